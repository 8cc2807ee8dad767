import { MAX_IMPORT_BYTES, MAX_IMPORTED } from './import.limits';
import { ImportFileError } from './file-shape';
import { parseRows, readImportFile } from './import-file';

const faultOf = (text: string): unknown => {
  try {
    return parseRows(text);
  } catch (error) {
    return error instanceof ImportFileError ? [error.fault, error.line] : error;
  }
};
const bytes = (...parts: BlobPart[]) => new File(parts, 'contacts.csv');
const weighing = (size: number) => Object.defineProperty(bytes('Nom'), 'size', { value: size });
const refused = (file: File) => readImportFile(file).catch((error: unknown) => (error as ImportFileError).fault);

describe('the lines of a file', () => {
  it.each([';', ',', '\t', '|'])('may be separated by %j', (separator) => {
    const text = [
      ['Nom', 'Prénom', 'Ville'],
      ['Dupont', 'Jean', ''],
      ['Martin', 'Ana', 'Pau'],
    ];
    expect(parseRows(text.map((cells) => cells.join(separator)).join('\r\n'))).toEqual({
      headings: ['Nom', 'Prénom', 'Ville'],
      rows: [
        { line: 2, cells: ['Dupont', 'Jean', ''] },
        { line: 3, cells: ['Martin', 'Ana', 'Pau'] },
      ],
    });
  });

  it('are numbered as in a spreadsheet, without empty ones', () => {
    const { rows } = parseRows('Nom;Note\nA;"deux\nlignes"\n;\n\nB;"un ; deux ""mots"""\n');
    expect(rows).toEqual([
      { line: 2, cells: ['A', 'deux\nlignes'] },
      { line: 5, cells: ['B', 'un ; deux "mots"'] },
    ]);
  });

  it('are split at the headings’ most frequent separator, ignoring quoted words', () => {
    expect(parseRows('"Nom; prénom; titre",Ville,Note\nA,B').headings).toEqual(['Nom; prénom; titre', 'Ville', 'Note']);
    expect(parseRows('Nom;Ville\n"a,b,c";d').rows[0]?.cells).toEqual(['a,b,c', 'd']);
  });

  it('use the separator that Excel declares', () => {
    expect(parseRows('sep=,\nNom,Note\nA,"x;y"').rows).toEqual([{ line: 3, cells: ['A', 'x;y'] }]);
  });

  it('lose spaces, and the apostrophe that marks text for spreadsheets', () => {
    expect(parseRows("Nom;Tél\n A\u0000 ;'+33612345678\n'Aïta;'=1").rows.map(({ cells }) => cells)).toEqual([
      ['A', '+33612345678'],
      ["'Aïta", '=1'],
    ]);
  });

  it('are refused as a whole when there are none, too many, or a quotation mark is unclosed', () => {
    expect(faultOf('')).toEqual(['empty', 0]);
    expect(faultOf('Nom;Ville\n;\n')).toEqual(['empty', 0]);
    expect(faultOf(`Nom\n${'A\n'.repeat(MAX_IMPORTED)}`)).toMatchObject({ headings: ['Nom'] });
    expect(faultOf(`Nom\n${'A\n'.repeat(MAX_IMPORTED + 1)}`)).toEqual(['tooMany', 0]);
    expect(faultOf('Nom;Ville\nA;Pau\nB;"Pau\nC;Pau')).toEqual(['unclosed', 3]);
  });
});

describe('the bytes of a file', () => {
  const text = 'Prénom;Ville\nMaïalen;Évry';
  const cells = ['Maïalen', 'Évry'];
  it.each([
    ['UTF-8', [text]],
    ['UTF-8 with its mark', ['\uFEFF', text]],
    ['Windows-1252', [Uint8Array.from(Buffer.from(text, 'latin1'))]],
    ['UTF-16', [Uint8Array.from([0xff, 0xfe]), Uint8Array.from(Buffer.from(text, 'utf16le'))]],
  ])('may be %s', async (_, parts) => {
    const { headings, rows } = await readImportFile(bytes(...parts));
    expect([headings[0], rows[0]?.cells]).toEqual(['Prénom', cells]);
  });

  it('have a hash: the same for the same bytes', async () => {
    const prints = await Promise.all([text, text, `${text} `].map((each) => readImportFile(bytes(each))));
    const [first, same, other] = prints.map(({ fingerprint }) => fingerprint);
    expect(first).toHaveLength(64);
    expect([same === first, other === first]).toEqual([true, false]);
  });

  it('are refused when there are too many, or no text', async () => {
    expect(await refused(bytes('PK\u0003\u0004'))).toBe('spreadsheet');
    expect(await refused(bytes('a;b\n\u0000;c'))).toBe('binary');
    expect(await refused(weighing(MAX_IMPORT_BYTES + 1))).toBe('tooLarge');
    expect(await refused(weighing(MAX_IMPORT_BYTES))).toBe('empty');
  });
});

it('have invisible characters removed from cells and headings', () => {
  const { headings, rows } = parseRows(
    '\ufeffNom;Email;Téléphone\nSalla\u200bberry;\u200ejon@exemple.test;\u202a06 39 98 22 11\u202c\nHe\u0301le\u0300ne;a\u0007;',
  );
  expect(headings).toEqual(['Nom', 'Email', 'Téléphone']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Sallaberry', 'jon@exemple.test', '06 39 98 22 11'],
    ['Hélène', 'a', ''],
  ]);
});
