import { typeset } from './typography';

describe('typeset', () => {
  it.each([
    ['Prix : 12 %', 'Prix\u00a0: 12\u00a0%'],
    ['« oui » ; non !', '«\u00a0oui\u00a0»\u00a0; non\u00a0!'],
    ['n° 12 du registre', 'n°\u00a012 du registre'],
    ['3 mois et 14 jours', '3\u00a0mois et 14\u00a0jours'],
    ['(art. 78)', '(art.\u00a078)'],
    ['https://a.fr:80', 'https://a.fr:80'],
  ])('sets no-break spaces in “%s”', (source, expected) => expect(typeset(source)).toBe(expected));
});
