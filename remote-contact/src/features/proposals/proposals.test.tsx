import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { aPage, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { Slot as OfProperty } from '../../slots/property-proposals.slot';
import { aProposal, aStep, reads } from '../../test/a-proposal';
import { ContactProposals } from './proposals-of-contact';

const messages = { namespace: 'contact', load: () => Promise.resolve(fr) };
const AT = '2026-11-21T09:30:00.000Z';

describe('proposals to a contact', () => {
  const open = (api: FakeHandlers, { roles = ['NEGOTIATOR'] as readonly Role[], privacy = false } = {}) =>
    renderScreen(<ContactProposals contactId={7} />, { messages, roles, privacy, api: { ...reads, ...api } });

  it('show status, reason and history', async () => {
    const history = [
      aStep(),
      aStep({
        at: '2026-11-22T09:30:00.000Z',
        status: 'REFUSED',
        by: 'CUSTOMER',
        user: null,
        means: null,
        reason: 'PRICE',
        note: 'Trop cher pour nous',
      }),
    ];
    const { user } = await open({ 'POST proposal/find': () => aPage([aProposal({ status: 'REFUSED', history })]) });
    const panel = await screen.findByRole('region', { name: /^Propositions/ });
    expect(await within(panel).findByRole('link', { name: /V26-00042 · Villa Arcadie/ })).toHaveAttribute(
      'href',
      '/property/V26-00042',
    );
    expect(within(panel).getAllByText('Refusé')[0]).toBeVisible();
    expect(within(panel).getByText('Prix')).toBeVisible();
    await user.click(within(panel).getByText('Historique (2 étapes)'));
    expect(within(panel).getByText('Trop cher pour nous')).toBeVisible();
    expect(within(panel).getByText(/Par e-mail/)).toBeVisible();
  });

  it('hide what a customer wrote from other customers', async () => {
    const step = aStep({ status: 'REFUSED', reason: 'OTHER', note: 'Divorce' });
    await open({ 'POST proposal/find': () => aPage([aProposal({ history: [step] })]) }, { privacy: true });
    await screen.findByText('Proposé');
    expect(document.body.innerHTML).not.toContain('Divorce');
  });

  it('record a refusal with its reason, in the version on screen', async () => {
    const { user, api } = await open({
      'POST proposal/find': () => aPage([aProposal()]),
      'PATCH proposal/{id}/status': () => aProposal({ status: 'REFUSED' }),
    });
    await user.click(await screen.findByRole('button', { name: /Suite à donner/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Le bien ne convient pas…' }));
    const dialog = screen.getByRole('dialog', { name: /Pourquoi/ });
    expect(within(dialog).getByRole('button', { name: 'Noter le refus' })).toBeDisabled();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Motif' }), 'Emplacement');
    await user.type(within(dialog).getByRole('textbox', { name: 'Remarque' }), 'Trop loin');
    await user.click(within(dialog).getByRole('button', { name: 'Noter le refus' }));
    await waitFor(() =>
      expect(api.received.find(({ key }) => key.startsWith('PATCH'))?.body).toEqual({
        status: 'REFUSED',
        reason: 'PLACE',
        note: 'Trop loin',
      }),
    );
    expect(api.received.find(({ key }) => key.startsWith('PATCH'))?.headers['if-match']).toBe('"4"');
  });

  it('can be undone while the message waits', async () => {
    const mail = { id: 1, status: 'WAITING' as const, dueTime: AT, sentTime: null };
    const { user, api } = await open({
      'POST proposal/find': () => aPage([aProposal({ mail })]),
      'POST proposal/undo': () => ({ undone: [3], kept: [] }),
    });
    expect(await screen.findByText('Envoi en attente')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Suite à donner/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Annuler l’envoi' }));
    await waitFor(() =>
      expect(api.received.find(({ key }) => key === 'POST proposal/undo')?.body).toEqual({ ids: [3] }),
    );
  });

  it('are read-only for users who may not write', async () => {
    await open({ 'POST proposal/find': () => aPage([aProposal()]) }, { roles: ['SUPPORT'] });
    await screen.findAllByText('Proposé');
    expect(screen.queryByRole('button', { name: /Suite à donner/ })).toBeNull();
  });

  it('show the empty list, and an error', async () => {
    const { user, api } = await open({ 'POST proposal/find': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toBeVisible();
    api.use({ 'POST proposal/find': () => aPage([]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucun bien ne lui a encore été proposé.')).toBeVisible();
  });

  it('beyond the first page are reached by its pager', async () => {
    const { user } = await open({
      'POST proposal/find': ({ body }) => ({
        content: [aProposal({ propertyRef: (body.pageNumber ?? 0) === 0 ? 'V26-00042' : 'V20-00001' })],
        page: { number: body.pageNumber ?? 0, size: 50, totalElements: 51, totalPages: 2 },
      }),
    });
    expect(await screen.findByRole('link', { name: /V26-00042/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Page suivante' }));
    expect(await screen.findByRole('link', { name: /V20-00001/ })).toBeVisible();
  });

  it('start from a property found by search', async () => {
    const { user, api } = await open({
      'POST proposal/find': () => aPage([]),
      'POST proposal/preview': () => ({ accepted: [], refused: [], introduction: '', mail: null }),
      'GET search': () => [
        {
          kind: 'property',
          reference: 'V26-00042',
          transactionType: 'SALE',
          propertyStatus: 'ACTIVE',
          label: 'Villa',
          detail: 'Bayonne',
          archived: false,
        },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Proposer un bien' }));
    const dialog = await screen.findByRole('dialog', { name: 'Proposer un bien' });
    expect(within(dialog).getByRole('link', { name: 'Voir les biens qui lui conviennent' })).toHaveAttribute(
      'href',
      '/crossed?contact=7',
    );
    await user.type(within(dialog).getByRole('combobox', { name: 'Bien à proposer' }), 'villa');
    await user.click(await screen.findByRole('option', { name: /V26-00042/ }));
    expect(await screen.findByRole('dialog', { name: 'Proposer aux clients' })).toBeVisible();
    await waitFor(() =>
      expect(api.received.find(({ key }) => key === 'POST proposal/preview')?.body).toMatchObject({
        pairs: [{ contactId: 7, reference: 'V26-00042' }],
      }),
    );
  });

  it('cannot be made by read-only users', async () => {
    await open({ 'POST proposal/find': () => aPage([]) }, { roles: ['SUPPORT'] });
    expect(await screen.findByText('Aucun bien ne lui a encore été proposé.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Proposer un bien' })).toBeNull();
  });
});

it('propose a property, not proposed before, to a contact found by search', async () => {
  const { user, api } = await renderScreen(<OfProperty reference="V26-00042" />, {
    messages,
    roles: ['NEGOTIATOR'],
    api: {
      ...reads,
      'POST proposal/find': () => aPage([]),
      'POST proposal/preview': () => ({ accepted: [], refused: [], introduction: '', mail: null }),
      'GET search': () => [
        { kind: 'contact', id: 7, contactType: ['CUSTOMER'], label: 'Harispe Maialen', detail: '', archived: false },
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Proposer ce bien' }));
  const dialog = await screen.findByRole('dialog', { name: 'Proposer ce bien' });
  expect(within(dialog).getByRole('link', { name: 'Voir qui cherche ce bien' })).toHaveAttribute(
    'href',
    '/crossed?property=V26-00042',
  );
  await user.type(within(dialog).getByRole('combobox', { name: 'À qui le proposer' }), 'hari');
  await user.click(await screen.findByRole('option', { name: /Harispe/ }));
  await waitFor(() =>
    expect(api.received.find(({ key }) => key === 'POST proposal/preview')?.body).toMatchObject({
      pairs: [{ contactId: 7, reference: 'V26-00042' }],
    }),
  );
});

it('are listed on a property’s page with their recipients', async () => {
  const { api } = await renderScreen(<OfProperty reference="V26-00042" />, {
    messages,
    api: { ...reads, 'POST proposal/find': () => aPage([aProposal({ status: 'LIKED' })]) },
  });
  expect(await screen.findByRole('link', { name: 'Harispe Maialen' })).toHaveAttribute('href', '/contact/7');
  expect(screen.getByText('Retenu')).toBeVisible();
  expect(api.received.find(({ key }) => key === 'POST proposal/find')?.body).toMatchObject({
    dto: { reference: 'V26-00042' },
  });
});
