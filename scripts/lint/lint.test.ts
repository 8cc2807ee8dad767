import { lintFiles, type Finding } from './lint-files.fixture';

/** Code that a rule reports, or allows, in a file of this path; "#" becomes the number of the case. */
interface LintCase {
  rule: string;
  code: string;
  path: string;
}

describe('bus subscriptions of a remote', () => {
  const IMPORT = "import { bus as events } from '@pignon/shared/bus';\n";

const BUS = "import { bus as events } from '@pignon/shared/bus';\n";
const ASYNC = 'async function work(): Promise<void> { await Promise.resolve(); }\n';

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
  test('are refused in instanceof, as another bundle has its own copy', () => {
    const code =
      "import { ImportFileError as Fault } from '@pignon/shared/domain/import/file-shape'; a instanceof Fault;";
    expect(messagesOf('copied', code)).toEqual([expect.stringMatching(/^Each bundle has a Fault of its own/)]);
  });

  test.each(["import { ProblemError } from '@pignon/shared/api'; a instanceof ProblemError;", 'a instanceof Error;'])(
    'are distinguished from classes that exist once: %s',
    (code) => expect(messagesOf('copied', code)).toEqual([]),
  );
});

describe('formatted prices of properties', () => {
  test.each([
    'formatEuro(property.price);',
    'formatEuro(Math.round(price ?? 0));',
    'const words = { before: formatEuro(before), after: frenchEuros(after) };',
    'const line = <Money euros={contact.price} />;',
    "switch (key) { case 'PRICE': within(formatEuro); }",
    'const WRITE = { price: formatEuro };',
  ])('must state that a rent is monthly: %s', (code) => {
    expect(messagesOf('monthly', code).length).toBeGreaterThan(0);
  });

const ALLOWED: readonly LintCase[] = [
  ...of(
    'house/scoped-subscriptions',
    [
      `${BUS}events.on('session.ended', forget);`,
      `${BUS}const usePage = (signal) => events.on('contact.saved', read, { signal });`,
      `${BUS}const usePage = (own) => events.stream('contact.saved', { signal: own.signal }).subscribe(read);`,
      `${BUS}const usePage = () => { events.publish('contact.saved', {}); element.on('click', read); };`,
    ],
    'remote-contact/src/case-#.tsx',
  ),
  ...of('house/copied-classes', [
    "import { ProblemError } from '@pignon/shared/api'; a instanceof ProblemError;",
    'a instanceof Error;',
  ]),
  ...of('house/monthly-rents', [
    'formatPrice(property.price, property.transactionType); formatEuro(fees);',
    "const text = type === 'RENT' ? `${frenchEuros(price)} par mois` : frenchEuros(price);",
    "switch (key) { case 'AREA': within(formatEuro); case 'PRICE': within((euros) => formatPrice(euros, type)); }",
    'const WRITE = { price: formatPrice, fees: formatEuro };',
  ])('are distinguished from other amounts: %s', (code) => {
    expect(messagesOf('monthly', code)).toEqual([]);
  });
});

describe('page addresses', () => {
  test.each([
    "const to = '/contact/list';",
    'const to = `/property/${reference}/edit`;',
    '<Link to="/event?whose=all" />;',
  ])('are refused as literals: %s', (code) => {
    expect(messagesOf('written', code)).toHaveLength(1);
  });

  test.each(["const to = '/properties';", "import('/event');", 'const to = `${paths.events}?type=task`;'])(
    'are distinguished from other texts: %s',
    (code) => {
      expect(messagesOf('written', code)).toEqual([]);
    },
  );
});

describe('rejected words', () => {
  test.each([
    ['const pieceProps = {};'],
    ['function ContactPiece() {}'],
    ['interface Kept { nextPiece: string }'],
    ['class Shelf {}'],
    ['const add = (SHELF_BYTES) => SHELF_BYTES;'],
  ])('are refused in declared names: %s', (code) => {
    expect(messagesOf('words', code)).toEqual([expect.stringMatching(/say (component|cache)\.$/)]);
  });

  test('are refused in file names', () => {
    expect(messagesOf('words', '', 'host/worker/shelf.tsx')).toEqual(['“shelf” in host/worker/shelf.tsx: say cache.']);
  });

  test.each([
    "import { Piece } from './a'; use(Piece);",
    'const { piece } = host; use(piece);',
    'const centrepiece = 1; // a piece',
  ])('are accepted in uses and inside longer words: %s', (code) => {
    expect(messagesOf('words', code)).toEqual([]);
  });
});
