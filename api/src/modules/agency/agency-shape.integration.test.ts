import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AgencySchema } from '@pignon/shared/domain/agency/agency.schema';
import sql from 'sql-template-tag';
import { UNNAMED_PARTS } from '../../../test/upgrade/earlier-rows';
import { openTestDb } from '../../../test/test-db';
import type { Db } from '../../db/db';
import { readAgency } from './agency.repo';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

describe('agency settings of an earlier version', () => {
  it('are converted by the migration', async () => {
    await db.query(sql`insert into agency (settings) values (${JSON.stringify(UNNAMED_PARTS)}::jsonb)`);
    const text = await readFile(join(import.meta.dirname, '../../../migrations/015-administration.sql'), 'utf8');
    const [update = ''] = /update agency set[\s\S]*?;\n/.exec(text) ?? [];
    await db.script(update);
    const agency = await readAgency(db);
    expect(AgencySchema.safeParse(agency).error).toBeUndefined();
    expect(agency).toMatchObject({
      name: 'Pignon',
      address: { street: UNNAMED_PARTS.street, postcode: '64200', city: 'Biarritz' },
      rcs: UNNAMED_PARTS.registrationNumber,
      professionalCard: { number: 'CPI 6401', chamber: 'CCI de Bayonne', kinds: ['T', 'G'] },
      guarantor: { name: 'Garantie mutuelle', address: null, amount: 120_000 },
      version: 2,
    });
    await db.script(update);
    expect((await readAgency(db)).version).toBe(2);
  });
});
