import { aPrincipal } from './test/mandates';
import { anAgency } from './test/document-fixtures';
import { aProperty, aRental } from '../property/test/a-property';
import { propertySheet, type SheetFacts } from './property-sheet';

const NEGOTIATOR = {
  firstName: 'Claire',
  lastName: 'Etcheverry',
  email: 'claire@pignon.test',
  phoneNumbers: ['+33559000000'],
};

const sheet = (overrides: Partial<SheetFacts> = {}) =>
  propertySheet({
    property: aProperty(),
    agency: anAgency(),
    mode: 'PUBLIC',
    negotiator: NEGOTIATOR,
    photos: [],
    day: '2026-11-21',
    internal: { contacts: [aPrincipal({ observation: 'Pressée de vendre.' })], mandates: [] },
    ...overrides,
  });
const words = (overrides: Partial<SheetFacts> = {}) =>
  JSON.stringify(sheet(overrides)).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the watermark of a sheet', () => {
  const DRAFT = aProperty({ propertyStatus: 'DRAFT' });
  const BLOCKED = aProperty({ mandateStatus: null });

  it.each([
    ['an internal sheet of a draft', { property: DRAFT, mode: 'INTERNAL' }, 'Document de travail'],
    ['an internal sheet of what the law holds back', { property: BLOCKED, mode: 'INTERNAL' }, 'Document de travail'],
    ['an internal sheet of what may be advertised', { mode: 'INTERNAL' }, null],
    ['a sheet for a customer', { property: BLOCKED }, null],
  ] as const)('are right for %s', (_, overrides, words) => {
    expect(sheet(overrides).watermark).toBe(words);
  });
});

describe('a public sheet', () => {
  it('omits private data, even when given', () => {
    const text = words();
    expect(sheet().internal).toBeNull();
    for (const secret of [
      'HARISPE',
      'Fougères',
      '06 12 34',
      'maialen',
      'Pressée',
      'Clés à l’agence',
      'Net vendeur',
      '11 250',
    ])
      expect(text).not.toContain(secret);
  });

  it('names the contact person, the rooms and those not counted', () => {
    const { advisor, rooms, roomTotal, paragraphs } = sheet();
    expect(advisor).toEqual({
      name: 'Claire Etcheverry',
      phone: '05\u00a059\u00a000\u00a000\u00a000',
      email: 'claire@pignon.test',
    });
    expect(rooms).toEqual([
      { name: 'Séjour', size: '38,2\u00a0m²', fullSize: '40\u00a0m²', floor: 'Rez-de-chaussée', note: '' },
      { name: 'Garage', size: '18\u00a0m²', fullSize: '', floor: 'Rez-de-chaussée', note: 'non comptée' },
    ]);
    expect(roomTotal).toBe('120\u00a0m²');
    expect(paragraphs).toEqual(['Une maison claire.', 'À deux pas du marché.']);
  });

  it('lists the charges of a sale; those of a rental are shown with the rent', () => {
    const money = { ...aProperty().financialInfo, monthlyExpenses: 85 };
    expect(sheet({ property: aProperty({ financialInfo: money }) }).charges).toEqual([
      { label: 'Charges mensuelles', value: '85\u00a0€' },
      { label: 'Taxe foncière', value: '1\u202f640\u00a0€ par an' },
    ]);
    expect(sheet({ property: aRental() }).charges.map(({ label }) => label)).toEqual(['Taxe foncière']);
  });
});

describe('an internal sheet', () => {
  it('adds address, people, net price, commission and comments, pinned first', () => {
    const { internal, kind } = sheet({ mode: 'INTERNAL' });
    expect(kind).toMatch(/· actif$/);
    expect(internal).toMatchObject({
      address: '12 rue des Fougères 64100 Bayonne',
      contacts: [{ name: 'Madame Maïalen HARISPE', role: 'Propriétaire', observation: 'Pressée de vendre.' }],
      money: [
        { label: 'Net vendeur', value: '250\u202f000\u00a0€' },
        { label: 'Honoraires TTC', value: '11\u202f250\u00a0€ (4,5\u00a0%)' },
        { label: 'Honoraires HT', value: '9\u202f375\u00a0€' },
      ],
      comments: [{ text: 'Clés à l’agence', pinned: true }, { text: 'Rappeler en décembre' }],
    });
  });
});

describe('the agency’s fees, on an internal sheet', () => {
  const money = (property: SheetFacts['property']) =>
    sheet({ property, mode: 'INTERNAL' }).internal?.money.map(
      ({ label, value }) => `${label}: ${value.replaceAll(/[\u00a0\u202f]/g, ' ')}`,
    );
  const { financialInfo } = aProperty();

  it('are a rate, or a sum with the part of each party', () => {
    expect(money(aProperty())).toContain('Honoraires TTC: 11 250 € (4,5 %)');
    const agreedFees = { ...financialInfo, feeType: 'SHARED' as const, commissionAmount: 12_000, buyerShare: 60 };
    expect(money(aProperty({ financialInfo: agreedFees }))).toEqual([
      'Net vendeur: 245 200 €',
      'Honoraires TTC: 12 000 € (montant convenu)',
      'dont acquéreur: 7 200 € (60 %)',
      'dont vendeur: 4 800 €',
      'Honoraires HT: 10 000 €',
    ]);
  });

  it('exclude the VAT of the property’s location', () => {
    const at = (insee: string) => money(aProperty({ location: { ...aProperty().location, insee } }))?.at(-1);
    expect(at('97209')).toBe('Honoraires HT: 10 368,66 € (TVA à 8,5 %)');
    expect(at('97302')).toBe('Honoraires HT: 11 250 € (sans TVA)');
    expect(at('2A004')).toBe('Honoraires HT: 9 375 €');
  });

  it('are the landlord’s fee, with the part for the inventory', () => {
    expect(money(aRental())).toEqual(['Honoraires du bailleur TTC: 553,50 €, dont état des lieux : 150 €']);
  });
});
