import { contactName, cutContactName } from './contact-name';

const person = { title: 'MR', firstName: ' Jean ', lastName: 'Lefèvre', company: 'SCI des Tilleuls' } as const;

describe('the name of a contact', () => {
  it('is the family name, then the first name', () => {
    expect(contactName(person)).toBe('Lefèvre Jean');
  });

  it('is the company for a company, and when no person is named', () => {
    expect(contactName({ ...person, title: 'COMPANY' })).toBe('SCI des Tilleuls');
    expect(contactName({ ...person, firstName: '', lastName: ' ' })).toBe('SCI des Tilleuls');
  });

  it('falls back on the person when a company has no name', () => {
    expect(contactName({ ...person, title: 'COMPANY', company: null })).toBe('Lefèvre Jean');
  });
});

describe('the name of a contact in a link', () => {
  it('stays whole up to 30 characters', () => {
    expect(cutContactName('a'.repeat(30))).toBe('a'.repeat(30));
  });

  it('is cut to 30 characters plus an ellipsis beyond', () => {
    expect(cutContactName('a'.repeat(31))).toBe(`${'a'.repeat(30)}…`);
  });

  it('is never cut inside a character', () => {
    expect(cutContactName(`${'a'.repeat(29)}😀😀`)).toBe(`${'a'.repeat(29)}😀…`);
  });
});
