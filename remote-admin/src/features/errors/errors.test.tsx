import { screen, waitFor, within } from '@testing-library/react';
import type { ClientErrorGroup } from '@pignon/shared/domain/client-error/client-error.schema';
import type { StackLine, Unresolved } from '@pignon/shared/domain/client-error/original-stack';
import { aPage, refuse, renderScreen, type FakeApi, type FakeHandlers } from '@pignon/shared/testing';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import fr from '../../messages/fr';
import { Page } from '../../pages/admin.page';
import { ERROR_LIST, findErrors } from './error-list';

const GROUP: ClientErrorGroup = {
  remote: 'property',
  version: '0.1.0-abc',
  message: 'x is not a function',
  count: 1204,
  first: '2026-11-20T09:30:00.000Z',
  last: '2026-11-21T09:30:00.000Z',
  errorId: 'e-1',
  route: '/property/list',
};

beforeAll(() => import('./error-drawer'), 60_000);

const open = (at = '/admin/errors', api: FakeHandlers = {}) =>
  renderScreen(<Page />, {
    at,
    route: '/admin/:modelValue?',
    messages: { namespace: 'admin', load: () => Promise.resolve(fr) },
    api: {
      'GET client-error': () => aPage([GROUP]),
      'GET client-error/{errorId}': () => ({ ...GROUP, at: GROUP.last, userAgent: 'Firefox', stack: 'at list.ts:3' }),
      ...api,
    },
  });

const lastQuery = ({ received }: FakeApi) =>
  Object.fromEntries(received.findLast(({ key }) => key === 'GET client-error')?.query ?? []);

describe('browser errors', () => {
  it('are grouped, and open with their stack', async () => {
    const { user, address } = await open();
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(row).toHaveTextContent(/x is not a function.*\/property\/list.*property.*0\.1\.0-abc.*1\s204/);
    await user.click(within(row).getByRole('link'));
    expect(address()).toBe('/admin/errors?error=e-1');
    const drawer = await screen.findByRole('dialog', { name: 'Erreur d’écran' });
    expect(await within(drawer).findByRole('region', { name: 'Pile d’appels' })).toHaveTextContent('at list.ts:3');
    expect(drawer).toHaveTextContent('Firefox');
  });

  it('are filtered by module, version and date', async () => {
    const { user, api } = await open('/admin/errors?remote=property&version=0.1.0-abc');
    await screen.findByRole('table');
    expect(lastQuery(api)).toMatchObject({ remote: 'property', version: '0.1.0-abc' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Module' }), 'host');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Depuis' }), 'Depuis 7 jours');
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ remote: 'host' }));
    expect(lastQuery(api)).not.toHaveProperty('version');
    expect(lastQuery(api)).toHaveProperty('since');
  });

  it('say when there is none, and when one no longer exists', async () => {
    await open('/admin/errors?error=gone', {
      'GET client-error': () => aPage([]),
      'GET client-error/{errorId}': () => refuse('NOT_FOUND'),
    });
    expect(await screen.findByText('Cette erreur n’a pas été gardée.')).toBeVisible();
    expect(await screen.findByText('Aucune erreur d’écran')).toBeVisible();
  });
});

describe('the stack of an error', () => {
  const LINE = '    at e (https://pignon.test/remotes/property/0.1.0-abc/pages-list.1.js:1:23)';
  const STACK = `TypeError: x is not a function\n${LINE}`;
  const [MESSAGE = ''] = STACK.split('\n');

  /** Mocks the edge's responses; other requests reach the fake API. */
  function edge(answer: () => { body: unknown; status?: number }): unknown[] {
    const realFetch = globalThis.fetch;
    const requestBodies: unknown[] = [];
    stubGlobal('fetch', (address: string | URL | Request, init?: RequestInit) => {
      if (address !== '/original-stack.json') return realFetch(address, init);
      requestBodies.push(JSON.parse(init?.body as string));
      const { body, status = 200 } = answer();
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    });
    return requestBodies;
  }
  const lines = (...lines: StackLine[]) => ({ body: { lines: lines } });

  async function openStack(stack = STACK) {
    const screenOf = await open('/admin/errors?error=e-1', {
      'GET client-error/{errorId}': () => ({ ...GROUP, at: GROUP.last, userAgent: 'Firefox', stack }),
    });
    const region = await screen.findByRole('region', { name: 'Pile d’appels' });
    return { ...screenOf, region, pre: () => region.querySelector('pre')?.textContent };
  }

  it("shows files and lines of the sources, and the browser's own text on demand", async () => {
    const at = { file: 'shared/ui/core/picker.tsx', line: 12, column: 5, name: 'Picker' };
    const edgeRequests = edge(() => lines({ raw: MESSAGE }, { raw: LINE, at }, { raw: '    at <anonymous>' }));
    const { user, pre } = await openStack(`${STACK}\n    at <anonymous>`);
    const button = await screen.findByRole('button', { name: 'Pile du navigateur' });
    expect(pre()).toBe(`${MESSAGE}\n    at Picker shared/ui/core/picker.tsx:12:5\n    at <anonymous>`);
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(pre()).toBe(`${STACK}\n    at <anonymous>`);
    await user.click(button);
    expect(pre()).toContain('shared/ui/core/picker.tsx:12:5');
    expect(edgeRequests).toEqual([{ stack: `${STACK}\n    at <anonymous>` }]);
  });

  it('shows file and line without a function name when none is known', async () => {
    edge(() => lines({ raw: LINE, at: { file: 'shared/a.ts', line: 3, column: 1 } }));
    const { pre } = await openStack();
    await waitFor(() => expect(pre()).toBe('    at shared/a.ts:3:1'));
  });

  it.each<[Unresolved[], RegExp]>([
    [['NO_VERSION'], /ne sont plus gardés/],
    [['NO_MAP', 'FOREIGN'], /sans ses source maps/],
    [['FOREIGN', 'SPOILT'], /est illisible/],
    [['NO_SOURCE'], /que la construction ajoute/],
    [['FOREIGN'], /extension du navigateur/],
  ])("shows the browser's own text where %j, with the reason", async (reasons, words) => {
    edge(() => lines({ raw: MESSAGE }, ...reasons.map((why) => ({ raw: LINE, why }))));
    const { pre } = await openStack();
    expect(await screen.findByText(words)).toBeVisible();
    expect(pre()).toBe(STACK);
    expect(screen.queryByRole('button', { name: 'Pile du navigateur' })).not.toBeInTheDocument();
  });

  it.each([
    ['refuses', () => ({ body: {}, status: 404 })],
    ['answers something else', () => ({ body: { other: 1 } })],
  ])('is still readable when the edge %s', async (_, answer) => {
    edge(answer);
    const { pre } = await openStack();
    expect(await screen.findByText(/n’ont pas pu être retrouvés/)).toBeVisible();
    expect(pre()).toBe(STACK);
  });

  it('is not resolved when it names no script', async () => {
    const edgeRequests = edge(() => lines());
    const { pre } = await openStack('at list.ts:3');
    expect(pre()).toBe('at list.ts:3');
    expect(edgeRequests).toEqual([]);
  });
});

it.each([
  ['DAY', '2026-11-24T23:00:00.000Z'],
  ['WEEK', '2026-11-18T23:00:00.000Z'],
  ['MONTH', '2026-10-26T23:00:00.000Z'],
] as const)('%s begins at midnight in France', (since, from) => {
  const filters = { remote: null, version: null, since };
  const state = { filters, order: ERROR_LIST.defaultOrder, pageNumber: 0, pageSize: 20 } as const;
  expect(findErrors(state, '2026-11-25')).toEqual({ since: from, pageSize: 20, pageNumber: 0 });
});
