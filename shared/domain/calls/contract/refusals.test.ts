import { callTable, type CallKey } from '../call-table';
import type { Call } from '../define-call';

type Part = 'params' | 'query' | 'body';

/** Parses an input by a call's schema. @returns the value, or "path: message" per error */
function answer(key: CallKey, part: Part, input: unknown): unknown {
  const call: Call = callTable[key];
  const { success, data, error } = call[part]!.safeParse(input);
  return success ? data : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const criterion = { key: { type: 'ROOM_TYPE', key: 'BEDROOM' }, values: [2, null] };
const nested = (depth: number): unknown => (depth === 0 ? 'a' : { a: nested(depth - 1) });
const line = { line: 2, values: { lastName: 'Etchegaray' } };
const defaults = { contactType: 'CUSTOMER', source: null, negotiator: null };
const merge = { with: 7, versions: { kept: 1, gone: 1 } };
const texts = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key.${index}`, 'texte']));
const rows = { rows: 'city', measure: 'count' };
const order = { property: 'createdTime', direction: 'DESC' };

/** Rules between fields, each with a valid and an invalid input. */
describe('a call refuses, with path and message,', () => {
  it.each<[string, CallKey, Part, taken: unknown, refused: unknown, issues: string[]]>([
    [
      'a cube of one criterion',
      'POST property/cube',
      'body',
      { ...rows, columns: 'propertyType' },
      { ...rows, columns: 'city' },
      ['columns: Choisissez deux critères différents pour les lignes et les colonnes.'],
    ],
    [
      'a price that does not fall',
      'POST property/{reference}/newly-matching',
      'body',
      { before: 200_000, after: 199_999 },
      { before: 200_000, after: 200_000 },
      ['after: Le nouveau prix doit être inférieur à l’ancien.'],
    ],
    [
      'a column of properties asked twice',
      'POST property/export',
      'body',
      { columns: ['reference', 'title'], order },
      { columns: ['title', 'title'], order },
      ['columns: Une colonne est demandée deux fois'],
    ],
    [
      'a column of contacts asked twice',
      'POST contact/export',
      'body',
      { columns: ['lastName', 'email'], order },
      { columns: ['email', 'email'], order },
      ['columns: Une colonne est demandée deux fois'],
    ],
    [
      'a change of a property that changes nothing',
      'POST property/bulk',
      'body',
      { changes: [{ reference: 'V26-00042', fields: { propertyStatus: 'ACTIVE' } }] },
      { changes: [{ reference: 'V26-00042', fields: {} }] },
      ['changes.0.fields: Rien n’est à modifier'],
    ],
    [
      'a property named twice',
      'POST property/bulk',
      'body',
      { changes: ['V26-00042', 'V26-00043'].map((reference) => ({ reference, fields: { negotiator: null } })) },
      { changes: ['V26-00042', 'V26-00042'].map((reference) => ({ reference, fields: { negotiator: null } })) },
      ['changes: Un bien est nommé deux fois'],
    ],
    [
      'a change of a contact that changes nothing',
      'POST contact/bulk',
      'body',
      { changes: [{ id: 1, fields: { archived: true } }] },
      { changes: [{ id: 1, fields: {} }] },
      ['changes.0.fields: Rien n’est à modifier'],
    ],
    [
      'a contact named twice',
      'POST contact/bulk',
      'body',
      { changes: [1, 2].map((id) => ({ id, fields: { archived: true } })) },
      { changes: [1, 1].map((id) => ({ id, fields: { archived: true } })) },
      ['changes: Un contact est nommé deux fois'],
    ],
    [
      'a line imported twice',
      'POST contact/import',
      'body',
      { lines: [line, { ...line, line: 3 }], defaults },
      { lines: [line, line], defaults },
      ['lines: Une ligne est donnée deux fois'],
    ],
    [
      'both values of a field that holds one',
      'POST contact/{id}/merge',
      'body',
      { ...merge, choices: { observation: 'both', email: 'gone' } },
      { ...merge, choices: { observation: 'both', email: 'both' } },
      ['choices: Seules les observations peuvent être gardées toutes deux'],
    ],
    [
      'an e-mail address of a contact that is none',
      'PATCH contact/{id}',
      'body',
      { email: ' maite@exemple.fr ' },
      { email: 'maite@' },
      ['email: Veuillez entrer une adresse email valide'],
    ],
    [
      'a draft deeper than any form',
      'PUT user/me/draft/{key}',
      'body',
      { values: nested(32), base: {}, baseVersion: null },
      { values: nested(33), base: {}, baseVersion: null },
      ['values: Ce brouillon est trop profond.'],
    ],
    [
      'a text of a screen that is blank',
      'PATCH messages/{lang}',
      'body',
      { texts: { 'menu.home': 'Accueil', 'menu.cart': null } },
      { texts: { 'menu.home': '  ' } },
      ['texts.menu.home: Ce champ est requis'],
    ],
    [
      'more than 200 texts',
      'PATCH messages/{lang}',
      'body',
      { texts: texts(200) },
      { texts: texts(201) },
      ['texts: 200 textes au plus à la fois.'],
    ],
    [
      'a criterion with its ends exchanged',
      'POST property/rank',
      'body',
      { filters: [criterion] },
      { filters: [{ ...criterion, values: [3, 2] }] },
      ['filters.0.values: Le minimum dépasse le maximum.'],
    ],
  ])('%s: %s', (_title, key, part, value, refused, issues) => {
    expect(answer(key, part, value)).toEqual(value);
    expect(answer(key, part, refused)).toEqual(issues);
  });

  it.each<CallKey>(['GET mandate/register', 'GET mandate/register.pdf'])('a period that ends first: %s', (key) => {
    const period = (from?: string, to?: string) => answer(key, 'query', { from, to });
    expect(period('2026-11-02', '2026-11-01')).toEqual(['to: La fin de la période précède son début']);
    expect(period('2026-11-01', '2026-11-01')).toMatchObject({ from: '2026-11-01', to: '2026-11-01' });
    expect(period('2026-11-02')).toMatchObject({ from: '2026-11-02' });
    expect(period(undefined, '2026-11-01')).toMatchObject({ to: '2026-11-01' });
  });

  it.each([
    [{ w: 1, s: 43, e: 1, n: 44 }],
    [{ w: 1, s: 43, e: 0, n: 44 }],
    [{ w: 1, s: 43, e: 2, n: 43 }],
    [{ w: 1, s: 44, e: 2, n: 43 }],
  ])('a map frame without a surface: %j', (frame) => {
    expect(answer('GET place/communes', 'query', frame)).toEqual([': Le cadre de la carte est vide.']);
  });
});

describe('a single query value', () => {
  it.each<[CallKey, string, string, string]>([
    ['GET commune', 'insee', '64102', '64024'],
    ['GET place/start', 'insee', '64102', '64024'],
    ['GET contact/{id}/timeline', 'kind', 'CALL', 'VISIT'],
  ])('is parsed as a list of one: %s', (key, name, first, second) => {
    expect(answer(key, 'query', { [name]: first })).toMatchObject({ [name]: [first] });
    expect(answer(key, 'query', { [name]: [first, second] })).toMatchObject({ [name]: [first, second] });
  });

  it('is parsed from text: numbers of a frame', () => {
    const frame = answer('GET place/communes', 'query', { w: '-1.6', s: '43.4', e: '-1.4', n: '43.5' });
    expect(frame).toEqual({ w: -1.6, s: 43.4, e: -1.4, n: 43.5 });
  });

  it('names no commune for a map around the agency', () => {
    expect(answer('GET place/start', 'query', {})).toEqual({ insee: [] });
  });
});
