import { FileDuplicates, type Recognised } from './import-duplicates';

const person = (overrides: Partial<Recognised>): Recognised => ({
  firstName: '',
  lastName: '',
  company: null,
  email: null,
  phones: [],
  city: '',
  ...overrides,
});
const after = (...lines: Partial<Recognised>[]) => {
  const duplicates = new FileDuplicates();
  lines.forEach((each, index) => duplicates.add(person(each), index + 2));
  return (each: Partial<Recognised>) => duplicates.find(person(each));
};
const JEAN = { firstName: 'Jean', lastName: 'Dupont' };

describe('a line about the person of an earlier line', () => {
  it('is recognised by its e-mail, a telephone, or its name and town', () => {
    const find = after({ ...JEAN, email: 'Jean@exemple.test', phones: ['+33612345678'], city: 'Évry' });
    expect(find({ email: 'jean@EXEMPLE.test' })).toEqual({ line: 2, reasons: ['EMAIL'] });
    expect(find({ phones: ['+33559000000', '+33612345678'] })).toEqual({ line: 2, reasons: ['PHONE'] });
    expect(find({ firstName: 'DUPONT', lastName: 'jean', city: 'EVRY' })).toEqual({
      line: 2,
      reasons: ['NAME_AND_CITY'],
    });
    expect(find({ ...JEAN, email: 'autre@exemple.test', city: 'Pau' })).toBeNull();
  });

  it('is recognised by its name alone when it has nothing else', () => {
    const find = after({ ...JEAN, email: 'jean@exemple.test', city: 'Pau' });
    expect(find(JEAN)).toEqual({ line: 2, reasons: ['NAME'] });
    expect(find({ ...JEAN, email: 'autre@exemple.test' })).toBeNull();
    expect(find({ lastName: 'Dupont' })).toBeNull();
  });

  it('is recognised by the company', () => {
    const find = after({ company: 'SCI des Tilleuls', city: 'Pau' });
    expect(find({ company: 'sci des tilleuls', city: 'pau' })?.reasons).toEqual(['NAME_AND_CITY']);
  });

  it('names the earliest line', () => {
    const find = after({ email: 'a@b.fr' }, { email: 'a@b.fr', phones: ['+33612345678'] });
    expect(find({ email: 'a@b.fr', phones: ['+33612345678'] })).toEqual({ line: 2, reasons: ['EMAIL'] });
  });
});
