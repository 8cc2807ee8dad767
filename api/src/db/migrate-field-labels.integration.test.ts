import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { openTestDb } from '../../test/test-db';
import type { Db } from './db';
import { findUpwards } from './find-upwards';
import { migrate } from './migrate';

const MIGRATIONS = [
  '221-field-label-texts.sql',
  '222-contact-label-texts.sql',
  '223-mandate-label-texts.sql',
  '224-activity-label-texts.sql',
  '225-admin-label-texts.sql',
  '226-value-word-texts.sql',
];
const ALL = findUpwards('migrations', import.meta.url);

let db: Db;
let dir: string;
beforeAll(async () => {
  db = await openTestDb();
  dir = await mkdtemp(join(tmpdir(), 'pignon-labels-'));
  const before = (await readdir(ALL)).filter((name) => name < '221');
  for (const name of before) await copyFile(join(ALL, name), join(dir, name));
});
afterAll(async () => {
  await rm(dir, { recursive: true });
  await db.close();
});

const ownText = (lang: string, key: string, text: string) =>
  db.query(sql`insert into message (lang, key, text, modified_by) values (${lang}, ${key}, ${text}, 'anne')`);

it('moves an agency’s own texts of fields and values to their new keys', async () => {
  await db.script('drop schema public cascade; create schema public');
  await migrate(db, dir);
  await ownText('fr', 'property:form.cadastre', 'Cadastre');
  await ownText('fr', 'property:filter.homeSize', 'Mètres carrés');
  await ownText('fr', 'property:columns.homeSize', 'm²');
  await ownText('en', 'property:columns.homeSize', 'Size');
  await ownText('fr', 'property:list.title', 'Nos biens');
  await ownText('fr', 'contact:form.lastName', 'Nom de famille');
  await ownText('fr', 'activity:new.title', 'Sujet');
  await ownText('fr', 'admin:agency.name', 'Enseigne');
  await ownText('fr', 'contact:proposal.note', 'Note');
  await ownText('fr', 'mandate:columns.clock', 'Terme');
  await ownText('fr', 'contact:proposal.by.PHONE', 'au téléphone');
  await ownText('fr', 'contact:proposal.means.PHONE', 'Au téléphone');
  await ownText('fr', 'occupancy.LET', 'Occupé');
  for (const name of MIGRATIONS) await copyFile(join(ALL, name), join(dir, name));
  await migrate(db, dir);
  expect(await db.query(sql`select lang, key, text from message order by lang, key`)).toEqual([
    { lang: 'en', key: 'property:field.propertyMetadata.homeSize.short', text: 'Size' },
    { lang: 'fr', key: 'activity:field.event.title', text: 'Sujet' },
    { lang: 'fr', key: 'admin:field.agency.name', text: 'Enseigne' },
    { lang: 'fr', key: 'contact:field.lastName', text: 'Nom de famille' },
    { lang: 'fr', key: 'contact:field.proposal.note', text: 'Note' },
    { lang: 'fr', key: 'contact:proposalMeans.PHONE', text: 'Au téléphone' },
    { lang: 'fr', key: 'mandate:field.clock', text: 'Terme' },
    { lang: 'fr', key: 'property:field.propertyMetadata.cadastre', text: 'Cadastre' },
    { lang: 'fr', key: 'property:field.propertyMetadata.homeSize.short', text: 'm²' },
    { lang: 'fr', key: 'property:list.title', text: 'Nos biens' },
    { lang: 'fr', key: 'property:occupancy.LET', text: 'Occupé' },
  ]);
});
