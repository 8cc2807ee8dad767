import { screen, waitFor, within } from '@testing-library/react';
import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { aMandate, aPage, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { aFullMandate, aSigningState } from '../test/a-full-mandate';
import { Page } from './list.page';

const IN_COLUMN: Partial<Record<MandateStatus, MandateSummary[]>> = {
  PENDING: [aMandate({ id: 4, status: 'PENDING', registerNumber: null, propertyTitle: 'Appartement à signer' })],
  RUNNING: [aMandate({ id: 3, propertyTitle: 'Maison de ville' })],
  EXPIRED: [aMandate({ id: 2, status: 'EXPIRED', propertyTitle: 'Terrain échu' })],
};

interface FindBody {
  dto: { status: [MandateStatus]; text?: string };
  pageSize: number;
  order: { property: string; direction: string };
}

const find: NonNullable<FakeHandlers['POST mandate/find']> = ({ body }) => {
  const [status] = (body as FindBody).dto.status;
  return aPage(IN_COLUMN[status] ?? [], status === 'RUNNING' ? 45 : (IN_COLUMN[status]?.length ?? 0));
};

function open({ at = '', roles = ['NEGOTIATOR'], api = {} }: Open = {}) {
  return renderScreen(<Page />, {
    at: `/mandate/list?view=board${at}`,
    route: '/mandate/list',
    roles,
    messages: { namespace: 'mandate', load: () => Promise.resolve(fr) },
    api: { 'POST mandate/find': find, 'GET user': () => [], ...api },
  });
}

interface Open {
  at?: string;
  roles?: readonly ('NEGOTIATOR' | 'SUPPORT')[];
  api?: FakeHandlers;
}

const column = (name: string) => screen.findByRole('region', { name });
const moves = async (title: string) => screen.findByRole('button', { name: new RegExp(`Faire avancer.*${title}`) });

describe('the board of mandates', () => {
  it('requests each column with the list’s filters, except the status', async () => {
    const { api } = await open({ at: '&q=bayonne&status=pending' });
    await column('Clos');
    await waitFor(() => expect(api.received.filter(({ key }) => key === 'POST mandate/find')).toHaveLength(5));
    const bodies = api.received.filter(({ key }) => key === 'POST mandate/find').map(({ body }) => body as FindBody);
    expect(bodies.map(({ dto }) => dto)).toEqual(
      ['PENDING', 'RUNNING', 'EXPIRED', 'SOLD', 'CLOSED'].map((status) => ({ text: 'bayonne', status: [status] })),
    );
    const running = bodies.find(({ dto }) => dto.status[0] === 'RUNNING');
    expect(running).toMatchObject({ pageSize: 20, order: { property: 'endDate', direction: 'ASC' } });
    expect(screen.queryByRole('button', { name: /Retirer le filtre En attente/ })).not.toBeInTheDocument();
  });

  it('shows its columns, empty ones too', async () => {
    await open();
    const running = await column('En cours');
    expect(await within(running).findByRole('link', { name: 'Maison de ville' })).toHaveAttribute('href', '/mandate/3');
    expect(within(running).getByText(/^N°\sT-1204$/)).toBeVisible();
    expect(within(running).getByText('45')).toBeVisible();
    expect(within(await column('En attente')).getByText('Sans numéro')).toBeVisible();
    expect(await within(await column('Conclu')).findByText('Aucun mandat.')).toBeVisible();
  });

  it('shows more of a column, and finally the whole column as a list', async () => {
    const { user, api, address } = await open();
    const running = await column('En cours');
    for (const size of [40, 60, 80, 100]) {
      await user.click(await within(running).findByRole('button', { name: 'Afficher plus' }));
      await waitFor(() => expect((api.received.at(-1)!.body as FindBody).pageSize).toBe(size));
    }
    await user.click(await within(running).findByRole('button', { name: 'Voir les 45 dans la liste' }));
    expect(address()).toBe('/mandate/list?status=running');
  });

  it('reports a column that fails, and keeps the others', async () => {
    const { user, api } = await open({
      api: {
        'POST mandate/find': (input) =>
          (input.body as FindBody).dto.status[0] === 'SOLD' ? refuse('UNAVAILABLE') : find(input),
      },
    });
    expect(await within(await column('En cours')).findByText('Maison de ville')).toBeVisible();
    const retry = await within(await column('Conclu')).findByRole('button', { name: 'Réessayer' });
    api.use({ 'POST mandate/find': find });
    await user.click(retry);
    expect(await within(await column('Conclu')).findByText('Aucun mandat.')).toBeVisible();
  });

  it('switches back to the table', async () => {
    const { user, address } = await open({ at: '&q=bayonne' });
    await column('En cours');
    await user.click(screen.getByRole('radio', { name: 'Tableau' }));
    expect(address()).toBe('/mandate/list?q=bayonne');
    await user.click(await screen.findByRole('radio', { name: 'Colonnes par statut' }));
    expect(address()).toContain('view=board');
  });
});

describe('a card on the board', () => {
  const read = {
    'GET mandate/{id}': () => aFullMandate({ id: 3, status: 'RUNNING' }),
    'GET mandate/{id}/signing': () => aSigningState(),
  };

  it.each([
    ['Appartement à signer', 'PENDING', 'Noter les signatures', 'Noter les signatures'],
    ['Terrain échu', 'EXPIRED', 'Prolonger par un avenant', 'Prolonger par un avenant'],
    ['Maison de ville', 'RUNNING', 'Marquer comme vendu', /vendu/],
  ] as const)('moves %s on, after asking for the required input', async (title, status, item, dialog) => {
    const { user } = await open({ api: { 'GET mandate/{id}': () => aFullMandate({ id: 3, status }) } });
    await user.click(await moves(title));
    await user.click(screen.getByRole('menuitem', { name: item }));
    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
  });

  it('reports that its mandate cannot be read', async () => {
    const { user } = await open({ api: { 'GET mandate/{id}': () => refuse('UNAVAILABLE') } });
    await user.click(await moves('Maison de ville'));
    await user.click(screen.getByRole('menuitem', { name: 'Marquer comme vendu' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mandat' });
    expect(await within(dialog).findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  it('cannot be moved by users who may not write', async () => {
    await open({ roles: ['SUPPORT'], api: read });
    await within(await column('En cours')).findByText('Maison de ville');
    expect(screen.queryByRole('button', { name: /Faire avancer/ })).not.toBeInTheDocument();
  });
});
