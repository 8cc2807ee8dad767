import type { ImportValues } from '@pignon/shared/domain/contact/import/import-fields';
import { importBatches } from '@pignon/shared/domain/import/import-batches';
import { MAX_IMPORTED } from '@pignon/shared/domain/import/import.limits';
import type { ImportResult } from '@pignon/shared/domain/contact/import/import.schema';
import sql from 'sql-template-tag';
import { startWorld, type World } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const DEFAULTS = { contactType: 'CUSTOMER', source: null, negotiator: null };
const good = (index: number): ImportValues => ({
  lastName: `Personne ${index}`,
  firstName: 'Jean',
  email: `personne${index}@exemple.test`,
  mobile: `06${String(10_000_000 + index)}`,
  postcode: '64200',
  city: 'Biarritz',
});

/** Of twenty lines one has no name, one an invalid e-mail, and one names the person of six lines before. */
function lineOf(index: number): ImportValues {
  if (index % 20 === 5) return { ...good(index), lastName: '' };
  if (index % 20 === 11) return { ...good(index), email: 'personne@' };
  if (index % 20 === 17) return { lastName: 'Autre', email: `PERSONNE${index - 7}@exemple.test` };
  return good(index);
}

it('5,000 lines with errors: valid ones are created once, invalid ones are listed', async () => {
  const token = await world.signIn(['MANAGER']);
  const lines = Array.from({ length: MAX_IMPORTED }, (_, index) => ({ line: index + 2, values: lineOf(index) }));
  const batches = importBatches(lines);
  const post = async (index: number): Promise<ImportResult[]> => {
    const headers = { 'idempotency-key': `file:${index}` };
    const body = { lines: batches[index], defaults: DEFAULTS };
    const answer = await world.call('POST contact/import', { token, headers, body });
    expect(answer.status).toBe(201);
    return (answer.body as { results: ImportResult[] }).results;
  };
  const first: ImportResult[] = [];
  for (let index = 0; index < 20; index += 1) first.push(...(await post(index)));
  // the response to the last batch was lost with the connection: everything is sent again
  const results: ImportResult[] = [];
  for (let index = 0; index < batches.length; index += 1) results.push(...(await post(index)));

  expect(results.slice(0, first.length)).toEqual(first);
  const linesThat = (outcome: ImportResult['outcome']) => results.filter((each) => each.outcome === outcome);
  expect(linesThat('CREATED')).toHaveLength(4250);
  expect(linesThat('REFUSED').map(({ line }) => line)).toEqual(
    lines.filter((_, index) => index % 20 === 5 || index % 20 === 11).map(({ line }) => line),
  );
  expect(linesThat('REFUSED').every(({ problems }) => problems.length === 1)).toBe(true);
  const created = new Map(results.map((each) => [each.line, each.contactId]));
  for (const { line, contactId } of linesThat('DOUBLE')) expect(contactId).toBe(created.get(line - 7));
  expect(linesThat('DOUBLE')).toHaveLength(250);
  const [totals] = await world.db.query<{ total: number; persons: number }>(
    sql`select count(*)::int as total, count(distinct lower(email))::int as persons from contact`,
  );
  expect(totals).toEqual({ total: 4250, persons: 4250 });
}, 60_000);
