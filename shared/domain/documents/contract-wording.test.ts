import {
  excerpt,
  floorWords,
  formalName,
  frenchPhone,
  greeting,
  hourOf,
  longDay,
  partyName,
  salutation,
  weekdayAndDay,
} from './contract-wording';

describe('words of documents', () => {
  it('name persons in full, with the family name in capitals', () => {
    expect(formalName({ title: 'MRS', firstName: 'Maïalen', lastName: 'Harispe' })).toBe('Madame Maïalen HARISPE');
    expect(formalName({ title: 'COMPANY', firstName: '', lastName: '', company: 'SCI Éole' })).toBe('SCI Éole');
    expect(formalName({ title: null, firstName: '', lastName: '', company: 'SCI Éole' })).toBe('SCI Éole');
  });

  it('name a company also under the title of a person, and nobody by a title alone', () => {
    const firm = { title: 'MR' as const, firstName: '', lastName: '', company: 'SCI Éole', secondPerson: null };
    expect([formalName(firm), partyName(firm)]).toEqual(['SCI Éole', 'SCI Éole']);
    expect([greeting(firm), salutation(firm)]).toEqual(['Bonjour,', 'Madame, Monsieur']);
    expect(formalName({ title: 'MR', firstName: ' ', lastName: '', company: null })).toBe('');
  });

  it('address one person by name, and a couple as two', () => {
    const one = { title: 'MRS' as const, firstName: 'Maïalen', lastName: 'Harispe', secondPerson: null };
    const peio = { title: 'MR' as const, firstName: 'Peio', lastName: '' };
    const jon = { title: 'MRS' as const, firstName: 'Jon', lastName: 'Etcheverry' };
    expect([greeting(one), salutation(one)]).toEqual(['Bonjour Madame Harispe,', 'Madame']);
    expect(greeting({ ...one, secondPerson: peio })).toBe('Bonjour Madame Harispe et Monsieur Harispe,');
    expect(salutation({ ...one, secondPerson: peio })).toBe('Madame, Monsieur');
    expect(salutation({ ...one, secondPerson: jon })).toBe('Mesdames');
    expect(greeting({ ...one, title: 'MR_AND_MRS' })).toBe('Bonjour Madame, Monsieur,');
    expect(greeting({ ...one, title: 'MR', lastName: '' })).toBe('Bonjour,');
  });

  it('name both persons of a couple, each once', () => {
    const first = { title: 'MR_AND_MRS' as const, firstName: 'Élodie', lastName: 'Rivière' };
    const secondPerson = { title: 'MR' as const, firstName: 'Raphaël', lastName: 'Rivière' };
    expect(partyName({ ...first, secondPerson })).toBe('Élodie RIVIÈRE et Monsieur Raphaël RIVIÈRE');
    expect(partyName({ ...first, secondPerson: null })).toBe('Monsieur et Madame Élodie RIVIÈRE');
  });

  it('date in French and in Paris', () => {
    expect(longDay('2026-05-01')).toBe('1er\u00a0mai\u00a02026');
    expect(longDay('2026-11-21')).toBe('21\u00a0novembre\u00a02026');
    expect(longDay('2026-11-20T23:30:00.000Z')).toBe('21\u00a0novembre\u00a02026');
    expect(weekdayAndDay('2026-02-01')).toBe('dimanche\u00a01er\u00a0février\u00a02026');
  });

  it('write the time as it is spoken', () => {
    expect(hourOf('2026-11-20T08:00:00.000Z')).toBe('9\u00a0h');
    expect(hourOf('2026-07-20T12:30:00.000Z')).toBe('14\u00a0h\u00a030');
  });

  it('write telephone numbers in pairs', () => {
    expect(frenchPhone('+33612345678')).toBe('06\u00a012\u00a034\u00a056\u00a078');
    expect(frenchPhone('+34943123456')).toBe('+34943123456');
  });

  it.each([
    [-2, '2e sous-sol'],
    [-1, 'sous-sol'],
    [0, 'rez-de-chaussée'],
    [1, '1er étage'],
    [4, '4e étage'],
  ])('name floor %s %s', (floor, words) => expect(floorWords(floor)).toBe(words));
});

describe('an excerpt', () => {
  it('keeps whole sentences', () => {
    expect(excerpt('Une maison claire. Un jardin. Une très longue suite de mots.', 32)).toBe(
      'Une maison claire. Un jardin.',
    );
  });

  it('cuts between words when the first sentence is too long', () => {
    expect(excerpt('Une maison claire, avec un jardin et une cave', 20)).toBe('Une maison claire…');
  });

  it('cuts a single endless word between its letters', () => {
    expect(excerpt('é'.repeat(30), 10)).toBe(`${'é'.repeat(10)}…`);
    expect(excerpt('🏡'.repeat(30), 9)).toBe(`${'🏡'.repeat(4)}…`);
  });

  it('leaves a short text unchanged, on one line', () => {
    expect(excerpt(' Une maison.\nUn jardin. ', 100)).toBe('Une maison. Un jardin.');
  });
});
