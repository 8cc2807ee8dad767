import { contactProblem } from './contact-problem';
import { readContact } from './contact.rules';
import { DEFAULT_CRITERIA, draftContact } from './draft-contact';

describe('a typed contact', () => {
  it('drops blank numbers and converts the others to E.164, each once, with one main number', () => {
    const { fields, problems } = readContact({
      phone: [
        { number: '  ' },
        { number: '05 59 00 00 00' },
        { number: '06 12 34 56 78', main: true, note: 'Le soir' },
        { number: '+33612345678', type: 'WORK' },
      ],
    });
    expect(problems).toEqual([]);
    expect(fields.phone).toEqual([
      { number: '+33559000000', type: 'HOME', main: false, note: '' },
      { number: '+33612345678', type: 'MOBILE', main: true, note: 'Le soir' },
    ]);
  });

  it('has its first number as main one when none or several are marked', () => {
    const mains = (...main: boolean[]) =>
      readContact({
        phone: main.map((each, index) => ({ number: `061234567${index}`, main: each })),
      }).fields.phone?.map((phone) => phone.main);
    expect(mains(false, false)).toEqual([true, false]);
    expect(mains(true, true)).toEqual([true, false]);
  });

  it('names each invalid number and e-mail by its position among the typed ones', () => {
    const { problems } = readContact({
      email: 'jean@',
      phone: [{ number: '' }, { number: 'rappeler' }],
      secondPerson: { title: null, firstName: 'Léa', lastName: '', email: 'lea' },
    });
    expect(problems).toEqual([
      { path: 'email', message: 'Veuillez entrer une adresse email valide' },
      { path: 'phone.1.number', message: 'Numéro de téléphone invalide' },
      { path: 'secondPerson.email', message: 'Veuillez entrer une adresse email valide' },
    ]);
  });

  it('drops blank texts and an empty person, birth or type', () => {
    const { fields } = readContact({
      firstName: ' Jean ',
      lastName: ' Lefèvre ',
      company: '  ',
      email: ' jean@exemple.test ',
      source: '',
      maritalStatus: ' ',
      birth: { date: null, place: ' ' },
      secondPerson: { title: 'MRS', firstName: ' ', lastName: '', email: '' },
      contactType: ['OWNER', 'OWNER', 'CUSTOMER'],
    });
    expect(fields).toEqual({
      firstName: 'Jean',
      lastName: 'Lefèvre',
      company: null,
      email: 'jean@exemple.test',
      source: null,
      maritalStatus: null,
      birth: null,
      secondPerson: null,
      contactType: ['OWNER', 'CUSTOMER'],
    });
  });

  it('is parsed as far as it is given', () => {
    expect(readContact({ archived: true })).toEqual({ fields: { archived: true }, problems: [] });
  });

  it('has each criterion once', () => {
    const [first, second, price] = DEFAULT_CRITERIA;
    const filters = [first, price, second, price].filter((criterion) => criterion !== undefined);
    expect(readContact({ filters }).problems).toEqual([{ path: 'filters.3', message: 'Ce critère figure deux fois.' }]);
  });
});

describe('a whole contact', () => {
  it('needs a last name or a company', () => {
    expect(contactProblem({ lastName: ' ', company: ' ' })).toEqual({
      path: 'lastName',
      message: 'Un nom ou une société est requis.',
    });
    expect(contactProblem({ lastName: 'Lefèvre', company: null })).toBeNull();
    expect(contactProblem({ lastName: '', company: 'SCI des Tilleuls' })).toBeNull();
  });

  it('defaults to a customer who looks for a house to buy between 250 000 and 750 000 euros', () => {
    expect(draftContact()).toMatchObject({
      contactType: ['CUSTOMER'],
      filters: [{ values: ['SALE'] }, { values: ['HOUSE'] }, { values: [250_000, 750_000] }],
    });
  });
});
