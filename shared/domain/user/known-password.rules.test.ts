import { foldPassword, isMadeOfWords, wordsOfAgency, wordsOfOwner } from './known-password.rules';

const AGENCY = {
  name: 'Agence du Port',
  legalName: 'SARL Étchéverry & Fils',
  address: { city: 'Saint-Jean-de-Luz' },
  email: 'contact@agence-du-port.fr',
  website: 'https://www.leportimmo.fr/accueil',
};
const WORDS = [
  ...wordsOfAgency(AGENCY),
  ...wordsOfOwner({
    title: 'Pignon',
    email: 'm.vasseur64@fournisseur.example',
    firstName: 'Léa',
    lastName: 'Vasseur-Ibarra',
  }),
];

describe('the form in which passwords are compared', () => {
  it.each([
    ['P@55w0rd', 'password'],
    ['ÉTÉ-À-Biarritz', 'ete-a-biarritz'],
    ['M4rg3r1te', 'Margerite'],
    ['$oleil7', 'SOLEILT'],
    ['mai1', 'mail'],
    ['mai1', 'maii'],
  ])('is one for %s and %s', (one, other) => {
    expect(foldPassword(one)).toBe(foldPassword(other));
  });

  it('is two for passwords that differ otherwise', () => {
    expect(foldPassword('cheval-agrafe')).not.toBe(foldPassword('cheval_agrafe'));
  });
});

describe('a password made of own words', () => {
  it.each([
    ['of the product', 'Pignon-2026'],
    ['of the product, with substitutions', 'P1gn0n-2026!'],
    ['of the trade', 'Immobilier-64'],
    ['of the trade, accented or not', 'Negociateur2026'],
    ['of the trade, twice', 'Mandat-Agence-2026'],
    ['of the agency', 'AgenceDuPort2026!'],
    ['of the agency’s legal name', 'etcheverry2026!'],
    ['of the town', 'Saint-Jean-de-Luz-64'],
    ['of the town as one word', 'saintjeandeluz64500'],
    ['of the agency’s web address', 'LePortImmo#2026'],
    ['of the person, however short', 'Lea2026!'],
    ['of the person’s last name', 'V4sseur-2026'],
    ['of the e-mail address', 'vasseur64vasseur64'],
    ['of the e-mail address’s domain', 'Fournisseur2026'],
  ])('is recognised: %s, %s', (_, password) => {
    expect(isMadeOfWords(password, WORDS)).toBe(true);
  });

  it.each([
    ['no own word, however short it is', 'x7Kq2p'],
    ['eight other characters', 'Pignon-falaises'],
    ['words of three letters that are no name', 'les quais sont longs'],
    ['the top-level domain', 'exemple-francais'],
  ])('is not one with %s: %s', (_, password) => {
    expect(isMadeOfWords(password, WORDS)).toBe(false);
  });

  it('does not make another word of what surrounds one', () => {
    expect(isMadeOfWords('vas-agence-seur-abc', WORDS)).toBe(false);
    expect(isMadeOfWords('mandagenceatxyzuvwq', ['agence', 'mandat'])).toBe(false);
  });

  it('needs no agency and no name', () => {
    const noAgency = { name: '', legalName: null, address: null, email: null, website: null };
    expect(wordsOfAgency(noAgency)).toEqual([]);
    expect(isMadeOfWords('Pignon-2026', wordsOfOwner({ title: '', email: '' }))).toBe(true);
  });
});
