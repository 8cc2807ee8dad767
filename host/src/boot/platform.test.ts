import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { aLiveRemote } from '@pignon/shared/testing/live-remote';
import { i18n, setupI18n } from '@pignon/shared/i18n';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { exposedModules } from './platform';

/** Modules by remote, version and expose; a missing one fails to load. */
const files = new Map<string, unknown>();
jest.mock('@pignon/shared/federation/runtime/entry-script', () => ({ runEntry: () => Promise.resolve() }));
jest.mock('@pignon/shared/federation/runtime/container', () => ({
  containerOf: ({ name, version }: LiveRemote) => `${name}_${version}`,
  moduleOf: ({ name, version }: LiveRemote, expose: string) => {
    const exposedModule = files.get(`${name} ${version} ${expose}`);
    return exposedModule ? Promise.resolve(exposedModule) : Promise.reject(new Error('gone'));
  },
}));

const remote = (name: string, version: string) => aLiveRemote(name, { version });

let standIn: () => Promise<Response>;
beforeEach(() => {
  setupI18n();
  files.clear();
  stubGlobal('fetch', (url: string, { signal }: RequestInit = {}) => {
    if (!url.startsWith('/stand-in.json')) return Promise.resolve(new Response(null, { status: 304 }));
    const abortedResponse = new Promise<Response>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
    return Promise.race([standIn(), abortedResponse]);
  });
});

describe('a remote with a file that fails to load', () => {
  test('uses the texts of its fallback version, even if others were on screen', async () => {
    standIn = () => Promise.resolve(Response.json({ standIn: remote('words', '1') }));
    files.set('words 2 ./slot', { Slot: 'two' });
    files.set('words 2 ./messages/fr', { title: 'Deux' });
    files.set('words 1 ./page', { Page: 'one' });
    files.set('words 1 ./messages/fr', { title: 'Un', old: 'Texte d’avant' });
    await exposedModules.get(remote('words', '2'), './slot');
    expect(i18n.t('title', { ns: 'words' })).toBe('Deux');
    expect(await exposedModules.get(remote('words', '2'), './page')).toEqual({ Page: 'one' });
    expect([i18n.t('title', { ns: 'words' }), i18n.t('old', { ns: 'words' })]).toEqual(['Un', 'Texte d’avant']);
  });

  test('fails when the request for a fallback gets no response', async () => {
    standIn = () => new Promise(() => undefined);
    const originalTimeout = AbortSignal.timeout.bind(AbortSignal);
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => originalTimeout(10));
    await expect(exposedModules.get(remote('silent', '2'), './page')).rejects.toThrow('silent 2: gone');
    expect(timeout).toHaveBeenCalledWith(5_000);
  });
});
