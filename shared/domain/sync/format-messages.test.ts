import type { Property } from '../property/property.schema';
import { formatFindings } from './format-rules';
import { HOUSE, RENTAL } from './listing.fixture';

const messagesOf = (overrides: Partial<Property>, from = HOUSE) =>
  formatFindings({ ...from, ...overrides }, 'POLIRIS').map(({ message }) => message);
const figures = (overrides: Partial<Property['propertyMetadata']>) => ({
  propertyMetadata: { ...HOUSE.propertyMetadata, ...overrides },
});
const sale = (overrides: Partial<Property['financialInfo']>) => ({
  financialInfo: { ...HOUSE.financialInfo, ...overrides },
});

describe('a finding of a portal’s format', () => {
  it.each<[string, Partial<Property>, Property?]>([
    ['La référence dépasse 20 caractères.', { reference: 'R'.repeat(21) }],
    ['L’identifiant technique manque ou dépasse 30 caractères.', { technicalId: '' }],
    ['L’identifiant technique manque ou dépasse 30 caractères.', { technicalId: 'T'.repeat(31) }],
    ['Le code postal manque.', { location: { ...HOUSE.location, postcode: null } }],
    ['Le prix ou le loyer manque.', { price: 0 }],
    ['La surface du terrain manque.', { propertyType: 'LAND', ...figures({ landSize: 0 }) }],
    ['La surface manque.', figures({ homeSize: 0 })],
    ['Le nombre de pièces manque.', figures({ roomCount: 0 })],
    ['Le titre manque.', { title: '\t' }],
    ['Le texte de l’annonce manque.', { description: ' ' }],
    ['Le prix hors honoraires manque alors que l’acquéreur les paie.', sale({ feeType: 'BUYER', priceNoFees: null })],
    ['Les charges mensuelles manquent.', { financialInfo: { ...RENTAL.financialInfo, monthlyExpenses: null } }, RENTAL],
    ['Les honoraires à la charge du locataire manquent.', { rentalInfo: null }, RENTAL],
    ['Le titre sera coupé à 64 caractères.', { title: 'T'.repeat(65) }],
    ['Le texte sera coupé à 4\u202f000 caractères.', { description: 'D'.repeat(4001) }],
  ])('explains the error: %s', (message, overrides, ...from) => {
    expect(messagesOf(overrides, ...from)).toEqual([message]);
  });

  it.each<[string, Partial<Property>, Property?]>([
    ['a reference of 20 characters', { reference: 'R'.repeat(20) }],
    ['an identifier of 30 characters', { technicalId: 'T'.repeat(30) }],
    ['a title of 64 characters', { title: 'T'.repeat(64) }],
    ['a text of 4 000 characters', { description: 'D'.repeat(4000) }],
    ['no price without fees where the seller pays them', sale({ feeType: 'SELLER', priceNoFees: null })],
    ['no charges in a sale', sale({ monthlyExpenses: null })],
    ['no tenant’s fees in a sale', { rentalInfo: null }],
    ['no charges by the month of nought', { financialInfo: { ...RENTAL.financialInfo, monthlyExpenses: 0 } }, RENTAL],
  ])('is null for %s', (_title, overrides, ...from) => {
    expect(messagesOf(overrides, ...from)).toEqual([]);
  });

  it('leaves lengths of one format to that format', () => {
    const longListing = { ...HOUSE, reference: 'R'.repeat(21), technicalId: '' };
    expect(formatFindings(longListing, 'UBIFLOW')).toEqual([]);
    expect(formatFindings({ ...HOUSE, title: '' }, 'UBIFLOW')).toEqual([
      { path: 'title', severity: 'BLOCKING', message: 'Le titre manque.' },
    ]);
  });
});
