import type { ImportProblem } from './import-fields';
import { phonesIn, readNegotiator, readPlace, readTypes } from './import-values';

describe('the telephone numbers of a cell', () => {
  it.each([
    ['', []],
    ['06 12 34 56 78', ['06 12 34 56 78']],
    ['06/12/34/56/78', ['06/12/34/56/78']],
    ['612345678', ['0612345678']],
    ['0612345678 / 05 59 00 00 00', ['0612345678', '05 59 00 00 00']],
    ['612345678;559000000', ['0612345678', '0559000000']],
    ['0612345678 ou +34 600 000 000', ['0612345678', '+34 600 000 000']],
    ['rappeler le soir', ['rappeler le soir']],
    ['061234567', ['061234567']],
  ])('%j', (cell, numbers) => {
    expect(phonesIn(cell)).toEqual(numbers);
  });
});

describe('kinds of contact', () => {
  it.each([
    ['Acquéreur', ['CUSTOMER'], null],
    ['Vendeur / acquéreur', ['OWNER', 'CUSTOMER'], null],
    ['Bailleur et locataire', ['OWNER', 'TENANT'], null],
    ['client, Client', ['CUSTOMER'], null],
    ['NOTARY', ['NOTARY'], null],
    ['Artisan; VIP', ['SUPPLIER'], 'VIP'],
    [' ', [], null],
  ])('%j', (text, types, unknown) => {
    expect(readTypes(text)).toEqual({ types, unknown });
  });
});

describe('a place', () => {
  const place = (values: Parameters<typeof readPlace>[0]) => {
    const problems: ImportProblem[] = [];
    return [readPlace(values, problems), problems.map(({ path }) => path)];
  };
  it.each([
    [{}, null, []],
    [{ postcode: '64 200', city: ' Biarritz ' }, { street: '', postcode: '64200', city: 'Biarritz' }, []],
    [{ postcode: '1000' }, { street: '', postcode: '01000', city: '' }, []],
    [{ city: '64200 Biarritz' }, { street: '', postcode: '64200', city: 'Biarritz' }, []],
    [{ postcode: 'F-64200', city: 'Biarritz' }, { street: '', postcode: '64200', city: 'Biarritz' }, []],
    [{ postcode: '642000' }, { street: '', postcode: '642000', city: '' }, ['postcode']],
    [{ postcode: '642' }, { street: '', postcode: '642', city: '' }, ['postcode']],
    [{ street: '1 rue Haute' }, { street: '1 rue Haute', postcode: null, city: '' }, []],
  ])('%j', (values, read, problems) => {
    expect(place(values)).toEqual([read, problems]);
  });
});

describe('a negotiator', () => {
  const PEOPLE = [
    { loginEmail: 'nora@pignon.test', firstName: 'Nora', lastName: 'Étcheto' },
    { loginEmail: 'a@pignon.test', firstName: 'Ana', lastName: 'Mendy' },
    { loginEmail: 'b@pignon.test', firstName: 'Ana', lastName: 'Mendy' },
  ];
  it.each([
    ['', null],
    ['Nora@pignon.test', 'nora@pignon.test'],
    ['ETCHETO Nora', 'nora@pignon.test'],
    ['nora etcheto', 'nora@pignon.test'],
  ])('%j is %s', (cell, loginEmail) => {
    expect(readNegotiator(cell, PEOPLE)).toBe(loginEmail);
  });

  it('must match exactly one user of the agency', () => {
    expect(readNegotiator('Paul', PEOPLE)).toMatchObject({ message: 'Ce négociateur n’a pas de compte actif.' });
    expect(readNegotiator('Ana Mendy', PEOPLE)).toMatchObject({
      message: 'Plusieurs collègues portent ce nom\u00a0: indiquez l’adresse e-mail.',
    });
  });
});
