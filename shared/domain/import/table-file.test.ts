import { parseRows } from './import-file';
import { tableFile } from './table-file';

const CELLS = ['-1', '-2,5', '=1+1', '-1+cmd', '+33612345678', '\uFF1D1', 'Pau'];

it('keeps negative numbers, marks formulas as text, and reads its own file back unchanged', async () => {
  const { blob } = tableFile('a.csv', [['A', 'B', 'C', 'D', 'E', 'F', 'G'], CELLS]);
  const text = new TextDecoder().decode(await blob.arrayBuffer());
  const [, secondLine = ''] = text.split('\r\n');
  expect(secondLine.replaceAll('"', '').split(';')).toEqual([
    '-1',
    '-2,5',
    "'=1+1",
    "'-1+cmd",
    "'+33612345678",
    "'\uFF1D1",
    'Pau',
  ]);
  expect(parseRows(text).rows[0]?.cells).toEqual(CELLS);
});
