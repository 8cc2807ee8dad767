import { recogniseHeadings } from './headings';

describe('the headings of a file', () => {
  it('are recognised in French, whatever their accents, capitals and dots', () => {
    const headings = ['Civilité', 'NOM', 'Prénom', 'Tél.', 'Portable', 'E-mail', 'C.P.', 'Ville', 'Négociateur'];
    expect(recogniseHeadings(headings)).toEqual([
      'title',
      'lastName',
      'firstName',
      'phone',
      'mobile',
      'email',
      'postcode',
      'city',
      'negotiator',
    ]);
  });

  it('are recognised in English', () => {
    expect(recogniseHeadings(['Last Name', 'first_name', 'Zip', 'Lead source', 'Consent date'])).toEqual([
      'lastName',
      'firstName',
      'postcode',
      'source',
      'consentDate',
    ]);
  });

  it('give each field once; a second number goes to a column that is free', () => {
    expect(recogniseHeadings(['Téléphone 1', 'Téléphone 2', 'Tél. 3', 'Tél. 4', 'Email', 'Email 2'])).toEqual([
      'phone',
      'mobile',
      'workPhone',
      null,
      'email',
      null,
    ]);
  });

  it('leave a number its own column: a later heading is not robbed of it', () => {
    expect(recogniseHeadings(['Tél', 'Tél 2', 'Portable'])).toEqual(['phone', 'workPhone', 'mobile']);
  });

  it('that nobody knows are left out', () => {
    expect(recogniseHeadings(['', 'Budget', 'Motif du refus'])).toEqual([null, null, null]);
  });
});
