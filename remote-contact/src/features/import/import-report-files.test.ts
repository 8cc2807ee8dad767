import { recogniseHeadings } from '@pignon/shared/domain/contact/import/headings';
import en from '../../messages/en';
import fr from '../../messages/fr';
import { parseRows } from '@pignon/shared/domain/import/import-file';
import { brokenOutcome, type LineOutcome } from './import-lines';
import { templateFile } from '@pignon/shared/domain/import/table-file';
import { refusedLines, reportFile } from './import-report-files';

const FILE = {
  name: 'clients.2026.csv',
  fingerprint: 'x',
  headings: ['Nom', 'Tél'],
  rows: [
    { line: 2, cells: ['Dupont', '+33612345678'] },
    { line: 4, cells: ['', '12;"3"'] },
  ],
};
const outcome = (overrides: Partial<LineOutcome>): LineOutcome => ({
  ...brokenOutcome({ line: 0, values: {}, broken: 'cell' }),
  ...overrides,
});
const OUTCOMES = [outcome({ line: 2, outcome: 'CREATED', contactId: 7 }), outcome({ line: 4 })];
const WORDS = {
  line: 'Ligne d’origine',
  outcome: 'Devient',
  reason: 'Motif',
  contact: 'Contact',
  outcomeOf: (each: LineOutcome) => each.outcome,
  reasonOf: ({ line }: LineOutcome) => (line === 4 ? 'Nom requis' : ''),
};
const textOf = async ({ blob }: { blob: Blob }) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());

describe('the files written by an import', () => {
  it('list every line, readable by a French spreadsheet and without formulas', async () => {
    const report = reportFile(FILE, OUTCOMES, WORDS, 'rapport');
    expect(report.name).toBe('clients.2026-rapport.csv');
    expect(await textOf(report)).toBe(
      `\uFEFFLigne d’origine;Devient;Motif;Contact;Nom;Tél\r\n2;CREATED;;7;Dupont;"'+33612345678"\r\n` +
        '4;REFUSED;Nom requis;;;"12;""3"""',
    );
  });

  it('return the refused lines for correction, and read back unchanged', async () => {
    const file = refusedLines(FILE, OUTCOMES, WORDS, 'a-corriger');
    const reparsedRows = parseRows((await textOf(file)).slice(1));
    expect(reparsedRows.rows).toEqual([{ line: 2, cells: ['', '12;"3"', '4', 'Nom requis'] }]);
    expect(recogniseHeadings(reparsedRows.headings)).toEqual(['lastName', 'phone', null, null]);
  });

  it.each([fr, en])('include a template whose columns are all recognised', async (words) => {
    const [headings, example] = [words['import.templateHeadings'], words['import.templateExample']];
    const read = parseRows((await textOf(templateFile('a.csv', headings.split(';'), example.split(';')))).slice(1));
    expect(recogniseHeadings(read.headings)).not.toContain(null);
    expect(read.rows[0]?.cells).toHaveLength(read.headings.length);
  });
});
