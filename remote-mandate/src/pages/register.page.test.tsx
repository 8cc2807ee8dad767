import { screen, waitFor, within } from '@testing-library/react';
import { aTermination } from '@pignon/shared/domain/documents/test/mandates';
import type { RegisterLine } from '@pignon/shared/domain/mandate/register.schema';
import {
  aPage,
  privateInDocument,
  refuse,
  renderScreen,
  type FakeApi,
  type FakeHandlers,
} from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from './register.page';

const LINE: RegisterLine = {
  register: 'T',
  registerNumber: 1204,
  registerDate: '2026-11-03T09:00:00.000Z',
  mandateId: 3,
  type: 'EXCLUSIVE',
  transactionType: 'SALE',
  principals: [{ contactId: 7, name: 'Harispe Maialen', address: '4 rue des Œillets, 64100 Bayonne' }],
  propertyRef: 'V26-00042',
  propertyType: 'HOUSE',
  propertyAddress: '12 rue des Fougères 64100 Bayonne',
  price: 425_000,
  startDate: '2026-11-03',
  endDate: '2027-02-03',
  status: 'RUNNING',
  cancelled: false,
  termination: null,
  amendments: 2,
  takenOver: false,
};
const CANCELLED: RegisterLine = {
  ...LINE,
  mandateId: 2,
  registerNumber: 1203,
  status: 'CLOSED',
  cancelled: true,
  termination: aTermination({ kind: 'WITHDRAWAL', effectiveDate: '2026-11-10', reason: 'Rétractation.' }),
  amendments: 0,
};
const GAPS = [
  { first: 12, last: 14, reason: 'Repris de l’ancien logiciel.' },
  { first: 20, last: 20, reason: null },
];

function open({ at = '', api = {}, roles = ['MANAGER'], privacy = false }: Open = {}) {
  return renderScreen(<Page />, {
    at: `/mandate/register${at}`,
    route: '/mandate/register',
    roles,
    privacy,
    messages: { namespace: 'mandate', load: () => Promise.resolve(fr) },
    api: {
      'GET mandate/register': () => aPage([LINE, CANCELLED], 40),
      'GET mandate/register/gap': () => [],
      ...api,
    },
  });
}

interface Open {
  at?: string;
  api?: FakeHandlers;
  roles?: readonly ('MANAGER' | 'NEGOTIATOR' | 'SUPPORT')[];
  privacy?: boolean;
}

const lastQuery = ({ received }: FakeApi) => {
  const lastRequest = received.filter(({ key }) => key === 'GET mandate/register').at(-1);
  return lastRequest && Object.fromEntries(lastRequest.query);
};
const rowOf = async (number: RegExp) => (await screen.findByRole('link', { name: number })).closest('tr')!;

describe('the register', () => {
  it('starts with the last number of transactions', async () => {
    const { api } = await open();
    await screen.findByRole('table');
    expect(lastQuery(api)).toEqual({ register: 'T', direction: 'DESC', pageSize: '10', pageNumber: '0' });
  });

  it('follows its address', async () => {
    const { api } = await open({ at: '?register=g&number=8&from=2026-01-01&to=2026-02-01&sort=registerNumber.asc' });
    await screen.findByRole('table');
    expect(lastQuery(api)).toMatchObject({
      register: 'G',
      number: '8',
      from: '2026-01-01',
      to: '2026-02-01',
      direction: 'ASC',
    });
  });

  it('refuses a period whose end precedes its start, beside the end, and shows and exports nothing else', async () => {
    const { user, api, address } = await open({ at: '?from=2026-03-01&to=2026-02-01' });
    expect(await screen.findByRole('alert')).toHaveTextContent('La fin de la période précède son début.');
    expect(screen.getByRole('textbox', { name: /^au/ })).toHaveAccessibleDescription(/précède son début/);
    await user.click(screen.getByRole('button', { name: 'Exporter' }));
    expect(screen.getByRole('menuitem', { name: 'Registre en PDF' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(lastQuery(api)).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Effacer la période' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(address()).toBe('/mandate/register');
  });

  it('refuses an end typed before the start, whose list it hides', async () => {
    const { user, api } = await open({ at: '?from=2026-03-01' });
    await screen.findByRole('table');
    await user.type(screen.getByRole('textbox', { name: /^au/ }), '01022026');
    expect(await screen.findByRole('alert')).toHaveTextContent('La fin de la période précède son début.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(lastQuery(api)).not.toHaveProperty('to');
  });

  it('shows the legally required facts of each number, with the date of a cancellation', async () => {
    await open();
    const row = await rowOf(/^T-1204$/);
    expect(within(row).getByRole('link', { name: 'Harispe Maialen' })).toHaveAttribute('href', '/contact/7');
    expect(within(row).getByRole('link', { name: 'Maison V26-00042' })).toHaveAttribute('href', '/property/V26-00042');
    for (const text of ['03/11/2026', '12 rue des Fougères 64100 Bayonne', 'Exclusif', 'En cours', '2 avenants'])
      expect(within(row).getAllByText(text)[0]).toBeVisible();
    const cancelled = await rowOf(/^T-1203$/);
    expect(within(cancelled).getByText('Annulé')).toBeVisible();
    expect(within(cancelled).getByText('10/11/2026')).toBeVisible();
    expect(within(cancelled).queryByText('Clos')).not.toBeInTheDocument();
  });

  it.each([
    ['n° 1 204', '1204', 'T'],
    ['n° T-1204', '1204', 'T'],
    ['G-12', '12', 'G'],
    ['12a', undefined, 'T'],
  ])('finds a number typed as %j', async (typed, number, register) => {
    const { user, api } = await open();
    await screen.findByRole('table');
    await user.type(screen.getByRole('searchbox', { name: 'Numéro' }), `${typed}{Enter}`);
    await waitFor(() => expect(lastQuery(api)?.['number']).toBe(number));
    expect(lastQuery(api)).toMatchObject({ register });
    const numberText = number === undefined ? typed : `${register}-${number}`;
    expect(screen.getByRole('searchbox', { name: 'Numéro' })).toHaveValue(numberText);
  });

  it('switches registers, and offers a way out of an empty period', async () => {
    const { user, api, address } = await open({
      at: '?from=2026-01-01',
      api: { 'GET mandate/register': () => aPage([], 0) },
    });
    await user.click(await screen.findByRole('button', { name: 'Voir tout le registre' }));
    expect(address()).toBe('/mandate/register');
    expect(await screen.findByText('Ce registre est vide')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Gestion' }));
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ register: 'G' }));
  });

  it('shows the error and retries', async () => {
    const { user, api } = await open({ api: { 'GET mandate/register': () => refuse('UNAVAILABLE') } });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    api.use({ 'GET mandate/register': () => aPage([LINE], 1) });
    await user.click(retry);
    expect(await rowOf(/^T-1204$/)).toBeVisible();
  });

  it('shows neither names, addresses, prices nor ends while a customer looks', async () => {
    await open({ privacy: true });
    await rowOf(/^T-1204$/);
    expect(document.body).not.toHaveTextContent(/Harispe|Fougères|10\/11\/2026/);
    expect(privateInDocument('mandate', LINE)).toEqual([]);
  });
});

describe("the register's files", () => {
  it('contain the chosen register and period', async () => {
    const requestBodies: unknown[] = [];
    const table = (input: unknown) => {
      requestBodies.push(input);
      return refuse('UNAVAILABLE');
    };
    const { user } = await open({ at: '?from=2026-01-01&number=8', api: { 'GET mandate/register.csv': table } });
    await user.click(await screen.findByRole('button', { name: 'Exporter' }));
    await user.click(screen.getByRole('menuitem', { name: 'Tableau pour Excel (CSV)' }));
    await waitFor(() => expect(requestBodies).toMatchObject([{ query: { register: 'T', from: '2026-01-01' } }]));
  });

  it('are hidden from users who may not write', async () => {
    await open({ roles: ['SUPPORT'] });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Exporter' })).not.toBeInTheDocument();
  });

  it('are disabled while a customer looks', async () => {
    const { user } = await open({ privacy: true });
    await user.click(await screen.findByRole('button', { name: 'Exporter' }));
    expect(screen.getByRole('menuitem', { name: 'Registre en PDF' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('missing numbers', () => {
  const withGaps = { 'GET mandate/register/gap': () => GAPS };

  it('are listed with their explanation', async () => {
    await open({ api: withGaps, roles: ['NEGOTIATOR'] });
    expect(await screen.findByText('1 série de numéros absente sans explication')).toBeVisible();
    expect(screen.getByText('Repris de l’ancien logiciel.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Expliquer' })).not.toBeInTheDocument();
  });

  it('are explained by a manager', async () => {
    const requestBodies: unknown[] = [];
    const explained = GAPS.map((gap) => ({ ...gap, reason: gap.reason ?? 'Carnet perdu.' }));
    const { user } = await open({
      api: {
        ...withGaps,
        'PATCH mandate/register/{register}/gap': ({ params, body }) => {
          requestBodies.push([params, body]);
          return explained;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Expliquer' }));
    const dialog = await screen.findByRole('dialog', { name: /Pourquoi ces numéros manquent-ils/ });
    await user.type(within(dialog).getByLabelText('Explication'), 'Carnet perdu.');
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer l’explication' }));
    expect(await screen.findByText('Numéros absents de ce registre')).toBeVisible();
    expect(requestBodies).toEqual([[{ register: 'T' }, { first: 20, last: 20, reason: 'Carnet perdu.' }]]);
  });
});
