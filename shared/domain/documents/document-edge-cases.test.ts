import { BLANK } from './blank-line';
import type { RegisterLine } from '../mandate/register.schema';
import type { Property } from '../property/property.schema';
import { energyBlock } from './energy-block';
import { bannerOf } from './property-facts';
import { registerPaper } from './register-paper';
import { anAgency } from './test/document-fixtures';
import { aProperty, aRental } from '../property/test/a-property';
import { composeMandate } from './mandate/compose-mandate';
import { aMandate, aPrincipal, mandateFacts } from './test/mandates';

const DAY = '2026-11-21';

describe('the banner of a property', () => {
  it.each<[Property['propertyStatus'], string, string]>([
    ['ACTIVE', 'À vendre', 'À louer'],
    ['UNDER_OFFER', 'Sous offre', 'Sous offre'],
    ['UNDER_CONTRACT', 'Sous compromis', 'Sous compromis'],
    ['SOLD', 'Vendu', 'Vendu'],
    ['RENTED', 'Loué', 'Loué'],
    ['ARCHIVED', 'À vendre', 'À louer'],
  ])('names its outcome: %s', (propertyStatus, sale, rental) => {
    expect(bannerOf(aProperty({ propertyStatus }))).toBe(sale);
    expect(bannerOf(aRental({ propertyStatus }))).toBe(rental);
  });
});

describe('the source of an energy label', () => {
  const source = (date: string | null, ademeNumber: string | null) =>
    energyBlock({ ...aProperty(), energyEfficiency: { ...aProperty().energyEfficiency, date, ademeNumber } }, DAY)
      ?.source;

  it('is its certificate’s day and number, as far as known', () => {
    expect(source('2023-04-12', '2364E')).toBe('Diagnostic du 12/04/2023 · n°\u00a0ADEME 2364E');
    expect(source(null, '2364E')).toBe('n°\u00a0ADEME 2364E');
    expect(source('2023-04-12', null)).toBe('Diagnostic du 12/04/2023');
    expect(source(null, null)).toBeNull();
  });

  it('names the audit that goes with it', () => {
    const property = aProperty({ energyEfficiency: { ...aProperty().energyEfficiency, auditDate: '2025-06-02' } });
    expect(energyBlock(property, DAY)?.source).toMatch(/ · audit énergétique du 02\/06\/2025$/);
  });
});

describe('the totals of a register', () => {
  const line = (registerNumber: number, overrides: Partial<RegisterLine> = {}): RegisterLine => ({
    register: 'T',
    registerNumber,
    registerDate: '2026-11-03T10:00:00.000Z',
    mandateId: registerNumber,
    type: 'EXCLUSIVE',
    transactionType: 'SALE',
    principals: [],
    propertyRef: 'V26-00042',
    propertyType: 'HOUSE',
    propertyAddress: '',
    price: 100_000,
    startDate: null,
    endDate: null,
    status: 'RUNNING',
    cancelled: false,
    termination: null,
    amendments: 0,
    takenOver: false,
    ...overrides,
  });
  const totals = (...lines: RegisterLine[]) => registerPaper(lines, { register: 'T' }, anAgency(), DAY).totals;

  it('sum sales and rents separately, and omit absent ones', () => {
    const rent = { transactionType: 'RENT', price: 800 } as const;
    expect(totals(line(1), line(2))[1]).toBe(
      'Total des mandats non annulés\u00a0: prix de vente\u00a0: 200\u202f000\u00a0€.',
    );
    expect(totals(line(1, rent))[1]).toBe('Total des mandats non annulés\u00a0: loyers mensuels\u00a0: 800\u00a0€.');
    expect(totals(line(1, { price: null }))).toEqual([
      '1\u00a0mandat inscrit\u00a0; en cours\u00a0: 1, expiré\u00a0: 0, conclu\u00a0: 0, annulés\u00a0: 0.',
      'Numéros T-1 à T-1, sans lacune.',
    ]);
  });
});

describe('the mandate document', () => {
  it('has signatures of the principals, with their drawn pictures', () => {
    const signatures = [{ contactId: 12, signedAt: '2026-11-03T10:00:00.000Z', image: 'data:image/png;base64,AA==' }];
    const paper = composeMandate({ ...mandateFacts(), mandate: aMandate({ signatures }) }, null);
    expect(paper.signatures).toEqual([
      {
        name: 'Madame Maïalen HARISPE',
        role: 'Le mandant',
        capacity: null,
        signed: 'Signé sur écran le 3\u00a0novembre\u00a02026 à 11\u00a0h',
        image: 'signature-12',
      },
      {
        name: 'Pignon Côte basque – Claire Etcheverry',
        role: 'Le mandataire',
        capacity: `En qualité de ${BLANK.line}`,
        signed: null,
        image: null,
      },
    ]);
  });

  it('names a company’s representative, by the known names', () => {
    const company = (overrides: object) => aPrincipal({ title: 'COMPANY', company: 'SCI Éole', ...overrides });
    const representative = (overrides: object) =>
      composeMandate(mandateFacts({}, { principals: [company(overrides)] }), null).parties[0]?.lines[2];
    expect(representative({ firstName: 'Jean', lastName: 'Ospital' })).toMatch(/^Représentée par Jean OSPITAL, en/);
    expect(representative({ firstName: '', lastName: 'Ospital' })).toMatch(/^Représentée par OSPITAL, en/);
    expect(representative({ firstName: 'Jean', lastName: '' })).toMatch(/^Représentée par Jean, en/);
  });
});
