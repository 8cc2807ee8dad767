import { readName, readTitle, splitName } from './import-names';

describe('a title', () => {
  it.each([
    ['M.', 'MR'],
    ['Monsieur', 'MR'],
    ['Mlle', 'MRS'],
    ['M. et Mme', 'MR_AND_MRS'],
    ['Mr & Mrs', 'MR_AND_MRS'],
    ['SARL', 'COMPANY'],
    ['Dr', null],
    ['', null],
  ])('%j is %s', (text, title) => {
    expect(readTitle(text)).toBe(title);
  });
});

describe('both names in one cell', () => {
  it.each([
    ['DUPONT Jean', 'DUPONT', 'Jean', null],
    ['Jean DUPONT', 'DUPONT', 'Jean', null],
    ['DE LA TOUR Jean-Pierre', 'DE LA TOUR', 'Jean-Pierre', null],
    ['J. DUPONT', 'DUPONT', 'J.', null],
    ['Dupont, Jean', 'Dupont', 'Jean', null],
    ['M. DUPONT Jean', 'DUPONT', 'Jean', 'MR'],
    ['M. et Mme DUPONT Jean', 'DUPONT', 'Jean', 'MR_AND_MRS'],
    ['Mme Étcheto Maïalen', 'Étcheto', 'Maïalen', 'MRS'],
    ['  Dupont   Jean  Luc ', 'Dupont', 'Jean Luc', null],
    ['DUPONT JEAN', 'DUPONT', 'JEAN', null],
    ['Dupont', 'Dupont', '', null],
    ['Martin Jean', 'Martin', 'Jean', null],
    ['', '', '', null],
  ])('%j', (text, lastName, firstName, title) => {
    expect(splitName(text, 'lastName')).toEqual({ title, lastName, firstName });
  });

  it('are split by their order when nothing else tells', () => {
    expect(splitName('Jean de La Tour', 'firstName')).toMatchObject({ firstName: 'Jean', lastName: 'de La Tour' });
    expect(splitName('Agence du Port', 'unknown')).toMatchObject({ firstName: '', lastName: 'Agence du Port' });
  });
});

describe('the names of a line', () => {
  it('are kept as written in their own columns', () => {
    expect(readName({ lastName: ' LE GOFF Anne ', firstName: 'Anne ' })).toMatchObject({
      lastName: 'LE GOFF Anne',
      firstName: 'Anne',
    });
  });

  it('are split from a single column', () => {
    expect(readName({ lastName: 'LE GOFF Anne' })).toMatchObject({ lastName: 'LE GOFF', firstName: 'Anne' });
    expect(readName({ lastFirst: 'Goff Anne' })).toMatchObject({ lastName: 'Goff', firstName: 'Anne' });
    expect(readName({ firstLast: 'Anne Goff' })).toMatchObject({ lastName: 'Goff', firstName: 'Anne' });
  });
});
