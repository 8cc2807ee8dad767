import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callApi } from '../../api/resilience/client';
import { install, type Installation } from '../../api/resilience/installation';
import type { ExportManifest } from '../../api/src/export/export-manifest';
import { openDb } from '../../api/src/db/open-db';
import { operatorSocketPath } from '../../api/src/operator/operator-socket-path';
import { REPOSITORY } from '../build/packages';

interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

interface Ended {
  code: number;
  out: string;
  error: string;
}

let root: string;
const at = (name: string): string => path.join(root, name);

/** Runs `npm run export` as an operator does. */
function runExport(folder: string, { dataDir, databaseUrl }: Place): Promise<Ended> {
  const args = ['--import', 'tsx', 'scripts/export.ts', '--out', folder];
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd: REPOSITORY, env }, (_, out, error) =>
      resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });
}

/** The rows of a table in an export, and the version of its schema. */
async function exported(folder: string, table: string) {
  const { schema } = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as ExportManifest;
  const text = await readFile(path.join(folder, `records/${table}.jsonl`), 'utf8');
  return { schema, rows: text.split('\n').filter(Boolean) };
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pignon-exported-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('the export command', () => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await install();
  }, 60_000);
  afterAll(() => installation.remove(), 120_000);

  it('exports the same records with and without a running server', async () => {
    const server = await installation.start();
    const body = { contactType: ['OWNER'], lastName: 'Etcheverry' };
    expect((await callApi(server.url, installation.token, 'POST contact', { body })).status).toBe(201);
    const withServer = await runExport(at('beside'), installation);
    expect([withServer.code, withServer.error]).toEqual([0, '']);
    expect(withServer.out).toMatch(/beside: \d+ rows, \d+ files, \d+ MB/);
    expect(await server.stop()).toBe(0);
    const alone = await runExport(at('alone'), installation);
    expect([alone.code, alone.error]).toEqual([0, '']);
    const contacts = await exported(at('beside'), 'contacts');
    expect(contacts.rows).toEqual([expect.stringContaining('Etcheverry')]);
    expect(await exported(at('alone'), 'contacts')).toEqual(contacts);
    expect(await exported(at('alone'), 'users')).toEqual(await exported(at('beside'), 'users'));
  }, 120_000);
});

describe('the export of an embedded database', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(at('data-'));
  });

  /** Runs the command and expects a refusal in one line, without a file. @returns the line */
  async function refusal(): Promise<string> {
    const { code, out, error } = await runExport(at('refused'), { dataDir });
    expect([code, out]).toEqual([1, '']);
    expect((await readdir(root)).filter((name) => name.startsWith('refused'))).toEqual([]);
    expect(error.trim().split('\n')).toHaveLength(1);
    return error.trim();
  }

  it('is refused in one sentence while another process locks the folder, which stays unchanged', async () => {
    const db = await openDb({ dataDir, databaseUrl: undefined });
    try {
      const lockedFolder = path.join(dataDir, 'pglite');
      expect(await refusal()).toBe(
        `The database in ${lockedFolder} is in use by process ${process.pid}. Stop it first.`,
      );
    } finally {
      await db.close();
    }
  }, 60_000);

  it('is refused in one sentence when the running server cannot export', async () => {
    const server = createServer((_, response) =>
      response.writeHead(404).end('This server does not know that command.'),
    );
    await new Promise<void>((resolve) => server.listen(operatorSocketPath(dataDir), resolve));
    try {
      expect(await refusal()).toBe('This server does not know that command.');
    } finally {
      server.close();
    }
  }, 60_000);

  it('is refused in one sentence when there is no database, and creates none', async () => {
    expect(await refusal()).toBe(
      `There is no database in ${path.join(dataDir, 'pglite')}: name its folder by DATA_DIR.`,
    );
    expect(existsSync(path.join(dataDir, 'pglite'))).toBe(false);
  }, 60_000);
});
