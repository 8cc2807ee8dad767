import tseslint from 'typescript-eslint';
import { Linter } from 'eslint';
import { copiedClasses } from './copied-classes.mjs';
import { monthlyRents } from './monthly-rents.mjs';
import { plainWords } from './plain-words.mjs';
import { scopedSubscriptions } from './scoped-subscriptions.mjs';
import { writtenAddresses } from './written-addresses.mjs';

const plugins = {
  pignon: {
    rules: {
      words: plainWords,
      scoped: scopedSubscriptions,
      copied: copiedClasses,
      monthly: monthlyRents,
      written: writtenAddresses,
    },
  },
};
const WORDS = { piece: 'component', shelf: 'cache' };

function messagesOf(
  rule: 'words' | 'scoped' | 'copied' | 'written' | 'monthly',
  code: string,
  file = 'host/src/a.tsx',
): string[] {
  const languageOptions = { parser: tseslint.parser as Linter.Parser };
  const rules: Linter.RulesRecord = { [`pignon/${rule}`]: rule === 'words' ? ['error', WORDS] : 'error' };
  const found = new Linter().verify(code, [{ files: ['**/*.tsx'], languageOptions, plugins, rules }], file);
  return found.map(({ message }) => message);
}

describe('subscriptions of a remote', () => {
  const IMPORT = "import { bus as events } from '@pignon/shared/bus';\n";

  test.each([
    "function Page() { useEffect(() => events.on('contact.saved', read)); }",
    "const usePage = () => events.stream('contact.saved').subscribe(read);",
    "const usePage = () => events.on('contact.saved', read, {});",
  ])('are refused in a function without a signal: %s', (code) => {
    expect(messagesOf('scoped', IMPORT + code)).toHaveLength(1);
  });

  test.each([
    "events.on('session.ended', forget);",
    "const usePage = (signal) => events.on('contact.saved', read, { signal });",
    "const usePage = (own) => events.stream('contact.saved', { signal: own.signal }).subscribe(read);",
    "const usePage = () => { events.publish('contact.saved', {}); element.on('click', read); };",
  ])('are allowed in a module, or with a signal: %s', (code) => {
    expect(messagesOf('scoped', IMPORT + code)).toEqual([]);
  });
});

describe('classes of shared/domain', () => {
  test('are no test of what another bundle made', () => {
    const code =
      "import { ImportFileError as Fault } from '@pignon/shared/domain/import/file-shape'; a instanceof Fault;";
    expect(messagesOf('copied', code)).toEqual([expect.stringMatching(/^Each bundle has a Fault of its own/)]);
  });

  test.each(["import { ProblemError } from '@pignon/shared/api'; a instanceof ProblemError;", 'a instanceof Error;'])(
    'are told from classes of which there is one: %s',
    (code) => expect(messagesOf('copied', code)).toEqual([]),
  );
});

describe('prices of properties', () => {
  test.each([
    'formatEuro(property.price);',
    'formatEuro(Math.round(price ?? 0));',
    'const words = { before: formatEuro(before), after: frenchEuros(after) };',
    'const line = <Money euros={contact.price} />;',
    "switch (key) { case 'PRICE': within(formatEuro); }",
    'const WRITE = { price: formatEuro };',
  ])('say that a rent is monthly: %s', (code) => {
    expect(messagesOf('monthly', code).length).toBeGreaterThan(0);
  });

  test.each([
    'formatPrice(property.price, property.transactionType); formatEuro(fees);',
    "const text = type === 'RENT' ? `${frenchEuros(price)} par mois` : frenchEuros(price);",
    "switch (key) { case 'AREA': within(formatEuro); case 'PRICE': within((euros) => formatPrice(euros, type)); }",
    'const WRITE = { price: formatPrice, fees: formatEuro };',
  ])('are told from other amounts: %s', (code) => {
    expect(messagesOf('monthly', code)).toEqual([]);
  });
});

describe('addresses of pages', () => {
  test.each([
    "const to = '/contact/list';",
    'const to = `/property/${reference}/edit`;',
    '<Link to="/event?whose=all" />;',
  ])('are not written out: %s', (code) => {
    expect(messagesOf('written', code)).toHaveLength(1);
  });

  test.each(["const to = '/properties';", "import('/event');", 'const to = `${paths.events}?type=task`;'])(
    'are told from other texts: %s',
    (code) => {
      expect(messagesOf('written', code)).toEqual([]);
    },
  );
});

describe('words', () => {
  test.each([
    ['const pieceProps = {};'],
    ['function ContactPiece() {}'],
    ['interface Kept { nextPiece: string }'],
    ['class Shelf {}'],
    ['const add = (SHELF_BYTES) => SHELF_BYTES;'],
  ])('are refused in a name that is declared: %s', (code) => {
    expect(messagesOf('words', code)).toEqual([expect.stringMatching(/say (component|cache)\.$/)]);
  });

  test('are refused in the name of a file', () => {
    expect(messagesOf('words', '', 'host/worker/shelf.tsx')).toEqual(['“shelf” in host/worker/shelf.tsx: say cache.']);
  });

  test.each([
    "import { Piece } from './a'; use(Piece);",
    'const { piece } = host; use(piece);',
    'const centrepiece = 1; // a piece',
  ])('are allowed where they are only used, or are a part of another word: %s', (code) => {
    expect(messagesOf('words', code)).toEqual([]);
  });
});
