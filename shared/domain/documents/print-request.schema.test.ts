import { RegisterFileQuery, RegisterQuery } from '../mandate/register.schema';
import { MAX_PRINTED } from './print-limits';
import { PrintRequest } from './print-request.schema';

const PUBLIC = { propertyPrintMode: 'PUBLIC' };
const messages = (value: object) => PrintRequest.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('PrintRequest', () => {
  test('defaults to A4 portrait', () => {
    expect(PrintRequest.parse({ ...PUBLIC, propertyRef: 'V26-00042' })).toMatchObject({
      format: 'A4',
      orientation: 'portrait',
    });
  });

  test('names one property or a list, not both', () => {
    const refusal = ['Indiquez un bien, ou une liste de biens'];
    expect(messages({ ...PUBLIC, propertyRef: 'V26-00042' })).toEqual([]);
    expect(messages({ ...PUBLIC, propertyRefs: ['V26-00042'] })).toEqual([]);
    expect(messages(PUBLIC)).toEqual(refusal);
    expect(messages({ ...PUBLIC, propertyRef: 'V26-00042', propertyRefs: ['V26-00042'] })).toEqual(refusal);
  });

  test('accepts a non-empty reason only', () => {
    const request = { ...PUBLIC, propertyRef: 'V26-00042' };
    expect(messages({ ...request, reason: '  ' })).toEqual(['Le motif est requis']);
    expect(PrintRequest.parse({ ...request, reason: ' Accord du propriétaire ' }).reason).toBe(
      'Accord du propriétaire',
    );
  });

  test('limits the list, with a readable message', () => {
    const many = (length: number) => ({ ...PUBLIC, propertyRefs: Array<string>(length).fill('V26-00042') });
    expect(messages(many(0))).toEqual(['Choisissez au moins un bien']);
    expect(messages(many(MAX_PRINTED))).toEqual([]);
    expect(messages(many(MAX_PRINTED + 1))).toEqual([`Un document contient au plus ${MAX_PRINTED} biens`]);
  });
});

describe.each([
  ['RegisterFileQuery', RegisterFileQuery],
  ['RegisterQuery', RegisterQuery],
])('%s', (_, schema) => {
  const issues = (value: object) =>
    schema.safeParse(value).error?.issues.map(({ path, message }) => [path, message]) ?? [];

  test('defaults to the transaction register', () => {
    expect(schema.parse({}).register).toBe('T');
    expect(schema.parse({ register: 'G' }).register).toBe('G');
  });

  test('accepts a period open at either end, or of one day, but not one that ends before it starts', () => {
    for (const period of [{ from: '2026-11-21' }, { to: '2026-11-21' }, { from: '2026-11-21', to: '2026-11-21' }])
      expect(issues(period)).toEqual([]);
    expect(issues({ from: '2026-11-21', to: '2026-11-20' })).toEqual([
      [['to'], 'La fin de la période précède son début'],
    ]);
    expect(issues({ from: '21/11/2026' })).toHaveLength(1);
  });
});

describe('the pages of a register', () => {
  test('have 100 lines, and 500 at most', () => {
    expect(RegisterQuery.parse({})).toMatchObject({ pageSize: 100, pageNumber: 0 });
    expect(RegisterQuery.parse({ pageSize: '500', pageNumber: '2' })).toMatchObject({ pageSize: 500, pageNumber: 2 });
    for (const wrong of [{ pageSize: '501' }, { pageSize: '0' }, { pageNumber: '-1' }, { pageSize: '1.5' }])
      expect(RegisterQuery.safeParse(wrong).success).toBe(false);
  });
});
