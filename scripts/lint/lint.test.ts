import { lintFiles, type Finding } from './lint-files.fixture';

/** Code that a rule reports, or allows, in a file of this path; "#" becomes the number of the case. */
interface LintCase {
  rule: string;
  code: string;
  path: string;
}

const of = (rule: string, codes: readonly string[], path = 'host/src/case-#.tsx'): LintCase[] =>
  codes.map((code) => ({ rule, code, path }));

const BUS = "import { bus as events } from '@pignon/shared/bus';\n";
/** The type that switches checks off. */
const UNCHECKED = 'any';
const ASYNC = 'async function work(): Promise<void> { await Promise.resolve(); }\n';

const REFUSED: readonly LintCase[] = [
  ...of(
    'house/scoped-subscriptions',
    [
      `${BUS}function Page() { useEffect(() => events.on('contact.saved', read)); }`,
      `${BUS}const usePage = () => events.stream('contact.saved').subscribe(read);`,
      `${BUS}const usePage = () => events.on('contact.saved', read, {});`,
    ],
    'remote-contact/src/case-#.tsx',
  ),
  ...of('house/copied-classes', [
    "import { ImportFileError as Fault } from '@pignon/shared/domain/import/file-shape'; a instanceof Fault;",
  ]),
  ...of('house/monthly-rents', [
    'formatEuro(property.price);',
    'formatEuro(Math.round(price ?? 0));',
    'const words = { before: formatEuro(before), after: frenchEuros(after) };',
    'const line = <Money euros={contact.price} />;',
    "switch (key) { case 'PRICE': within(formatEuro); }",
    'const WRITE = { price: formatEuro };',
  ]),
  ...of('house/written-addresses', [
    "const to = '/contact/list';",
    'const to = `/property/${reference}/edit`;',
    '<Link to="/event?whose=all" />;',
  ]),
  ...of('house/plain-words', [
    'const pieceProps = {};',
    'function ContactPiece() {}',
    'interface Kept { nextPiece: string }',
    'class Shelf {}',
    'const add = (SHELF_BYTES) => SHELF_BYTES;',
  ]),
  ...of('house/plain-words', ['export {};'], 'host/worker/shelf-#.ts'),
  ...of('house/syntax', [
    'export default 1;',
    '<input type="date" />;',
    'new Date(Date.now() + 1).toISOString().slice(0, 10);',
    "expect(token).not.toContain('V2');",
    'const options = { placeholderData: (last) => last };',
    "bus.publish('error.raised', { message: sentenceOf(error) });",
  ]),
  ...of('house/module-cost', ["export const format = new Intl.NumberFormat('fr');"], 'shared/i18n/case-#.ts'),
  ...of(
    'house/waiting-assertions',
    ['expect(await row.isVisible()).toBe(true);', 'expect(new URL(page.url()).search).toBe("");'],
    'e2e/specs/case-#.spec.ts',
  ),
  ...of('house/access-by-level', ["const may = useHasRole('ADMIN');", "const may = user.roles.includes('ADMIN');"]),
  ...of('house/descriptor-access', ["export default { roles: ['ADMIN'] };"], 'remote-contact/src/remote.ts'),
  ...of('react-hooks/rules-of-hooks', ['export const Page = ({ open }) => { if (open) useState(0); return null; };']),
  ...of('react-hooks/exhaustive-deps', [
    'export function Page({ id }) { useEffect(() => { read(id); }, []); return null; }',
  ]),
  ...of('react/purity', ['export function Page() { const now = Date.now(); return <b>{now}</b>; }']),
  ...of('react/set-state-in-effect', [
    'export function Page({ id }) { const [a, setA] = useState(0); useEffect(() => { setA(id); }, [id]); return a; }',
  ]),
  ...of('react/refs', ['export function Page() { const ref = useRef(0); return <b>{ref.current}</b>; }']),
  ...of('jsx-a11y/alt-text', ['const photo = <img src={src} />;']),
  ...of('jsx-a11y/click-events-have-key-events', ['const box = <div onClick={open} />;']),
  ...of('no-restricted-imports', ["import { lazy } from 'react'; lazy(load);"]),
  ...of('no-unused-vars', ['const total = 1; export {};']),
  ...of('eqeqeq', ['export const same = (a, b) => a == b;']),
  ...of('no-console', ['console.log(1);']),
  ...of('typescript/no-explicit-any', [`export const a: ${UNCHECKED} = 1;`]),
  ...of('typescript/no-non-null-assertion', ['export const a = b!;']),
  ...of('typescript/consistent-type-imports', ["import { Row } from './row'; export const a: Row = b;"]),
  ...of('max-lines', ['read();\n'.repeat(301)]),
  ...of('max-lines-per-function', [`export function read() {\n${'read();\n'.repeat(61)}}`], 'api/src/case-#.ts'),
  ...of('no-undef', ['missing();'], 'scripts/case-#.mjs'),
  // rules that read types
  ...of('typescript/no-floating-promises', [`${ASYNC}work();`], 'api/src/case-#.ts'),
  ...of('typescript/no-floating-promises', [`${ASYNC}void work();`], 'e2e/specs/case-#.ts'),
  ...of('typescript/no-unsafe-assignment', ['export const read: string = JSON.parse("1");'], 'api/src/case-#.ts'),
];

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
  ]),
  ...of('house/written-addresses', [
    "const to = '/properties';",
    "import('/event');",
    'const to = `${paths.events}?type=task`;',
  ]),
  ...of('house/plain-words', [
    "import { Piece } from './a'; use(Piece);",
    'const { piece } = host; use(piece);',
    'const centrepiece = 1; // a piece',
  ]),
  ...of('house/syntax', ['export default [];'], 'remote-contact/src/messages/fr.ts'),
  ...of('house/module-cost', ["export const format = () => new Intl.NumberFormat('fr');"], 'shared/i18n/case-#.ts'),
  ...of('house/access-by-level', ["const may = useHasRole('ADMIN');"], 'remote-admin/src/case-#.tsx'),
  ...of('typescript/no-non-null-assertion', ['export const a = b!;'], 'host/src/case-#.test.tsx'),
  ...of('typescript/no-floating-promises', [`${ASYNC}void work();`], 'api/src/case-#.ts'),
  ...of('typescript/no-unsafe-assignment', ['export const read: unknown = JSON.parse("1");'], 'api/src/case-#.ts'),
  ...of('no-console', ['console.log(1);'], 'scripts/case-#.ts'),
];

const numbered = (cases: readonly LintCase[], mark: string) =>
  cases.map((each, index) => ({
    ...each,
    path: each.path.replace('#', `${mark}${index}`),
    title: each.code.replaceAll(/\s+/g, ' ').slice(0, 100),
  }));
const refused = numbered(REFUSED, 'refused-');
const allowed = numbered(ALLOWED, 'allowed-');

let findings: Map<string, Finding[]>;
beforeAll(() => {
  const files = Object.fromEntries([...refused, ...allowed].map(({ path, code }) => [path, code]));
  findings = lintFiles(files, '--type-aware');
});

const rulesOf = (path: string) => findings.get(path)?.map(({ rule }) => rule);

test.each(refused)('$rule reports $title', ({ path, rule }) => {
  expect(rulesOf(path)).toContain(rule);
});

test.each(allowed)('$rule allows $title', ({ path, rule }) => {
  expect(rulesOf(path)).not.toContain(rule);
});

test('a message names the class, and the term to use', () => {
  const messages = [...findings.values()].flat().map(({ message }) => message);
  expect(messages).toContain(
    'Each bundle has a Fault of its own: tell it by what it holds, with a function of shared/domain.',
  );
  expect(messages).toContainEqual(
    expect.stringMatching(/^“shelf” in host\/worker\/shelf-refused-\d+\.ts: say response cache\.$/),
  );
});
