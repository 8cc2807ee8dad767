import {
  afterUpload,
  CONCURRENCY,
  inChosenOrder,
  isFinished,
  toStart,
  type UploadEvent,
  type Uploads,
} from './upload-state';

const file = (id: string) => ({ id, name: `${id}.jpg`, blob: new Blob([id]), mark: 'PUBLIC' as const });
const after = (events: readonly UploadEvent[], start: Uploads = []) => events.reduce(afterUpload, start);
const added: UploadEvent = { kind: 'added', files: ['a', 'b', 'c', 'd', 'e'].map(file) };
const states = (uploads: Uploads) => uploads.map(({ id, state }) => `${id} ${state}`);

describe('uploads', () => {
  it(`start in order, ${CONCURRENCY} at a time, the next one when one finishes or fails`, () => {
    const first = after([added]);
    expect(toStart(first).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    const startedState = after(
      ['a', 'b', 'c'].map((id): UploadEvent => ({ kind: 'started', id })),
      first,
    );
    expect(toStart(startedState)).toEqual([]);
    const one = after([{ kind: 'done', id: 'b', key: 'kb' }], startedState);
    expect(toStart(one).map(({ id }) => id)).toEqual(['d']);
    const two = after([{ kind: 'failed', id: 'a', problem: 'Non' }], one);
    expect(toStart(two).map(({ id }) => id)).toEqual(['d', 'e']);
  });

  it('keep the reason of a failure, and can be retried', () => {
    const failed = after([added, { kind: 'started', id: 'a' }, { kind: 'failed', id: 'a', problem: 'Pas de réseau' }]);
    expect(failed[0]).toMatchObject({ state: 'failed', problem: 'Pas de réseau' });
    const again = after([{ kind: 'retried', id: 'a' }], failed);
    expect(again[0]).toMatchObject({ state: 'waiting', progress: 0, problem: undefined });
  });

  it('ignore late events of removed or failed files', () => {
    const stateAfter = after([
      added,
      { kind: 'started', id: 'a' },
      { kind: 'removed', id: 'a' },
      { kind: 'done', id: 'a', key: 'ka' },
    ]);
    expect(states(stateAfter)).toEqual(['b waiting', 'c waiting', 'd waiting', 'e waiting']);
    const failed = after([added, { kind: 'started', id: 'a' }, { kind: 'failed', id: 'a', problem: 'Non' }]);
    expect(after([{ kind: 'progressed', id: 'a', progress: 0.5 }], failed)[0]).toMatchObject({ progress: 0 });
  });

  it('are listed once, however often they are read from storage', () => {
    expect(after([added, added])).toHaveLength(5);
  });

  it('are finished when each is uploaded or has failed', () => {
    const two = after([
      { kind: 'added', files: [file('a'), file('b')] },
      { kind: 'started', id: 'a' },
    ]);
    expect(isFinished(two)).toBe(false);
    const one = after([{ kind: 'done', id: 'a', key: 'ka' }], two);
    expect(isFinished(one)).toBe(false);
    expect(isFinished(after([{ kind: 'failed', id: 'b', problem: 'Non' }], one))).toBe(true);
    expect(isFinished([])).toBe(true);
  });

  it('can be reordered before they start', () => {
    expect(
      after([added, { kind: 'ordered', ids: ['c', 'a', 'b', 'd', 'e'] }])
        .map(({ id }) => id)
        .join(''),
    ).toBe('cabde');
  });
});

describe('the order of uploaded files', () => {
  const arrived = (keys: readonly (string | undefined)[]) =>
    keys.map((key, index) => ({ ...file(String(index)), state: 'done' as const, progress: 1, key }));

  it('is the order of selection, after existing files', () => {
    expect(inChosenOrder(['old', 'k3', 'k1', 'k2'], arrived(['k1', 'k2', 'k3']))).toEqual(['old', 'k1', 'k2', 'k3']);
  });

  it('keeps the positions of a colleague’s files, and ignores missing ones', () => {
    expect(inChosenOrder(['k2', 'theirs', 'k1'], arrived(['k1', undefined, 'k2', 'gone']))).toEqual([
      'k1',
      'theirs',
      'k2',
    ]);
  });

  it('counts a repeated picture once', () => {
    expect(inChosenOrder(['k2', 'k1'], arrived(['k1', 'k1', 'k2']))).toEqual(['k1', 'k2']);
  });
});
