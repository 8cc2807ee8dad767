import { priceInWords } from './price-in-words';

describe('priceInWords', () => {
  it.each([
    [0, 'zéro euro'],
    [1, 'un euro'],
    [21, 'vingt et un euros'],
    [71, 'soixante et onze euros'],
    [80, 'quatre-vingts euros'],
    [81, 'quatre-vingt-un euros'],
    [91, 'quatre-vingt-onze euros'],
    [100, 'cent euros'],
    [200, 'deux cents euros'],
    [201, 'deux cent un euros'],
    [1000, 'mille euros'],
    [80_000, 'quatre-vingt mille euros'],
    [200_000, 'deux cent mille euros'],
    [261_250, 'deux cent soixante et un mille deux cent cinquante euros'],
    [1_000_000, 'un million d’euros'],
    [3_000_000, 'trois millions d’euros'],
    [1_000_000_000, 'un milliard d’euros'],
    [1_250_000, 'un million deux cent cinquante mille euros'],
    [1_000_001, 'un million un euros'],
  ])('spells %s as %s', (euros, words) => expect(priceInWords(euros)).toBe(words));

  it.each([
    [0.01, 'un centime'],
    [0.8, 'quatre-vingts centimes'],
    [12.1, 'douze euros et dix centimes'],
    [1.01, 'un euro et un centime'],
    [1_000_000.5, 'un million d’euros et cinquante centimes'],
    [1234.56, 'mille deux cent trente-quatre euros et cinquante-six centimes'],
  ])('spells the cents of %s', (euros, words) => expect(priceInWords(euros)).toBe(words));
});
