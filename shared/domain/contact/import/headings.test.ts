import { recogniseHeadings } from './headings';

describe('the headings of a file', () => {
  it('are recognised in French, ignoring accents, case and dots', () => {
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

  it.each([
    [
      'Name,Given Name,Additional Name,Family Name,Group Membership,Notes,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value,Address 1 - Street,Address 1 - City,Address 1 - Postal Code',
      'firstLast,firstName,,lastName,,observation,,email,,phone,,mobile,street,city,postcode',
    ],
    [
      'First Name,Middle Name,Last Name,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Postal Code',
      'firstName,,lastName,company,observation,,,email,,phone,street,city,postcode',
    ],
    [
      'Titre,Prénom,Deuxième prénom,Nom,Suffixe,Société,Service,Rue (bureau),Rue (domicile),Ville (domicile),Code postal (domicile),Téléphone (bureau),Téléphone (domicile),Tél. mobile,Adresse de messagerie,Notes',
      'title,firstName,,lastName,,company,,,street,city,postcode,workPhone,phone,mobile,email,observation',
    ],
    [
      'Title,First Name,Last Name,Company,Home Street,Home City,Home Postal Code,Business Phone,Home Phone,Mobile Phone,E-mail Address',
      'title,firstName,lastName,company,street,city,postcode,workPhone,phone,mobile,email',
    ],
    [
      'Prénom,Nom de famille,Nom de l’organisation,E-mail 1 - Libellé,E-mail 1 - Valeur,Téléphone 1 - Valeur,Téléphone 2 - Valeur,Adresse 1 - Rue,Adresse 1 - Ville,Adresse 1 - Code postal',
      'firstName,lastName,company,,email,phone,mobile,street,city,postcode',
    ],
    [
      'Name,Organization 1 - Name,Organization 1 - Title,E-mail (perso),Portable (perso),Adresse e-mail 2',
      'firstLast,company,,email,mobile,',
    ],
  ])('of Google and Outlook are recognised: %s', (headings, fields) => {
    expect(recogniseHeadings(headings.split(',')).map((field) => field ?? '')).toEqual(fields.split(','));
  });

  it('map each field once; a second number goes to a free column', () => {
    expect(recogniseHeadings(['Téléphone 1', 'Téléphone 2', 'Tél. 3', 'Tél. 4', 'Email', 'Email 2'])).toEqual([
      'phone',
      'mobile',
      'workPhone',
      null,
      'email',
      null,
    ]);
  });

  it('leave the exact heading of a number its own column', () => {
    expect(recogniseHeadings(['Tél', 'Tél 2', 'Portable'])).toEqual(['phone', 'workPhone', 'mobile']);
  });

  it('are ignored when unknown', () => {
    expect(recogniseHeadings(['', 'Budget', 'Motif du refus'])).toEqual([null, null, null]);
  });
});
