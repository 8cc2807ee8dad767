// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import type { LiveRemote } from '../live-remote';
import type { Ladder } from './ladder';
import { createPieceStore } from './piece-store';
import { RemoteFailure } from './remote-failure';

const remote: LiveRemote = {
  name: 'demo',
  version: '1',
  owner: 'Équipe Démo',
  contract: '^1.0.0',
  entry: '/entry',
  integrity: '',
  routes: [],
  menu: [],
  slots: [],
  messages: { fr: './messages/fr', en: './messages/en' },
};
const ladderOf = (load: () => Promise<unknown>): Ladder => ({
  load,
  preload: load,
  reset: vi.fn(),
  standIn: () => undefined,
});
const tick = () => new Promise((resolve) => setTimeout(resolve));

describe('the pieces of remotes', () => {
  test('are loaded once, together with what goes beside them', async () => {
    const load = vi.fn(() => Promise.resolve('module'));
    const beside = vi.fn(() => Promise.resolve());
    const pieces = createPieceStore(ladderOf(load), beside);
    expect(pieces.get(remote, './page')).toBe(pieces.get(remote, './page'));
    expect(await pieces.get(remote, './page')).toBe('module');
    expect(load).toHaveBeenCalledOnce();
    expect(beside).toHaveBeenCalledOnce();
  });

  test('of another version come with their texts again, also when the first version returns', async () => {
    const load = vi.fn(() => Promise.resolve('module'));
    const texts: string[] = [];
    const pieces = createPieceStore(ladderOf(load), ({ version }) => Promise.resolve(void texts.push(version)));
    pieces.preload(remote, './page');
    await tick();
    await pieces.get({ ...remote, version: '10' }, './page');
    await pieces.get({ ...remote, version: '10' }, './other');
    await pieces.get(remote, './page');
    expect(texts).toEqual(['1', '10', '10', '1']);
  });

  test('that were fetched ahead leave those of a version alone that was asked for meanwhile', async () => {
    let arrive: (module: unknown) => void = () => undefined;
    const late = {
      ...ladderOf(() => Promise.resolve('new')),
      preload: () => new Promise((resolve) => (arrive = resolve)),
    };
    const texts: string[] = [];
    const pieces = createPieceStore(late, ({ version }) => Promise.resolve(void texts.push(version)));
    pieces.preload(remote, './page');
    const shown = pieces.get({ ...remote, version: '2' }, './page');
    await shown;
    arrive('old');
    await tick();
    expect(texts).toEqual(['2']);
    expect(pieces.get({ ...remote, version: '2' }, './page')).toBe(shown);
  });

  test('are asked for again with their texts where another version came to stand in for either', async () => {
    let standIn: LiveRemote | undefined;
    const ladder = { ...ladderOf(() => Promise.resolve(standIn?.version ?? '1')), standIn: () => standIn };
    const texts: string[] = [];
    const pieces = createPieceStore(ladder, () => {
      standIn ??= { ...remote, version: '0' };
      return Promise.resolve(void texts.push(standIn.version));
    });
    expect(await pieces.get(remote, './page')).toBe('0');
    expect(texts).toEqual(['0', '0']);
  });

  test('of another live version begin with all chances, and without what stood in before', async () => {
    const ladder = ladderOf(() => Promise.resolve('module'));
    const pieces = createPieceStore(ladder, () => Promise.resolve());
    await pieces.get(remote, './page');
    await pieces.get(remote, './other');
    expect(ladder.reset).not.toHaveBeenCalled();
    await pieces.get({ ...remote, version: '2' }, './page');
    expect(ladder.reset).toHaveBeenCalledWith('demo');
  });

  test('fail with their texts, and are tried again with them', async () => {
    const beside = vi.fn(() => Promise.reject(new Error('no texts')));
    const pieces = createPieceStore(
      ladderOf(() => Promise.resolve('module')),
      beside,
    );
    pieces.preload(remote, './page');
    await tick();
    await expect(pieces.get(remote, './page')).rejects.toThrow('no texts');
    pieces.forget('demo');
    beside.mockImplementation(() => Promise.resolve() as never);
    expect(await pieces.get(remote, './page')).toBe('module');
  });

  test('can be read at once after a preload', async () => {
    const pieces = createPieceStore(
      ladderOf(() => Promise.resolve('module')),
      () => Promise.resolve(),
    );
    pieces.preload(remote, './page');
    await tick();
    expect(pieces.get(remote, './page')).toMatchObject({ status: 'fulfilled', value: 'module' });
  });

  test('tell how they stand, and the reference of their failure', async () => {
    const failure = new RemoteFailure('demo', '1', 'AB23CD45', new Error('gone'));
    const answers: Record<string, Promise<unknown>> = {
      './here': Promise.resolve('module'),
      './gone': Promise.reject(failure),
      './slow': new Promise(() => undefined),
    };
    const load = (_: LiveRemote, expose: string) => answers[expose]!;
    const pieces = createPieceStore({ ...ladderOf(() => load(remote, './here')), load }, () => Promise.resolve());
    for (const expose of Object.keys(answers)) pieces.get(remote, expose).catch(() => undefined);
    await tick();
    const piece = { remote: 'demo', version: '1' };
    expect(pieces.states()).toEqual([
      { ...piece, expose: './here', state: 'loaded' },
      { ...piece, expose: './gone', state: 'failed', errorId: 'AB23CD45' },
      { ...piece, expose: './slow', state: 'loading' },
    ]);
    pieces.forget('demo');
    expect(pieces.states().map(({ expose }) => expose)).toEqual(['./here', './slow']);
  });

  test('are asked for again after a failure where they are drawn anew, which gives no chances back', async () => {
    const load = vi.fn(() => Promise.reject(new Error('gone')));
    const ladder = ladderOf(load);
    const pieces = createPieceStore(ladder, () => Promise.resolve());
    await expect(pieces.get(remote, './page')).rejects.toThrow('gone');
    pieces.forget('demo');
    await expect(pieces.get(remote, './page')).rejects.toThrow('gone');
    expect(load).toHaveBeenCalledTimes(2);
    expect(ladder.reset).not.toHaveBeenCalled();
  });

  test('are tried again after a failure only when somebody asks', async () => {
    const load = vi.fn(() => Promise.reject(new Error('gone')));
    const ladder = ladderOf(load);
    const pieces = createPieceStore(ladder, () => Promise.resolve());
    await expect(pieces.get(remote, './page')).rejects.toThrow('gone');
    await expect(pieces.get(remote, './page')).rejects.toThrow('gone');
    expect(load).toHaveBeenCalledOnce();
    pieces.retry('demo');
    await expect(pieces.get(remote, './page')).rejects.toThrow('gone');
    expect(load).toHaveBeenCalledTimes(2);
    expect(ladder.reset).toHaveBeenCalledWith('demo');
  });
});
