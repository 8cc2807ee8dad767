import { csvFigure, csvPhone, csvText } from './csv';

const cell = (text: string): string =>
  csvText([[text]])
    .replace(/^\uFEFF/, '')
    .replace(/\r\n$/, '');

it.each([
  [csvFigure(-1), '-1'],
  [csvFigure(-1.5), '-1,5'],
  [csvFigure(12.5), '12,5'],
  ['=1+1', "'=1+1"],
  ['-1', '-1'],
  ['-1.5', '-1.5'],
  ['-1+cmd', "'-1+cmd"],
  ['-1-1', "'-1-1"],
  ['-A1', "'-A1"],
  ['-1,5,2', "'-1,5,2"],
  ['+33', "'+33"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['Maison', 'Maison'],
])('writes %j as %j', (text, expected) => {
  expect(cell(text)).toBe(expected);
});

it('writes telephones as they are dialled', () => {
  expect(['+33612345678', '+262692112233', '+34943123456'].map(csvPhone)).toEqual([
    '06 12 34 56 78',
    '06 92 11 22 33',
    '00 34943123456',
  ]);
});
