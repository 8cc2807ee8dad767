import { legalCases } from '../law/legal-cases';
import { priceInWords } from './price-in-words';

const VINGT = 'Académie française, « vingt »: quatre-vingts takes an s when nothing follows';
const CENT = 'Académie française, « cent »: takes an s in the plural when nothing follows';
const MILLE = 'Académie française, « mille »: never varies, and vingt and cent before it neither';
const MILLION = 'Académie française, « million »: a noun, before which vingt and cent vary, followed by « de »';
const ET = 'Académie française, « et »: vingt et un to soixante et onze';
const HYPHEN = 'Grevisse, § 596: hyphens below a hundred, in the spelling of before 1990';
const CENTS = 'the cents after the euros, joined by « et »';

/** Expected words are written by hand. */
const WORDS = [
  [7, 'sept euros', HYPHEN],
  [16, 'seize euros', HYPHEN],
  [17, 'dix-sept euros', HYPHEN],
  [31, 'trente et un euros', ET],
  [61, 'soixante et un euros', ET],
  [71, 'soixante et onze euros', ET],
  [77, 'soixante-dix-sept euros', HYPHEN],
  [80, 'quatre-vingts euros', VINGT],
  [81, 'quatre-vingt-un euros', VINGT],
  [91, 'quatre-vingt-onze euros', VINGT],
  [97, 'quatre-vingt-dix-sept euros', HYPHEN],
  [101, 'cent un euros', CENT],
  [300, 'trois cents euros', CENT],
  [380, 'trois cent quatre-vingts euros', `${CENT}; ${VINGT}`],
  [785, 'sept cent quatre-vingt-cinq euros', CENT],
  [1_000, 'mille euros', MILLE],
  [1_101, 'mille cent un euros', MILLE],
  [1_999, 'mille neuf cent quatre-vingt-dix-neuf euros', MILLE],
  [21_000, 'vingt et un mille euros', ET],
  [71_000, 'soixante et onze mille euros', ET],
  [80_000, 'quatre-vingt mille euros', MILLE],
  [189_000, 'cent quatre-vingt-neuf mille euros', MILLE],
  [200_000, 'deux cent mille euros', MILLE],
  [261_250, 'deux cent soixante et un mille deux cent cinquante euros', ET],
  [300_200, 'trois cent mille deux cents euros', `${MILLE}; ${CENT}`],
  [480_080, 'quatre cent quatre-vingt mille quatre-vingts euros', `${MILLE}; ${VINGT}`],
  [999_999, 'neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf euros', MILLE],
  [1_000_000, 'un million d’euros', MILLION],
  [1_000_200, 'un million deux cents euros', CENT],
  [1_250_000, 'un million deux cent cinquante mille euros', MILLE],
  [2_000_000, 'deux millions d’euros', MILLION],
  [80_000_000, 'quatre-vingts millions d’euros', MILLION],
  [200_000_000, 'deux cents millions d’euros', MILLION],
  [1.8, 'un euro et quatre-vingts centimes', CENTS],
  [70.71, 'soixante-dix euros et soixante et onze centimes', CENTS],
  [0.2, 'vingt centimes', CENTS],
  [239_234.45, 'deux cent trente-neuf mille deux cent trente-quatre euros et quarante-cinq centimes', CENTS],
  [1_000_000.01, 'un million d’euros et un centime', CENTS],
] as const;

export const cases = legalCases({
  chapter: 'amounts in words',
  rule: priceInWords,
  cases: WORDS.map(([input, expected, source]) => ({ name: `${input} €`, input, expected, source })),
});
