import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { integrityOf } from '../store/file-integrity';
import { startBucket, type TestBucket } from '../testing/bucket.fixture';
import { builtRemote } from '../testing/built-remote.fixture';
import { openStore } from '../store/open-store';
import type { RemoteStore } from '../store/remote-store';

const PUBLISHER = path.join(import.meta.dirname, '../testing/publisher.fixture.ts');
const TIMEOUT_MS = 60_000;
const READ_INTERVAL_MS = 30;

let bucket: TestBucket;
let folder: string;
let round = 0;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pignon-store-'));
  round += 1;
});

const inBucket = () => ({
  STORE_URL: `${bucket.address.url}/${round}`,
  STORE_REGION: bucket.address.region,
  STORE_ACCESS_KEY_ID: bucket.address.accessKeyId,
  STORE_SECRET_ACCESS_KEY: bucket.address.secretAccessKey,
});

function publisher(env: Record<string, string>, built: readonly string[]): ChildProcess {
  const args = ['--import', 'tsx', PUBLISHER, folder, ...built];
  return spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Collects the output lines of a publisher. */
async function linesOf(child: ChildProcess): Promise<string[]> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'exit');
  return output.trim().split('\n').filter(Boolean);
}

const remote = (name: string, version: string) =>
  builtRemote({ name, version, routes: [{ path: `/${name}`, redirect: '/' }], slots: [] });

/** Fails when a version in the registry is incomplete. @returns the number of versions */
async function readWhole(store: RemoteStore): Promise<number> {
  const { remotes } = await store.readRegistry();
  const versions = Object.values(remotes).flatMap((entry) => Object.values(entry.versions));
  for (const { descriptor } of versions) {
    for (const [file, integrity] of Object.entries(descriptor.integrity)) {
      const content = await store.readFile(descriptor.name, descriptor.version, file);
      expect(content && integrityOf(content)).toBe(integrity);
    }
  }
  return versions.length;
}

const storeKinds: [string, () => Record<string, string>][] = [
  ['a folder', () => ({})],
  ['a bucket', inBucket],
];

describe.each(storeKinds)('several publishers at one store in %s', (_, envOf) => {
  test(
    'are all registered, and a reader never sees an incomplete version',
    async () => {
      const env = envOf();
      const store = openStore(env, folder);
      const names = ['one', 'two', 'three'];
      const built = await Promise.all(
        names.map((name) => Promise.all(['1', '2'].map((version) => remote(name, version)))),
      );
      const working = Promise.all(built.map((folders) => linesOf(publisher(env, folders))));
      const publishing = new AbortController();
      void working.finally(() => publishing.abort());
      while (!publishing.signal.aborted) {
        await readWhole(store);
        await pause(READ_INTERVAL_MS);
      }
      expect((await working).flat()).toEqual(Array(6).fill('published'));
      expect(await readWhole(store)).toBe(6);
      const { revision, remotes } = await store.readRegistry();
      expect(revision).toBe(12);
      for (const name of names) expect(remotes[name]).toMatchObject({ stable: '2', previous: '1' });
    },
    TIMEOUT_MS,
  );

  test(
    'of one build: it is published once, and later publishers are told so',
    async () => {
      const env = envOf();
      const built = await remote('one', '1');
      const outputs = await Promise.all([1, 2, 3].map(() => linesOf(publisher(env, [built]))));
      // concurrent publishers have published the same build
      expect(outputs.map(([line]) => line)).toContain('published');
      expect(outputs.flat().filter((line) => line !== 'published' && line !== 'version 1 exists')).toEqual([]);
      expect(await linesOf(publisher(env, [built]))).toEqual(['version 1 exists']);
      expect(await readWhole(openStore(env, folder))).toBe(1);
    },
    TIMEOUT_MS,
  );

  test(
    'resume the publication of a killed process',
    async () => {
      const env = envOf();
      const store = openStore(env, folder);
      const built = await Promise.all(Array.from({ length: 12 }, (_each, index) => remote('one', `${index}`)));
      const killed = publisher(env, built);
      await once(killed.stdout!, 'data');
      killed.kill('SIGKILL');
      await once(killed, 'exit');
      const before = await readWhole(store);
      expect(before).toBeGreaterThan(0);
      const newest = built.slice(before, before + 2);
      expect(await linesOf(publisher(env, newest))).toEqual(['published', 'published']);
      expect(await readWhole(store)).toBe(before + 2);
    },
    TIMEOUT_MS,
  );
});
