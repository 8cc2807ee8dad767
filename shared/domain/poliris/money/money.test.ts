import { FieldReader } from '../field-reader';
import { MAX_FIELDS, POLIRIS, type PolirisField } from '../poliris-columns';
import { readRental } from './rental';
import { readSale } from './sale';

type Fields = Partial<Record<PolirisField, string>>;

function reader(listingFields: Fields): FieldReader {
  const fields = Array<string>(MAX_FIELDS).fill('');
  for (const [name, text] of Object.entries(listingFields)) fields[POLIRIS[name as PolirisField] - 1] = text;
  return new FieldReader({ line: 1, fields });
}

/** Reads the notes of a line, with plain spaces. */
function notesOf(read: (reader: FieldReader) => unknown, fields: Fields): string[] {
  const line = reader(fields);
  read(line);
  return line.notes.map(({ kind, text }) => `${kind} ${text.replace(/[\u00a0\u202f]/g, ' ')}`);
}

describe('contradicting amounts of a sale', () => {
  const saleNotesOf = (fields: Fields, price = 210_000) => notesOf((line) => readSale(price, line), fields);
  const BUYER: Fields = { payer: '1', priceWithoutFees: '200000', fees: '5' };

  it('are not reported when all of them agree', () => {
    expect(saleNotesOf(BUYER)).toEqual([]);
    expect(saleNotesOf({ payer: '2', fees: '0' })).toEqual([]);
    expect(saleNotesOf({ payer: '2', fees: '0', priceWithoutFees: '210000' })).toEqual([]);
  });

  it.each<[Fields, string]>([
    [{ fees: '6' }, 'Le taux d’honoraires (6 %) ne va pas avec les prix, qui donnent 5 % : les prix sont retenus.'],
    [
      { fees: '12000' },
      'Le montant des honoraires (12 000 €) ne va pas avec les prix, qui donnent 10 000 € : les prix sont retenus.',
    ],
    [
      { priceWithoutFees: '220000' },
      'Le prix hors honoraires (220 000 €) ne va pas avec le prix (210 000 €) : il est écarté.',
    ],
    [
      { feePercent: '5', fees: '4' },
      'Deux taux d’honoraires (5 % au champ 257, 4 % au champ 15) : le premier est retenu.',
    ],
    [
      { payer: '2' },
      'Le prix hors honoraires de l’acquéreur (200 000 €) diffère du prix (210 000 €) : le prix affiché est retenu.',
    ],
  ])('are reported: %j', (fields, expected) => {
    expect(saleNotesOf({ ...BUYER, ...fields })).toEqual([`ASSUMED ${expected}`]);
  });

  it('of text and payer, and of text and prices, are reported', () => {
    const description = 'Honoraires à la charge du vendeur';
    expect(saleNotesOf({ ...BUYER, description })).toEqual([
      'ASSUMED Honoraires à la charge de l’acquéreur d’après leur champ, à la charge du vendeur d’après le texte : le champ est retenu, la publication attend que l’un des deux soit corrigé.',
    ]);
    expect(saleNotesOf({ ...BUYER, payer: '', description })).toEqual([
      'ASSUMED Il n’est pas dit qui paie les honoraires : à la charge du vendeur d’après le texte, à la charge de l’acquéreur d’après les prix. À préciser avant publication.',
    ]);
    expect(saleNotesOf({ ...BUYER, payer: '9' })[0]).toBe(
      'LEFT_OUT Champ 302 : « 9 » ne dit pas qui paie les honoraires.',
    );
  });
});

describe('a rent with or without its charges', () => {
  const rental = (fields: Fields, displayed = 700) =>
    readRental(displayed, 'APARTMENT', reader({ charges: '50', chargeMode: '2', ...fields }));
  const saleNotesOf = (fields: Fields) =>
    notesOf((line) => readRental(700, 'APARTMENT', line), { charges: '50', chargeMode: '2', ...fields });

  it.each<[Fields, number, string[]]>([
    [{ rentIncludesCharges: 'OUI' }, 650, []],
    [{ rentIncludesCharges: 'NON' }, 700, []],
    [{ rentIncludesCharges: '700' }, 650, []],
    [{ rentIncludesCharges: '750' }, 700, []],
    [
      { rentIncludesCharges: '800' },
      650,
      [
        'ASSUMED Le loyer charges comprises (800 €) ne va ni avec le loyer (700 €) ni avec ses charges (50 €) : le loyer est pris charges comprises.',
      ],
    ],
    [{}, 650, ['ASSUMED Rien ne dit si le loyer comprend les charges : il est pris charges comprises.']],
    [{ description: 'Loyer 700 € HC.' }, 700, ['ASSUMED Le loyer est hors charges d’après le texte (champ 13 vide).']],
    [
      { rentIncludesCharges: 'OUI', description: '700 € hors charges' },
      650,
      [
        'ASSUMED Le loyer est charges comprises d’après son champ, hors charges d’après le texte : le champ est retenu.',
      ],
    ],
    [{ charges: '0' }, 700, []],
  ])('%j makes %d € without charges', (fields, rent, notes) => {
    expect(rental(fields)).toMatchObject({ rentalInfo: { rent } });
    expect(saleNotesOf(fields)).toEqual(notes);
  });

  it('is excluding VAT monthly, yearly, or when the rent is declared as such', () => {
    const all = { rentIncludesCharges: 'OUI' };
    expect(rental({ ...all, rentExcludingVat: '541.67' })).toMatchObject({ rentalInfo: { rentExcludingVat: 541.67 } });
    expect(rental({ ...all, rentExcludingVat: 'OUI' })).toMatchObject({ rentalInfo: { rentExcludingVat: 650 } });
    expect(rental({ ...all, yearlyRentExcludingVat: '6000' })).toMatchObject({ rentalInfo: { rentExcludingVat: 500 } });
    expect(rental({ ...all, rentExcludingVat: 'NON' })).toMatchObject({ rentalInfo: { rentExcludingVat: null } });
    expect(saleNotesOf({ ...all, rentExcludingVat: '500', yearlyRentExcludingVat: '7000' })).toHaveLength(1);
  });

  it('is compared with its base and complement under rent control', () => {
    const controlled = { rentIncludesCharges: 'OUI', referenceRentIncreased: '640', baseRent: '600' };
    expect(saleNotesOf({ ...controlled, rentComplement: '50' })).toEqual([]);
    expect(saleNotesOf({ ...controlled, rentComplement: '20' })).toEqual([
      'ASSUMED Loyer de base et complément (620 €) ne font pas le loyer hors charges (650 €).',
    ]);
    expect(saleNotesOf({ rentIncludesCharges: 'OUI', rentControl: 'OUI' })).toHaveLength(1);
  });
});
