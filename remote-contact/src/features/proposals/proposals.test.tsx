import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { aContact, aPage, aPropertySummary, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { Slot as OfProperty } from '../../slots/property-proposals.slot';
import { aProposal, aStep } from '../../test/a-proposal';
import { ContactProposals } from './proposals-of-contact';
import { ProposeButton } from './propose-button';

const messages = { namespace: 'contact', load: () => Promise.resolve(fr) };
const AT = '2026-11-21T09:30:00.000Z';

const reads: FakeHandlers = {
  'POST contact/byIds': ({ body }) => ({ content: body.map((id) => aContact({ id })) }),
  'GET commune': () => [],
  'GET user': () => [],
  'POST property/byReferences': () => ({ content: [aPropertySummary({ title: 'Villa Arcadie' })] }),
};

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

describe('the proposal dialog', () => {
  const PAIRS = [
    { contactId: 7, reference: 'V26-00042' },
    { contactId: 8, reference: 'V26-00042' },
  ];
  const MAIL = { contactId: 7, subject: 'Villa, Bayonne', html: '<p>Bonjour</p>', text: '' };
  const refusal = 'Ce contact n’a pas d’adresse électronique.';
  /** Object URLs created by the page, with their content. */
  const blobs = new Map<string, Blob>();
  beforeEach(() => {
    blobs.clear();
    URL.createObjectURL = (blob: Blob) => {
      const address = `blob:${blobs.size}`;
      blobs.set(address, blob);
      return address;
    };
    URL.revokeObjectURL = (address) => void blobs.delete(address);
  });
  const open = (api: FakeHandlers = {}, roles: readonly Role[] = ['NEGOTIATOR']) =>
    renderScreen(<ProposeButton pairs={PAIRS} />, {
      messages,
      roles,
      api: {
        ...reads,
        'POST proposal/preview': ({ body }) => ({
          accepted: body.means === 'EMAIL' ? PAIRS.slice(0, 1) : PAIRS,
          refused:
            body.means === 'EMAIL'
              ? [{ contactId: 8, reference: 'V26-00042', code: 'NO_EMAIL', message: refusal }]
              : [],
          introduction: 'Voici un bien.',
          mail: body.means === 'EMAIL' ? MAIL : null,
        }),
        'POST proposal': () => ({
          proposals: [aProposal()],
          refused: [],
          undoUntil: new Date(Date.now() + 20_000).toISOString(),
        }),
        'POST proposal/undo': () => ({ undone: [3], kept: [] }),
        ...api,
      },
    });

  it('shows recipients, refusals with reasons, and the message', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Proposer' }));
    const dialog = screen.getByRole('dialog', { name: 'Proposer aux clients' });
    expect(await within(dialog).findByText(refusal)).toBeVisible();
    await waitFor(() => expect(within(dialog).getAllByText('Harispe Maialen')).toHaveLength(2));
    const message = within(dialog).getByTitle('Le message tel que le client le verra');
    expect(message).toHaveAttribute('sandbox', '');
    const createdBlob = blobs.get(message.getAttribute('src') ?? '');
    expect(createdBlob?.type).toBe('text/html;charset=utf-8');
    expect(new TextDecoder().decode(await createdBlob?.arrayBuffer())).toBe('<p>Bonjour</p>');
    expect(within(dialog).getByRole('textbox', { name: 'Introduction du message' })).toHaveValue('Voici un bien.');
    await user.click(within(dialog).getByRole('radio', { name: 'Par téléphone' }));
    expect(await within(dialog).findByRole('button', { name: 'Noter pour 2 clients' })).toBeEnabled();
    expect(within(dialog).queryByRole('textbox')).toBeNull();
  });

  it('sends the allowed ones with the typed words, and offers undo', async () => {
    const { user, api } = await open();
    const received = jest.fn<unknown, unknown[]>();
    const stop = bus.on('notice.raised', received);
    await user.click(screen.getByRole('button', { name: 'Proposer' }));
    const words = await screen.findByRole('textbox', { name: 'Introduction du message' });
    await user.clear(words);
    await user.type(words, 'À voir vite.');
    await user.click(await screen.findByRole('button', { name: 'Envoyer à 1 client' }));
    await waitFor(() => expect(received).toHaveBeenCalled());
    expect(api.received.find(({ key }) => key === 'POST proposal')?.body).toEqual({
      pairs: PAIRS.slice(0, 1),
      means: 'EMAIL',
      introduction: 'À voir vite.',
    });
    const [{ message, action, seconds }] = received.mock.calls[0] as [
      { message: string; action: { id: string }; seconds: number },
    ];
    expect([message, seconds > 15 && seconds <= 20]).toEqual(['Le message part dans un instant.', true]);
    expect(screen.queryByRole('dialog')).toBeNull();
    bus.publish('notice.answered', { id: action.id });
    await waitFor(() =>
      expect(api.received.find(({ key }) => key === 'POST proposal/undo')?.body).toEqual({ ids: [3] }),
    );
    await waitFor(() => expect(received.mock.lastCall?.[0]).toEqual({ message: 'Proposition annulée.' }));
    stop();
  });

  it('shows the error and stays open', async () => {
    const { user } = await open({ 'POST proposal': () => refuse('UNAVAILABLE') });
    const received = jest.fn<unknown, unknown[]>();
    const stop = bus.on('error.raised', received);
    await user.click(screen.getByRole('button', { name: 'Proposer' }));
    await user.click(await screen.findByRole('button', { name: 'Envoyer à 1 client' }));
    await waitFor(() => expect(received).toHaveBeenCalled());
    expect(screen.getByRole('dialog')).toBeVisible();
    stop();
  });

  it('says why nothing was proposed, and stays open', async () => {
    const message = 'Le bien V26-00042 lui a été envoyé le 20/11/2026.';
    const refused = [{ contactId: 7, reference: 'V26-00042', code: 'ALREADY_SENT' as const, message }];
    const { user, api } = await open({ 'POST proposal': () => ({ proposals: [], refused, undoUntil: null }) });
    const [told, done] = [jest.fn(), jest.fn()];
    const stops = [bus.on('error.raised', told), bus.on('notice.raised', done)];
    await user.click(screen.getByRole('button', { name: 'Proposer' }));
    await user.click(await screen.findByRole('button', { name: 'Envoyer à 1 client' }));
    await waitFor(() => expect(told).toHaveBeenCalledWith({ message }, expect.anything()));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(done).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(api.received.filter(({ key }) => key === 'POST proposal/preview').length).toBeGreaterThan(1),
    );
    for (const stop of stops) stop();
  });

  it('is not available to users who may not write', async () => {
    await open({}, ['SUPPORT']);
    expect(screen.queryByRole('button', { name: 'Proposer' })).toBeNull();
  });
});
