import { contactFromText, splitName } from './contact-from-text';

describe('a contact parsed from a typed text', () => {
  it.each([
    ['06 12 34 56 78', { phone: '+33612345678' }],
    ['+34 612 34 56 78', { phone: '+34612345678' }],
    ['anne@example.test', { email: 'anne@example.test' }],
    ['  Maïalen   Harispe ', { name: 'Maïalen Harispe' }],
    ["Jean-Paul d'Arc", { name: "Jean-Paul d'Arc" }],
  ])('%s', (text, contact) => {
    expect(contactFromText(text)).toEqual(contact);
  });

  it.each(['', 'a', '42', 'V26-00042', '250 000 €', '12 rue Gambetta', '06 12'])('%s is no contact', (text) => {
    expect(contactFromText(text)).toBeNull();
  });
});

describe('a name in one text', () => {
  it.each([
    ['Harispe', '', 'Harispe'],
    ['HARISPE', '', 'HARISPE'],
    ['Maïalen Harispe', 'Maïalen', 'Harispe'],
    ['HARISPE Maïalen', 'Maïalen', 'HARISPE'],
    ['Anne de La Tour', 'Anne', 'de La Tour'],
    ['DE LA TOUR Anne', 'Anne', 'DE LA TOUR'],
  ])('%s', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});
