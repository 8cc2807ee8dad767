import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sql, { join as list, raw } from 'sql-template-tag';
import type { MediaList } from '@pignon/shared/domain/media/media.schema';
import { SOMEBODY } from '../../test/factories';
import { drawnSignature } from '../../test/papers/drawn-signature';
import { GROUP, plantWorld, REFERENCE } from '../../test/planted/planted-world';
import { aPhotograph, upload } from '../../test/upload';
import { startWorld, tokenOf, type World } from '../../test/world';
import { tablesInOrder } from '../backup/table-catalog';
import { exportAgency } from './export-agency';
import type { ExportManifest } from './export-manifest';
import { EXPORTED_TABLES, OMITTED_TABLES } from './exported-tables';

const TEXT = 'Maison "Etxea"; vue\r\nmer';
/** Secrets as the tables hold them. */
const SECRETS = { mail: randomBytes(24), portal: randomBytes(24), calendar: randomBytes(24).toString('hex') };

let world: World;
let root: string;
let out: string;
let manifest: ExportManifest;

const read = (path: string): Promise<Buffer> => readFile(join(out, path));
const jsonLines = async (file: string): Promise<unknown[]> =>
  String(await read(`records/${file}.jsonl`))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);

/** Every file of the export but the manifest. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((file) => relative(folder, file)).filter((file) => file !== 'manifest.json');
}

async function plantSecrets(): Promise<void> {
  const { db } = world;
  await db.query(sql`update mail_settings set password = ${SECRETS.mail}`);
  await db.query(sql`insert into portal (code, name, kind, enabled, settings) values ('seloger', 'SeLoger', 'POLIRIS', false, '{}')
    on conflict do nothing`);
  await db.query(sql`insert into portal_secret (code, sealed) values ('seloger', ${SECRETS.portal})`);
  await db.query(
    sql`insert into calendar_token (user_email, token_hash) values (${SOMEBODY.user}, ${SECRETS.calendar})`,
  );
}

async function plantDocuments(mandate: number): Promise<void> {
  const content = Buffer.from('%PDF-1.7 a mandate\n%%EOF');
  const sha256 = createHash('sha256').update(content).digest('hex');
  await world.db.query(sql`insert into mandate_paper (mandate_id, amendment, facts, kept_by)
    values (${mandate}, 0, '{}', ${SOMEBODY.user})`);
  await world.db
    .query(sql`insert into mandate_paper_copy (mandate_id, amendment, copy, file_name, content, sha256, kept_by)
    values (${mandate}, 0, 0, 'Mandat T-1/2026.pdf', ${content}, ${sha256}, ${SOMEBODY.user})`);
}

async function plantMedia(token: string, contact: number): Promise<void> {
  const pdf = { name: 'plan.pdf', bytes: Buffer.from('%PDF-1.7 a plan\n%%EOF\n') };
  const answer = await upload(world, `property/${REFERENCE}`, [await aPhotograph(400, 300), pdf], token);
  await upload(world, `contact/${contact}`, [pdf], token);
  const { content, version } = answer.body as MediaList;
  const cropped = await world.call(`PATCH media/property/${REFERENCE}/${content[0]?.key}`, {
    token,
    body: { crop: { x: 0, y: 0.5, width: 1, height: 0.5, rotation: 0 } },
    headers: { 'if-match': `"${version}"` },
  });
  expect(cropped.status).toBe(200);
}

beforeAll(async () => {
  world = await startWorld();
  root = await mkdtemp(join(tmpdir(), 'pignon-export-'));
  const { buyer, mandate, owner } = await world.db.tx((tx) => plantWorld(tx, TEXT));
  const token = tokenOf({ uid: 'nora', email: SOMEBODY.user });
  await plantMedia(token, owner);
  await plantDocuments(mandate);
  const signers = [{ contactId: buyer, person: 'FIRST', image: await drawnSignature() }];
  expect((await world.call(`POST visit/group/${GROUP}/sign`, { token, body: { signers } })).status).toBe(200);
  await plantSecrets();
  out = join(root, 'export');
  await exportAgency(world, { folder: out, version: '1.2.3' });
  manifest = JSON.parse(String(await read('manifest.json'))) as ExportManifest;
}, 60_000);
afterAll(async () => {
  await world.close();
  await rm(root, { recursive: true, force: true });
});

describe('an export of all data of an agency', () => {
  it('has every row of every table, with its values', async () => {
    const filled: string[] = [];
    for (const { name, columns } of await tablesInOrder(world.db)) {
      const { file, omits = {} } = EXPORTED_TABLES[name] ?? {};
      if (!file) continue;
      const expectedColumns = list(columns.filter((column) => !(column in omits)).map((column) => raw(`"${column}"`)));
      const rows = await world.db.query<{ row: string }>(
        sql`select to_jsonb(r)::text as row from (select ${expectedColumns} from ${raw(name)}) r`,
      );
      const expected = rows.map(({ row }) => JSON.stringify(sorted(JSON.parse(row)))).sort();
      const found = (await jsonLines(file)).map((line) => JSON.stringify(sorted(line))).sort();
      expect({ name, rows: found }).toEqual({ name, rows: expected });
      const path = `records/${file}.jsonl`;
      expect({ name, count: manifest.files.find((each) => each.path === path)?.rows }).toEqual({
        name,
        count: rows.length,
      });
      if (rows.length > 0) filled.push(name);
    }
    const expectedColumns = [
      'contact',
      'property',
      'mandate',
      'visit',
      'event',
      'visit_voucher_copy',
      'mandate_paper_copy',
      'media',
    ];
    expect(filled).toEqual(expect.arrayContaining(expectedColumns));
  });

  it('lists every file with its size and hash', async () => {
    const found = await filesOf(out);
    expect(found.sort()).toEqual(manifest.files.map(({ path }) => path).sort());
    for (const { path, bytes, sha256 } of manifest.files) {
      const content = await read(path);
      const measured = { path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
      expect(measured).toEqual({ path, bytes, sha256 });
    }
    expect(manifest).toMatchObject({ format: 1, product: { name: 'Pignon', version: '1.2.3' }, missing: [] });
    const [last] = await world.db.query<{ name: string }>(sql`select max(name) as name from schema_migration`);
    expect(manifest.schema).toBe(last?.name);
  });

  it('has the tables known to staff, one row per record', async () => {
    const tables: Record<string, string> = {
      biens: 'property',
      contacts: 'contact',
      mandats: 'mandate',
      visites: 'visit',
      evenements: 'event',
    };
    for (const [file, table] of Object.entries(tables)) {
      const [storedRows] = await world.db.query<{ count: number }>(
        sql`select count(*)::int as count from ${raw(table)}`,
      );
      const listed = manifest.files.find(({ path }) => path === `spreadsheets/${file}.csv`);
      expect({ file, rows: listed?.rows }).toEqual({ file, rows: storedRows?.count });
      expect((await csvRows(file)).length).toBe((storedRows?.count ?? 0) + 1);
    }
    const [head = [], first = []] = await csvRows('biens');
    expect(first[head.indexOf('Référence')]).toBe(REFERENCE);
    expect(await csvRows('registre-transaction')).toHaveLength(3);
    expect((await csvRows('visites'))[1]?.[2]).toBe(REFERENCE);
    expect(String(await read('spreadsheets/evenements.csv'))).toContain('Maison ""Etxea""; vue');
  });

  it('has signed documents, pictures and files, byte for byte', async () => {
    const papers = await world.db.query<{ content: Uint8Array }>(
      sql`select content from visit_voucher_copy union all select content from mandate_paper_copy`,
    );
    expect(papers).toHaveLength(2);
    const hashes = new Set(manifest.files.map(({ sha256 }) => sha256));
    for (const { content } of papers) expect(hashes).toContain(createHash('sha256').update(content).digest('hex'));
    const keys = await world.db.query<{ key: string }>(
      sql`select key from media union all select crop_key from media where crop_key is not null`,
    );
    expect(keys).toHaveLength(4);
    for (const { key } of keys) expect([...hashes].some((hash) => hash.startsWith(key))).toBe(true);
    const folders = manifest.files
      .filter(({ kind }) => kind === 'media')
      .map(({ path }) => path.split('/', 3).join('/'));
    expect(folders.filter((folder) => folder === `media/properties/${REFERENCE}`)).toHaveLength(3);
  });

  it('contains no secret, and lists what it leaves out', async () => {
    const forms = Object.values(SECRETS).flatMap((secret) =>
      typeof secret === 'string' ? [secret] : [secret.toString('hex'), secret.toString('base64'), secret],
    );
    for (const path of await filesOf(out)) {
      const content = await read(path);
      expect({ path, secrets: forms.filter((form) => content.includes(form)).length }).toEqual({ path, secrets: 0 });
    }
    expect(manifest.omitted).toEqual(
      expect.arrayContaining([
        { table: 'mail_settings', column: 'password', reason: 'a password' },
        { table: 'portal_secret', reason: 'passwords' },
        { table: 'calendar_token', reason: 'tokens' },
      ]),
    );
  });

  it('exports no column of bytes, passwords, secrets or tokens', async () => {
    const suspiciousColumns = await world.db.query<{ table: string; column: string }>(sql`
      select table_name::text as table, column_name::text as column from information_schema.columns
      where table_schema = 'public' and (data_type = 'bytea' or column_name ~ 'password|secret|token')`);
    const exported = suspiciousColumns.filter(
      ({ table, column }) => !(table in OMITTED_TABLES) && !(column in (EXPORTED_TABLES[table]?.omits ?? {})),
    );
    expect(exported).toEqual([]);
  });
});

it('refuses a folder that exists, and leaves it as it is', async () => {
  const folder = join(root, 'existing');
  await mkdir(folder);
  await expect(exportAgency(world, { folder, version: '1.2.3' })).rejects.toThrow('exists already');
  expect(await readdir(folder)).toEqual([]);
});

it('assigns every table to a file or an exclusion; fails and writes nothing for an unknown table', async () => {
  const known = [...Object.keys(EXPORTED_TABLES), ...Object.keys(OMITTED_TABLES)];
  expect(known.sort()).toEqual((await tablesInOrder(world.db)).map(({ name }) => name).sort());
  await world.db.script('create table stranger (id int primary key)');
  const folder = join(root, 'stranger');
  await expect(exportAgency(world, { folder, version: '1.2.3' })).rejects.toThrow('becomes of the table stranger');
  await world.db.script('drop table stranger');
  expect([existsSync(folder), existsSync(`${folder}.part`)]).toEqual([false, false]);
});

/** A value with the keys of its objects in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}

/** Reads a table of RFC 4180 with semicolons. */
async function csvRows(file: string): Promise<string[][]> {
  const text = String(await read(`spreadsheets/${file}.csv`)).replace(/^\uFEFF/, '');
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}
