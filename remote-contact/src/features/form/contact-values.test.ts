import { aContact } from '@pignon/shared/testing';
import { ContactDraftSchema, ContactPatchSchema } from '@pignon/shared/domain/contact/contact-draft.schema';
import { draftOf, newValues, patchOf, valuesOf } from './contact-values';
import { duplicatesQuery } from '../duplicates/duplicates-query';

describe('the values of the form', () => {
  it('start as a customer with the default search, in the charge of the creating user', () => {
    expect(newValues('jean@pignon.test')).toMatchObject({
      id: 0,
      contactType: ['CUSTOMER'],
      negotiator: 'jean@pignon.test',
    });
    expect(newValues(null).filters).toHaveLength(3);
  });

  it('are sent without the id 0 and without blank telephones and comments', () => {
    const comment = { pinned: false, text: ' ', createdTime: '2026-11-21T09:30:00.000Z', author: null };
    const body = draftOf({
      ...newValues(null),
      lastName: 'Harispe',
      phone: [{ number: ' ' }, { number: '06 12 34 56 78', main: true }],
      comments: [comment],
    });
    expect(body).not.toHaveProperty('id');
    expect(body.phone).toEqual([{ number: '06 12 34 56 78', main: true }]);
    expect(body.comments).toEqual([]);
    expect(ContactDraftSchema.safeParse(body).success).toBe(true);
  });

  it('send nothing when nothing changed', () => {
    const values = valuesOf(aContact());
    expect(patchOf(values, values)).toEqual({});
    expect(patchOf({ ...values, phone: [...values.phone, { number: '' }] }, values)).toEqual({});
  });

  it('send changed fields only', () => {
    const base = valuesOf(aContact());
    const body = patchOf(
      { ...base, lastName: 'Etcheverry', secondPerson: { ...base.secondPerson, firstName: 'Jon' } },
      base,
    );
    expect(Object.keys(body).sort()).toEqual(['lastName', 'secondPerson']);
    expect(ContactPatchSchema.safeParse(body).success).toBe(true);
  });
});

describe('the search for duplicates', () => {
  it.each([
    ['nothing', {}],
    ['a first name', { firstName: 'Maialen' }],
    ['one letter of a name', { lastName: 'H' }],
    ['blank numbers', { phone: [{ number: ' ' }] }],
  ])('does not start with %s', (_, typed) => {
    expect(duplicatesQuery(0, typed)).toBeNull();
  });

  it('needs more than the surname for an existing contact', () => {
    expect(duplicatesQuery(7, { lastName: 'Harispe' })).toBeNull();
    expect(duplicatesQuery(7, { lastName: 'Harispe', firstName: 'Maialen' })).not.toBeNull();
  });

  it('compares by telephone, by e-mail, by name, or by name and town', () => {
    expect(duplicatesQuery(0, { lastName: 'Harispe' })).toEqual({ lastName: 'Harispe' });
    expect(duplicatesQuery(0, { phone: [{ number: '06 12 34 56 78', note: 'x' }] })).toEqual({
      phone: [{ number: '06 12 34 56 78' }],
    });
    expect(duplicatesQuery(7, { email: 'a@b.fr' })).toEqual({ id: 7, email: 'a@b.fr' });
    expect(duplicatesQuery(0, { lastName: 'Harispe', location: aContact().location })).toEqual({
      lastName: 'Harispe',
      location: { city: 'Biarritz' },
    });
  });
});
