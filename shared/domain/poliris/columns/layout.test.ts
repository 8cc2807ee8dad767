import { readRecords } from '../read-records';
import { sampleLine, type SampleFields } from '../poliris-fixture';

const SAMPLE: SampleFields = { latitude: '43.48', longitude: '-1.55', precision: '1' };

function reasonsOf(change: (fields: string[]) => void, sample: SampleFields = SAMPLE): string[] {
  const fields = sampleLine(sample).split('!#');
  change(fields);
  return readRecords(fields.join('!#')).unreadable.map(({ reason }) => reason);
}

it('accepts a line whose version and coordinates are in their columns', () => {
  expect(reasonsOf(() => undefined)).toEqual([]);
  expect(reasonsOf(() => undefined, { ...SAMPLE, version: '4.08-006' })).toEqual([]);
  expect(reasonsOf(() => undefined, { version: '', energyDate: '00/00/0000' })).toEqual([]);
});

it.each([
  [
    50,
    1,
    'Colonnes décalées\u00a0: la version du format est au champ 300 au lieu du champ 301, 1 colonne manque avant.',
  ],
  [
    150,
    3,
    'Colonnes décalées\u00a0: la version du format est au champ 298 au lieu du champ 301, 3 colonnes manquent avant.',
  ],
])('refuses a line with columns missing in the middle: at %i, %i of them', (at, count, reason) => {
  expect(reasonsOf((fields) => void fields.splice(at, count))).toEqual([reason]);
});

it('refuses a line with an extra column and another cut off at its end', () => {
  expect(reasonsOf((fields) => void fields.splice(30, 0, '"x"').concat(fields.splice(-1, 1)))).toEqual([
    'Colonnes décalées\u00a0: la version du format est au champ 302 au lieu du champ 301, 1 colonne est en trop avant.',
  ]);
});

it.each<[SampleFields, string]>([
  [{ version: 'Biarritz' }, 'le champ 301 doit dire la version du format et dit «\u00a0Biarritz\u00a0».'],
  [{ latitude: 'OUI' }, 'le champ 298 doit dire une latitude et dit «\u00a0OUI\u00a0».'],
  [{ longitude: 'Agence' }, 'le champ 299 doit dire une longitude et dit «\u00a0Agence\u00a0».'],
  [{ precision: 'rue' }, 'le champ 300 doit dire la précision de la position et dit «\u00a0rue\u00a0».'],
  [{ payer: '500000' }, 'le champ 302 doit dire qui paie les honoraires et dit «\u00a0500000\u00a0».'],
  [{ energyDate: 'D' }, 'le champ 324 doit dire la date du DPE et dit «\u00a0D\u00a0».'],
])('refuses a line that contains %j', (fields, reason) => {
  expect(reasonsOf(() => undefined, { ...SAMPLE, ...fields })).toEqual([`Colonnes décalées\u00a0: ${reason}`]);
});

it('refuses a truncated line, within a field or between two', () => {
  const whole = sampleLine(SAMPLE);
  const reasons = (line: string) => readRecords(line).unreadable.map(({ reason }) => reason);
  expect(reasons(whole.split('!#').slice(0, 300).join('!#'))).toEqual([
    'Ligne coupée avant le champ 301, qui dit la version du format.',
  ]);
  expect(reasons(`${whole.split('!#').slice(0, 320).join('!#')}!#"12/0`)).toEqual([
    'Ligne coupée au milieu du champ 321.',
  ]);
});

it.each([
  [303, -1, 'au champ 323 au lieu du champ 324, 1 colonne manque avant.'],
  [303, 1, 'au champ 325 au lieu du champ 324, 1 colonne est en trop avant.'],
  [310, -2, 'au champ 322 au lieu du champ 324, 2 colonnes manquent avant.'],
])('refuses a line whose columns after the version are shifted: at %i, %i', (at, shift, reason) => {
  const shiftedFields = (fields: string[]) => {
    if (shift < 0) fields.splice(at, -shift);
    else fields.splice(at, 0, ...Array.from({ length: shift }, () => '""'));
  };
  expect(reasonsOf(shiftedFields)).toEqual([`Colonnes décalées\u00a0: la date du DPE est ${reason}`]);
});

describe('a line among others of a file', () => {
  const line = (reference: string, count?: number, more: SampleFields = {}) =>
    sampleLine({ ...SAMPLE, reference, ...more }, count);
  const read = (...lines: string[]) => {
    const { records, unreadable } = readRecords(lines.join('\r\n'));
    return { read: records.map(({ fields }) => fields[1]), refused: unreadable.map(({ line: at }) => at) };
  };

  it('is refused when it ends earlier, where its software writes empty fields at the end', () => {
    expect(read(line('V1'), line('V2', 330), line('V3'))).toEqual({ read: ['V1', 'V3'], refused: [2] });
    expect(readRecords([line('V1'), line('V2', 330)].join('\n')).unreadable[0]?.reason).toBe(
      'Ligne de 330 champs alors que ce logiciel en écrit plus, même vides\u00a0: une colonne manque ou la ligne est coupée.',
    );
  });

  it('is accepted when its software omits empty fields at the end, or comes from another agency or version', () => {
    const full = line('V1', 334, { finalEnergy: '120' });
    expect(read(full, line('V2', 324)).refused).toEqual([]);
    expect(read(line('V1'), line('V2', 330, { version: '4.09' })).refused).toEqual([]);
  });
});
