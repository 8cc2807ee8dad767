import { EMPTY_CONTACT } from '../draft-contact';
import { COLUMN_FIELDS, CONTACT_COLUMNS, EXPORTED_COLUMNS, FIELD_COLUMNS, TABLE_COLUMNS } from './contact-columns';

/** Fields with columns of their own in the API, which a list has for each line. */
const OWN_COLUMNS = ['title', 'firstName', 'lastName', 'company', 'email', 'contactType', 'negotiator', 'archived'];

describe('the columns of contacts', () => {
  it('have unique names', () => {
    expect(new Set(CONTACT_COLUMNS).size).toBe(CONTACT_COLUMNS.length);
    expect(new Set(TABLE_COLUMNS).size).toBe(TABLE_COLUMNS.length);
    expect(new Set(EXPORTED_COLUMNS).size).toBe(EXPORTED_COLUMNS.length);
  });

  it('show single-valued fields, name no colleague, and are read with the contact', () => {
    const fields = Object.keys(EMPTY_CONTACT).filter((key) => !OWN_COLUMNS.includes(key) && key !== 'nextFollowUp');
    const mismatches = FIELD_COLUMNS.filter((column) => {
      const { path, field } = COLUMN_FIELDS[column];
      const isOne = field.kind !== 'WHOLE' && field.kind !== 'PERSON' && !path.includes('*');
      return !isOne || !fields.includes(path.split('.')[0] ?? '');
    });
    expect(mismatches).toEqual([]);
  });

  it('hidden from customers are those of private fields', () => {
    expect(FIELD_COLUMNS.filter((column) => COLUMN_FIELDS[column].field.private !== undefined)).toEqual([
      'street',
      'secondLastName',
      'secondEmail',
    ]);
  });

  it('exported by default contain nothing about a second person', () => {
    expect(FIELD_COLUMNS.filter((column) => EXPORTED_COLUMNS.includes(column))).toEqual(['street', 'source']);
  });
});
