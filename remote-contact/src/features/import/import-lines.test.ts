import type { ImportContext } from '@pignon/shared/domain/contact/import/import-line';
import { prepareLines, sendable } from '@pignon/shared/domain/import/prepared-lines';
import { mergeOutcome, countOutcomes, checkLines } from './import-lines';

const CONTEXT: ImportContext = {
  defaults: { contactType: 'CUSTOMER', source: null, negotiator: null },
  people: [],
  today: '2026-11-21',
};
const file = (...rows: string[][]) => ({
  name: 'a.csv',
  fingerprint: 'x',
  headings: ['Nom', 'Budget', 'E-mail'],
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
});
const prepare = (...rows: string[][]) => prepareLines(file(...rows), ['lastName', null, 'email']);

describe('the lines of a file', () => {
  it('map cells to fields; missing cells are empty', () => {
    expect(sendable(prepare(['Dupont', '5', 'a@b.fr'], ['Martin']))).toEqual([
      { line: 2, values: { lastName: 'Dupont', email: 'a@b.fr' } },
      { line: 3, values: { lastName: 'Martin', email: '' } },
    ]);
  });

  it('are not sent with more cells than headings or with oversized cells', () => {
    const lines = prepare(
      ['Dupont', '', 'a@b.fr', ''],
      ['Dupont', '', '', 'x'],
      ['x'.repeat(10_001)],
      ['x'.repeat(10_000)],
    );
    expect(lines.map(({ broken }) => broken)).toEqual([null, 'columns', 'cell', null]);
    expect(sendable(lines).map(({ line }) => line)).toEqual([2, 5]);
    expect(checkLines(lines, CONTEXT)[1]?.outcome).toMatchObject({ line: 3, outcome: 'REFUSED', broken: 'columns' });
  });

  it('are previewed, with duplicates inside the file', () => {
    const lineOutcomes = checkLines(prepare(['Dupont', '', 'a@b.fr'], ['', '', 'x'], ['Autre', '', 'A@b.fr']), CONTEXT);
    expect(lineOutcomes.map(({ outcome }) => outcome)).toMatchObject([
      { outcome: 'CREATED' },
      { outcome: 'REFUSED', problems: [{ path: 'lastName' }, { path: 'email' }] },
      { outcome: 'DOUBLE', sameAsLine: 2, reasons: ['EMAIL'] },
    ]);
    expect(countOutcomes(lineOutcomes.map(({ outcome }) => outcome))).toEqual({ CREATED: 1, DOUBLE: 1, REFUSED: 1 });
  });

  it('get the server’s outcome, which knows existing contacts but only one batch', () => {
    const [first, second] = checkLines(prepare(['Dupont', '', 'a@b.fr'], ['Autre', '', 'a@b.fr']), CONTEXT);
    const doubleOutcome = { ...first!.outcome, contactId: 7, outcome: 'DOUBLE' as const };
    expect(mergeOutcome(first!.outcome, doubleOutcome)).toMatchObject({ outcome: 'DOUBLE', contactId: 7 });
    expect(mergeOutcome(second!.outcome, { ...first!.outcome, line: 3 })).toMatchObject({ sameAsLine: 2 });
    expect(mergeOutcome(first!.outcome, undefined)).toBe(first!.outcome);
  });
});
