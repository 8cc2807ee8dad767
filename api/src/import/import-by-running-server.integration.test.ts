import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleLine } from '@pignon/shared/domain/poliris/poliris-fixture';
import { openTestDb } from '../../test/test-db';
import type { Db } from '../db/db';
import { openFolderStore } from '../modules/media/store/media-store';
import { operatorSocketPath } from '../operator/operator-socket-path';
import { importByRunningServer, importHandler } from './import-by-running-server';

let db: Db;
let dir: string;
let server: Server | undefined;
beforeEach(async () => {
  db = await openTestDb();
  dir = await mkdtemp(join(tmpdir(), 'pignon-door-'));
});
afterEach(async () => {
  server?.close();
  await db.close();
  await rm(dir, { recursive: true, force: true });
});

/** A database whose calls wait until the test releases them. */
function pauseableDb(): { held: Db; letGo: () => void } {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const slowDb = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...args: unknown[]) => {
        await gate;
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
  return { held: slowDb, letGo };
}

const bytes = new TextEncoder().encode(sampleLine());

describe('importing while the product runs', () => {
  it('returns null when no server runs on the folder', async () => {
    expect(await importByRunningServer(dir, bytes, { dryRun: false, onProgress: () => undefined })).toBeNull();
  });

  it('runs in the server, reports progress, and refuses a second import meanwhile', async () => {
    const { held, letGo } = pauseableDb();
    const handle = importHandler(held, openFolderStore(dir));
    server = createServer((request, response) => void handle(request, response));
    const arrived = new Promise<void>((resolve) => server?.once('request', () => resolve()));
    await new Promise<void>((resolve) => server?.listen(operatorSocketPath(dir), resolve));
    const calls: string[] = [];
    const first = importByRunningServer(dir, bytes, { dryRun: false, onProgress: (text) => calls.push(text) });
    await arrived;
    const second = importByRunningServer(dir, bytes, { dryRun: true, onProgress: () => undefined });
    await expect(second).rejects.toThrow('Un autre import est en cours');
    letGo();
    expect((await first)?.summary).toMatchObject({ created: 1 });
    expect(calls).toContain('1 annonces lues');
    await expect(
      importByRunningServer(dir, new Uint8Array(), { dryRun: false, onProgress: () => undefined }),
    ).rejects.toThrow('Le fichier est vide.');
  }, 60_000);
});
