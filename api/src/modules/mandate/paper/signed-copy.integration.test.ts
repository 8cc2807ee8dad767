import { createHash } from 'node:crypto';
import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import { addMonths, dayOf } from '@pignon/shared/domain/common/day';
import sql from 'sql-template-tag';
import { mandateFields, SOMEBODY } from '../../../../test/factories';
import { expectMandate, MandateWorld, expectRefusal } from '../../../../test/mandate-world';
import { readPdf } from '../../../../test/pdf';
import { writeAgency } from '../../agency/agency.repo';
import { insertManyMandates } from '../mandate.service';

let m: MandateWorld;
beforeAll(async () => {
  m = await MandateWorld.start();
});
beforeEach(() => m.begin());
afterAll(() => m.world.close());

const copy = async (path: string) => (await m.call(`GET mandate/${path}/pdf`)).bytes;

/** Changes everything that the document prints. */
async function renameAll(): Promise<void> {
  await m.world.db.tx((tx) => writeAgency(tx, { ...EMPTY_AGENCY, name: 'Agence rebaptisée' }));
  await m.world.db.query(sql`update contact set last_name = 'Rebaptisé' where id = ${m.anne}`);
  await m.world.db.query(sql`update property set parts = jsonb_set(parts, '{location,label}', '"Ailleurs"')`);
  await m.world.db.query(sql`update mandate set price = 1, parts = jsonb_set(parts, '{commissionRate}', '9')`);
}

interface CopyRow {
  amendment: number;
  copy: number;
  sha256: string;
  by: string;
  content: Uint8Array;
}

const copiesOf = (id: number) =>
  m.world.db.query<CopyRow>(sql`select amendment, copy, sha256, kept_by as by, content from mandate_paper_copy
    where mandate_id = ${id} order by amendment, copy`);

describe('a signed mandate', () => {
  it('is stored with its last signature and served byte for byte, whatever changes afterwards', async () => {
    const { id } = await m.create({ counterParts: [m.anne, m.luc] });
    expectMandate(await m.sign('V1', m.anne));
    expect(await copiesOf(id)).toEqual([]);
    expectMandate(await m.sign('V1', m.luc));
    const storedCopy = await copiesOf(id);
    expect(storedCopy.map((each) => [each.amendment, each.copy, each.by])).toEqual([
      [0, 0, 'nora@pignon.test'],
      [0, 1, 'nora@pignon.test'],
      [0, 2, 'nora@pignon.test'],
    ]);
    for (const { content, sha256 } of storedCopy)
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    const before = [await copy(`${id}/agency`), await copy(`${id}/${m.anne}`), await copy(`${id}/${m.luc}`)];
    expect(before.map((bytes) => createHash('sha256').update(bytes).digest('hex'))).toEqual(
      storedCopy.map(({ sha256 }) => sha256),
    );
    await renameAll();
    expectMandate(await m.call(`PATCH mandate/${id}/extend`, { endDate: addMonths(dayOf(), 9) }));
    expectMandate(await m.call(`PATCH mandate/${id}/status/CLOSED`, { kind: 'CANCELLATION', reason: 'x' }));
    expect((await copy(`${id}/agency`)).equals(before[0] as Buffer)).toBe(true);
    expect((await copy(`${id}/${m.anne}`)).equals(before[1] as Buffer)).toBe(true);
    const { text } = await readPdf(await copy(`${id}/${m.anne}`));
    expect(text).toContain('Exemplaire pour Madame Maïalen ÉLISSALDE');
    expect(text).not.toMatch(/Rebaptis|Ailleurs|ANNULÉ/i);
  });

  it('has its amendments as separate documents, numbered under it', async () => {
    const { id } = await m.create({ counterParts: [m.anne] });
    expectMandate(await m.sign('V1', m.anne));
    expectMandate(
      await m.call(`PATCH mandate/${id}/extend`, { endDate: addMonths(dayOf(), 9), text: 'Trois mois de plus.' }),
    );
    expect((await copiesOf(id)).map((each) => [each.amendment, each.copy])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    const bytes = await copy(`${id}/amendment/1/agency`);
    expect((await readPdf(bytes)).text).toMatch(/Avenant n° 1 .*Trois mois de plus\./);
    await renameAll();
    expect((await copy(`${id}/amendment/1/agency`)).equals(bytes)).toBe(true);
    expectRefusal(await m.call(`GET mandate/${id}/amendment/2/agency/pdf`), 404);
    expectRefusal(await m.call(`GET mandate/${id}/amendment/1/999999/pdf`), 404);
  });

  it('is never rewritten, not even by direct SQL', async () => {
    const { id } = await m.create({ counterParts: [m.anne] });
    expectMandate(await m.sign('V1', m.anne));
    for (const change of [
      sql`update mandate_paper set facts = '{}'`,
      sql`delete from mandate_paper`,
      sql`update mandate_paper_copy set file_name = 'x'`,
      sql`delete from mandate_paper_copy where mandate_id = ${id}`,
    ])
      await expect(m.world.db.query(change)).rejects.toThrow(/stays as it was signed/);
  });

  it('of a register taken over is stored from its first copy on', async () => {
    const fields = mandateFields({ propertyRef: 'V2', counterParts: [m.anne] });
    const life = { status: 'RUNNING' as const, registerNumber: 7, registerDate: '2026-01-05T10:00:00.000Z' };
    const [id = 0] = await m.world.db.tx((tx) => insertManyMandates(tx, SOMEBODY, [{ fields, life }]));
    const first = await copy(`${id}/agency`);
    await renameAll();
    expect((await copy(`${id}/agency`)).equals(first)).toBe(true);
  });
});

it('a draft prints the current records', async () => {
  const { id } = await m.create({ counterParts: [m.anne] });
  await renameAll();
  expect((await readPdf(await copy(`${id}/agency`))).text).toMatch(/PROJET.*REBAPTISÉ/);
  expect(await copiesOf(id)).toEqual([]);
});
