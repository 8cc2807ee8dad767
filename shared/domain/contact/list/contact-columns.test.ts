import { EMPTY_CONTACT } from '../draft-contact';
import { COLUMN_FIELDS, CONTACT_COLUMNS, EXPORTED_COLUMNS, FIELD_COLUMNS, TABLE_COLUMNS } from './contact-columns';

/** Fields that the API keeps in columns of their own, which a list has of each line. */
const KEPT_APART = ['title', 'firstName', 'lastName', 'company', 'email', 'contactType', 'negotiator', 'archived'];

describe('the columns of contacts', () => {
  it('have one name each', () => {
    expect(new Set(CONTACT_COLUMNS).size).toBe(CONTACT_COLUMNS.length);
    expect(new Set(TABLE_COLUMNS).size).toBe(TABLE_COLUMNS.length);
    expect(new Set(EXPORTED_COLUMNS).size).toBe(EXPORTED_COLUMNS.length);
  });

  it('show fields that hold one value, name no colleague, and that are read with the contact', () => {
    const fields = Object.keys(EMPTY_CONTACT).filter((key) => !KEPT_APART.includes(key) && key !== 'nextFollowUp');
    const wrong = FIELD_COLUMNS.filter((column) => {
      const { path, field } = COLUMN_FIELDS[column];
      const isOne = field.kind !== 'WHOLE' && field.kind !== 'PERSON' && !path.includes('*');
      return !isOne || !fields.includes(path.split('.')[0] ?? '');
    });
    expect(wrong).toEqual([]);
  });

  it('that no customer may see are those of private fields', () => {
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
