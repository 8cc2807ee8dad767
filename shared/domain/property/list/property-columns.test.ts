import { completeDraft } from '../property-draft';
import { PROPERTY_COLUMNS, COLUMN_FIELDS, FIELD_COLUMNS, isPrivateColumn } from './property-columns';

/** Fields with columns of their own in the API, which a list has for each line. */
const OWN_COLUMNS = [
  'title',
  'transactionType',
  'propertyStatus',
  'propertyType',
  'negotiator',
  'contactTypes',
] as const;

describe('the columns of a list of properties', () => {
  it('have unique names', () => {
    expect(new Set(PROPERTY_COLUMNS).size).toBe(PROPERTY_COLUMNS.length);
  });

  it('show single-valued fields, name no colleague, and are read with the property', () => {
    const draft: Record<string, unknown> = completeDraft({ transactionType: 'SALE' });
    const listFields = Object.keys(draft).filter((key) => !OWN_COLUMNS.some((ownColumn) => ownColumn === key));
    const mismatches = FIELD_COLUMNS.filter((column) => {
      const { path, field } = COLUMN_FIELDS[column];
      return (
        field.kind === 'WHOLE' ||
        field.kind === 'PERSON' ||
        path.includes('*') ||
        !listFields.includes(path.split('.')[0] ?? '')
      );
    });
    expect(mismatches).toEqual([]);
  });

  it('hidden from customers are those of private fields, both net prices and the days on the market', () => {
    expect(PROPERTY_COLUMNS.filter(isPrivateColumn)).toEqual([
      'priceNoFees',
      'netToSeller',
      'marketDays',
      'commissionRate',
      'commissionAmount',
      'buyerShare',
      'landlordFee',
    ]);
  });
});
