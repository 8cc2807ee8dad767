import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleLine, type SampleFields } from '@pignon/shared/domain/poliris/poliris-fixture';
import sharp from 'sharp';
import sql, { raw } from 'sql-template-tag';
import { emptyDb, openTestDb } from '../../test/test-db';
import type { Db } from '../db/db';
import { openFolderStore } from '../modules/media/store/media-store';
import { readProperty } from '../modules/property/property-read.repo';
import { PHOTO_LIMITS } from './fetch-photo';
import { ImportStoppedError, runImport } from './run-import';

let db: Db;
let dir: string;
let web: Server;
let base: string;
let online = true;
const limits = { ...PHOTO_LIMITS, timeoutMs: 2000, isPrivate: () => false };

const picture = (colour: string) =>
  sharp({ create: { width: 64, height: 36, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const colours = ['#cc0000', '#00cc00', '#0000cc', '#cccc00'];

beforeAll(async () => {
  db = await openTestDb();
  dir = await mkdtemp(join(tmpdir(), 'pignon-import-'));
  const pictures = await Promise.all(colours.map(picture));
  web = createServer((request, response) => {
    const found = pictures[Number(/\d/.exec(request.url ?? '')?.[0])];
    if (!online || !found) response.writeHead(404).end();
    else response.end(found);
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await db.close();
  web.close();
  await rm(dir, { recursive: true, force: true });
});

beforeEach(async () => {
  online = true;
  await db.script('truncate import_listing, import_photo, import_agency, pending_media cascade');
  await emptyDb(db);
});

/** The database, whose second transaction fails at its end with this SQLSTATE. */
function dbFailingOnce(message: string, code: string): Db {
  let transactions = 0;
  return {
    ...db,
    tx: (work) =>
      db.tx(async (tx) => {
        const result = await work(tx);
        transactions += 1;
        if (transactions === 2) throw Object.assign(new Error(message), { code });
        return result;
      }),
  };
}

const store = () => openFolderStore(dir);
const file = (...lines: SampleFields[]) => new TextEncoder().encode(lines.map((line) => sampleLine(line)).join('\r\n'));
const run = (bytes: Uint8Array, dryRun = false) => runImport({ db, mediaStore: store(), bytes, dryRun, limits });
const total = async (table: string) =>
  (await db.query<{ count: number }>(sql`select count(*)::int as count from ${raw(table)}`))[0]?.count;
const versionOf = async (reference: string) => (await readProperty(db, reference))?.version;

describe('importing another agency’s export', () => {
  it('creates properties with their commune, their agency and their photographs in order', async () => {
    const { summary, rows } = await run(
      file(
        { photos: [`${base}/1.jpg`, `${base}/0.jpg`], captions: ['La terrasse', ''] },
        {
          reference: 'V200',
          technicalId: 'T-200',
          city: 'ST JEAN DE LUZ CEDEX',
          postcode: '64500',
          mandataryLastName: 'Etcheverry',
          mandataryFirstName: 'Amaia',
          mandataryPhone: '06 39 98 12 34',
        },
      ),
    );
    expect(summary).toMatchObject({ lines: 2, created: 2, refused: 0, photosAdded: 2, photosMissing: 0 });
    expect(rows.map(({ line, reference, result }) => [line, reference, result])).toEqual([
      [1, 'V100', 'CREATED'],
      [2, 'V200', 'CREATED'],
    ]);
    const first = await readProperty(db, 'V100');
    expect(first).toMatchObject({
      technicalId: 'T-100',
      price: 522_500,
      propertyStatus: 'ACTIVE',
      location: { city: 'Biarritz', insee: '64122' },
    });
    expect(first?.media.map(({ caption }) => caption)).toEqual(['La terrasse', '']);
    const second = await readProperty(db, 'V200');
    expect(second?.location).toMatchObject({ city: 'Saint-Jean-de-Luz', insee: '64483' });
    expect(Object.values(second?.contactTypes ?? {})).toEqual([['PARTNER'], ['PARTNER']]);
    expect(await total('contact')).toBe(2);
  });

  it('changes nothing when the same file comes again', async () => {
    const bytes = file(
      { photos: [`${base}/0.jpg`] },
      { reference: 'V200', technicalId: 'T-200', mandataryLastName: 'Haran', mandataryCity: 'Dax' },
    );
    await run(bytes);
    const before = [
      await total('audit_entry'),
      await total('event'),
      await total('contact'),
      await total('media'),
      await versionOf('V100'),
    ];
    const { summary } = await run(bytes);
    expect(summary).toMatchObject({ created: 0, updated: 0, unchanged: 2, photosAdded: 0 });
    expect([
      await total('audit_entry'),
      await total('event'),
      await total('contact'),
      await total('media'),
      await versionOf('V100'),
    ]).toEqual(before);
  });

  it('updates what changed, keeps staff’s changes, and records the price history', async () => {
    await run(file({}));
    await db.query(sql`update property set property_status = 'UNDER_OFFER' where reference = 'V100'`);
    const { summary } = await run(
      file({ price: '500000', priceWithoutFees: '478468.90', title: 'Maison, prix en baisse' }),
    );
    expect(summary).toMatchObject({ updated: 1, created: 0 });
    const property = await readProperty(db, 'V100');
    expect(property).toMatchObject({ price: 500_000, title: 'Maison, prix en baisse', propertyStatus: 'UNDER_OFFER' });
    expect(property?.financialInfo.priceHistory.map(({ price }) => price)).toEqual([522_500, 500_000]);
    expect(await db.query(sql`select 1 from audit_entry where entity = 'property' and action = 'UPDATE'`)).toHaveLength(
      1,
    );
  });

  it('reports every invalid line and imports the others', async () => {
    const lines = [
      sampleLine(),
      sampleLine({ reference: 'V2', kind: 'location vacances' }),
      sampleLine({}, 30),
      sampleLine({ reference: 'V4', price: '0', technicalId: '' }),
      sampleLine({ reference: 'V100-bis' }),
      sampleLine({ reference: 'V6', technicalId: 'T-6', city: 'Nulle-Part' }),
    ];
    const { summary, rows } = await run(new TextEncoder().encode(lines.join('\n')));
    expect(summary).toMatchObject({ lines: 6, created: 2, refused: 4 });
    expect(rows.map(({ line, result, findings }) => [line, result, findings[0]?.text ?? ''])).toEqual([
      [1, 'CREATED', 'Identifiant T-100 aussi à la ligne 5\u00a0: celle-ci est gardée, l’autre laissée.'],
      [2, 'REFUSED', 'Type d’annonce non géré\u00a0: «\u00a0location vacances\u00a0»'],
      [3, 'REFUSED', 'Ligne incomplète\u00a0: 30 champs au lieu de 334.'],
      [4, 'REFUSED', 'Le prix est requis'],
      [5, 'REFUSED', 'Identifiant T-100 déjà à la ligne 1\u00a0: celle-là est gardée, celle-ci laissée.'],
      [6, 'CREATED', 'Commune inconnue\u00a0: 64200 Nulle-Part, gardée telle quelle.'],
    ]);
  });

  it('fetches photographs that failed before, and withdraws those that left the feed', async () => {
    online = false;
    const bytes = file({ photos: [`${base}/0.jpg`, `${base}/1.jpg`] });
    const first = await run(bytes);
    expect(first.summary).toMatchObject({ created: 1, photosAdded: 0, photosMissing: 2 });
    expect(first.rows[0]?.findings[0]?.text).toContain('404');
    online = true;
    expect((await run(bytes)).summary).toMatchObject({ updated: 1, photosAdded: 2, photosMissing: 0 });
    const mediaKeys = (await readProperty(db, 'V100'))?.media.map(({ key }) => key);
    expect((await run(file({ photos: [`${base}/2.jpg`, `${base}/0.jpg`] }))).summary).toMatchObject({
      photosAdded: 1,
      photosRemoved: 1,
    });
    const after = (await readProperty(db, 'V100'))?.media.map(({ key }) => key);
    expect(after).toHaveLength(2);
    expect(after?.[1]).toBe(mediaKeys?.[0]);
  });

  it('assigns a reference of its own when theirs is taken or invalid, and finds the listing again', async () => {
    const files = [
      file({}),
      file({ agencyId: 'AG-2' }),
      file({ agencyId: 'AG-3', reference: 'réf 12/B', technicalId: '' }),
    ];
    for (const bytes of files) await run(bytes);
    const rows = await db.query<{ reference: string; technicalId: string }>(
      sql`select p.reference, p.technical_id as "technicalId" from property p join import_listing l on l.reference = p.reference order by agency_id`,
    );
    expect(rows[0]).toEqual({ reference: 'V100', technicalId: 'T-100' });
    expect(rows[1]?.reference).toMatch(/^V\d\d-00001$/);
    expect(rows[2]?.reference).toMatch(/^V\d\d-00002$/);
    expect(rows[2]?.technicalId).toBe('réf 12/B');
    for (const bytes of files) expect((await run(bytes)).summary).toMatchObject({ unchanged: 1, created: 0 });
  });

  it('writes nothing in a dry run', async () => {
    const { summary } = await run(file({ photos: [`${base}/0.jpg`] }), true);
    expect(summary).toMatchObject({ dryRun: true, created: 1 });
    expect([await total('property'), await total('contact'), await total('import_listing')]).toEqual([0, 0, 0]);
  });

  it('leaves only whole listings when it breaks off, and resumes when run again', async () => {
    const bytes = file({}, { reference: 'V200', technicalId: 'T-200' }, { reference: 'V300', technicalId: 'T-300' });
    const interruptedImport = dbFailingOnce('power cut', '57P01');
    const stopped: unknown = await runImport({ db: interruptedImport, mediaStore: store(), bytes, limits }).catch(
      (error: unknown) => error,
    );
    expect(stopped).toBeInstanceOf(ImportStoppedError);
    const { message, report } = stopped as ImportStoppedError;
    expect(message).toBe('L’import s’est arrêté\u00a0: power cut');
    expect(report.summary).toMatchObject({ created: 1, refused: 2 });
    expect(report.rows.at(-1)?.findings).toEqual([
      { severity: 'REFUSED', text: expect.stringContaining('relancez-le') as string },
    ]);
    expect([await total('property'), await total('import_listing')]).toEqual([1, 1]);
    expect((await run(bytes)).summary).toMatchObject({ created: 2, unchanged: 1 });
  });

  it('truncates a text between characters, and goes on after it', async () => {
    const house = '🏡';
    const { summary, rows } = await run(
      file(
        { title: `${'a'.repeat(199)}${house} au calme` },
        { reference: 'V200', technicalId: 'T-200', description: `${'b'.repeat(19_999)}${house}` },
        { reference: 'V300', technicalId: 'T-300' },
      ),
    );
    expect(summary).toMatchObject({ created: 3, refused: 0 });
    expect(rows).toHaveLength(3);
    expect((await readProperty(db, 'V100'))?.title).toBe('a'.repeat(199));
    expect((await readProperty(db, 'V200'))?.description).toBe('b'.repeat(19_999));
  });

  it('refuses only the failing line, and reports it', async () => {
    const bytes = file({}, { reference: 'V200', technicalId: 'T-200' }, { reference: 'V300', technicalId: 'T-300' });
    const interruptedImport = dbFailingOnce('no such value', '22P05');
    const { summary, rows } = await runImport({ db: interruptedImport, mediaStore: store(), bytes, limits });
    expect(summary).toMatchObject({ created: 2, refused: 1 });
    expect(rows[1]).toMatchObject({ result: 'REFUSED', reference: '' });
    expect(rows[1]?.findings.at(-1)?.severity).toBe('REFUSED');
  });

  it('removes photographs stored by an interrupted import', async () => {
    const abandonedKey = 'f'.repeat(40);
    await store().write(abandonedKey, 'ORIGINAL', await picture('#123456'));
    await db.query(
      sql`insert into pending_media (media_key, since) values (${abandonedKey}, now() - interval '1 hour')`,
    );
    await run(file({}));
    expect(await readdir(join(dir, 'ff')).catch(() => [])).not.toContain(abandonedKey);
    expect(await total('pending_media')).toBe(0);
  });

  it('reports in one sentence that a file is no export', async () => {
    await expect(run(new TextEncoder().encode('name;price\nhouse;3\n'))).rejects.toThrow(
      'Aucune annonce lisible\u00a0: ce fichier n’est pas un export Poliris.',
    );
    await expect(run(new Uint8Array())).rejects.toThrow('Le fichier est vide.');
  });
});
