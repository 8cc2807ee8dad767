import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AgencySchema } from '@pignon/shared/domain/agency/agency.schema';
import sql from 'sql-template-tag';
import { openTestDb } from '../../../test/test-db';
import type { Db } from '../../db/db';
import { readAgency } from './agency.repo';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

/** As they were written before their parts had names. */
const BEFORE = {
  name: 'Pignon',
  legalName: 'Pignon SARL',
  street: '12 avenue de l’Océan',
  postcode: '64200',
  city: 'Biarritz',
  phone: '+33536490064',
  email: 'bonjour@pignon.test',
  registrationNumber: '000 000 064 RCS Bayonne',
  professionalCard: 'CPI 6401',
  chamber: 'CCI de Bayonne',
  guarantor: 'Garantie mutuelle',
  guaranteeAmount: 120_000,
  insurer: 'Assurance du littoral',
  mediator: 'Médiation',
  feeScaleUrl: 'https://pignon.test/honoraires',
};

describe('settings of an agency from before', () => {
  it('are taken along by the migration', async () => {
    await db.query(sql`insert into agency (settings) values (${JSON.stringify(BEFORE)}::jsonb)`);
    const text = await readFile(join(import.meta.dirname, '../../../migrations/015-administration.sql'), 'utf8');
    const [update = ''] = /update agency set[\s\S]*?;\n/.exec(text) ?? [];
    await db.script(update);
    const agency = await readAgency(db);
    expect(AgencySchema.safeParse(agency).error).toBeUndefined();
    expect(agency).toMatchObject({
      name: 'Pignon',
      address: { street: BEFORE.street, postcode: '64200', city: 'Biarritz' },
      rcs: BEFORE.registrationNumber,
      professionalCard: { number: 'CPI 6401', chamber: 'CCI de Bayonne', kinds: ['T', 'G'] },
      guarantor: { name: 'Garantie mutuelle', address: null, amount: 120_000 },
      version: 2,
    });
    await db.script(update);
    expect((await readAgency(db)).version).toBe(2);
  });
});
