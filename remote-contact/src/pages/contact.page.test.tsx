import { act, screen, waitFor } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { aContact, refuse } from '@pignon/shared/testing';
import { contactScope } from '../data/contact-scope';
import { openContact } from '../test/open-contact';

describe('a contact', () => {
  it('shows identity, contact details and search', async () => {
    await openContact();
    expect(await screen.findByRole('heading', { level: 1, name: 'Harispe Maialen' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^0/ }).map((link) => link.getAttribute('href'))).toEqual([
      'tel:+33612345678',
      'tel:+33559112233',
    ]);
    expect(screen.getByText('Mobile · principal · après 18 h')).toBeVisible();
    expect(screen.getByRole('link', { name: 'maialen.harispe@example.test' })).toBeVisible();
    expect(screen.getByText('3 rue des Tilleuls')).toBeVisible();
    expect(screen.getByText('Cherche à acheter')).toBeVisible();
    expect(await screen.findByText(/^Secteur\s: Biarritz$/)).toBeVisible();
  });

  it('shows pinned comments first', async () => {
    await openContact();
    const texts = (await screen.findAllByText(/Premier échange|Vend d’abord/)).map((node) => node.textContent);
    expect(texts).toEqual(['Vend d’abord son appartement', 'Premier échange']);
  });

  it('hides contact details, comments and an owner’s name while a customer looks', async () => {
    await openContact(
      '/contact/7',
      { 'GET contact/{id}': () => aContact({ contactType: ['OWNER'], filters: [] }) },
      true,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /06/ })).toBeNull();
    expect(document.body.innerHTML).not.toMatch(/Harispe|Premier échange|rue des Tilleuls|12.34.56|@/);
  });

  it('shows a skeleton of the page while loading', async () => {
    await openContact('/contact/7', { 'GET contact/{id}': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('shows the error and retries', async () => {
    const { user, api } = await openContact('/contact/7', { 'GET contact/{id}': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle ne permet pas cette action.');
    api.use({ 'GET contact/{id}': () => aContact() });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Harispe Maialen' })).toBeVisible();
  });

  it.each(['/contact/404', '/contact/abc', '/contact/0'])('reports that %s does not exist', async (at) => {
    const { user, address } = await openContact(at, { 'GET contact/{id}': () => refuse('NOT_FOUND') });
    expect(await screen.findByRole('heading', { level: 2, name: 'Ce contact n’existe pas' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Voir les contacts' }));
    expect(address()).toBe('/contact/list');
  });

  it('says that a customer has no search criteria', async () => {
    await openContact('/contact/7', { 'GET contact/{id}': () => aContact({ filters: [], comments: [] }) });
    expect(await screen.findByText(/Aucun critère de recherche/)).toBeVisible();
    expect(screen.getByText('Aucun commentaire.')).toBeVisible();
  });

  it.each([
    ['a customer', {}, true],
    ['an owner', { contactType: ['OWNER' as const], filters: [] }, false],
    ['somebody who was erased', { erased: true }, false],
  ])('shows matching properties for customers only: %s', async (_who, overrides, isExpected) => {
    const { api } = await openContact('/contact/7', { 'GET contact/{id}': () => aContact(overrides) });
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('region', { name: /^Historique/ });
    const isRanked = () => api.received.some(({ key }) => key === 'POST property/rank');
    if (isExpected) await waitFor(() => expect(isRanked()).toBe(true), { timeout: 3000 });
    expect(screen.queryByRole('region', { name: 'Biens qui conviennent' }) !== null).toBe(isExpected);
    expect(isRanked()).toBe(isExpected);
  });

  it('undoes an archiving', async () => {
    const notices = jest.fn();
    const stop = bus.on('notice.raised', notices);
    const { user, api } = await openContact('/contact/7', {
      'PATCH contact/{id}': ({ body }) => aContact({ ...(body as { archived: boolean }), version: 2 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Archiver' }));
    await waitFor(() => expect(notices).toHaveBeenCalled());
    const [{ message, action }] = notices.mock.lastCall as [{ message: string; action: { id: string; label: string } }];
    expect([message, action.label]).toEqual(['Contact archivé.', 'Annuler']);
    act(() => bus.publish('notice.answered', { id: action.id }));
    const patches = () => api.received.filter(({ key }) => key === 'PATCH contact/{id}');
    await waitFor(() => expect(patches()).toHaveLength(2));
    expect(patches()[1]).toMatchObject({ body: { archived: false } });
    expect(patches()[1]?.headers['if-match']).toBe('"2"');
    stop();
  });

  it('undoes an archiving after the next contact of the list is on screen', async () => {
    const list = { address: '/contact/list', firstPage: 0, lastPage: 0, pageSize: 20, totalPages: 1, totalElements: 2 };
    contactScope.set({ ...list, ids: ['7', '8'] });
    const ids: string[] = [];
    const stop = bus.on('notice.raised', ({ action }) => action && 'id' in action && ids.push(action.id));
    const { user, api } = await openContact('/contact/7', {
      'GET contact/{id}': ({ params: { id } }) => aContact({ id: Number(id) }),
      'PATCH contact/{id}': ({ params: { id }, body }) =>
        aContact({ id: Number(id), ...(body as { archived: boolean }), version: 2 }),
    });
    const received = (key: string) => api.received.filter((one) => one.key === key).map(({ params }) => params.id);
    await user.click(await screen.findByRole('button', { name: 'Archiver' }));
    await waitFor(() => expect(ids).toHaveLength(1));
    const next = screen.getByRole('button', { name: /^Suivant/ });
    await user.hover(next);
    await waitFor(() => expect(received('GET contact/{id}')).toContain('8'));
    await user.click(next);
    await waitFor(() => expect(received('GET contact/{id}/timeline')).toContain('8'));
    act(() => bus.publish('notice.answered', { id: ids[0]! }));
    await waitFor(() => expect(received('PATCH contact/{id}')).toHaveLength(2));
    contactScope.set(null);
    stop();
    expect(received('PATCH contact/{id}')).toEqual(['7', '7']);
  });

  it('is archived with its version, and restored', async () => {
    const { user, api } = await openContact('/contact/7', {
      'PATCH contact/{id}': () => aContact({ archived: true, version: 2 }),
    });
    const archive = await screen.findByRole('button', { name: 'Archiver' });
    await user.click(archive);
    expect(await screen.findByRole('button', { name: 'Désarchiver' })).toBeVisible();
    const saveRequest = api.received.find(({ key }) => key === 'PATCH contact/{id}');
    expect(saveRequest?.body).toEqual({ archived: true });
    expect(saveRequest?.headers['if-match']).toBe('"1"');
  });

  it('links to its form and its matching', async () => {
    await openContact();
    expect(await screen.findByRole('link', { name: 'Modifier' })).toHaveAttribute('href', '/contact/7/edit');
    expect(screen.getByRole('link', { name: 'Rapprochement' })).toHaveAttribute('href', '/crossed?contact=7');
  });

  it('is read-only for users who may not write', async () => {
    await openContact('/contact/7', {}, false, ['SUPPORT']);
    expect(await screen.findByRole('link', { name: 'Rapprochement' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Archiver' })).toBeNull();
  });
});

describe('the consents of a contact', () => {
  const consent = (channel: 'PHONE' | 'EMAIL' | 'SMS', hasConsent: boolean, date: string, proof = 'Formulaire') => ({
    channel,
    given: hasConsent,
    date,
    proof,
  });
  const consentLine = (channel: string) =>
    screen.getAllByRole('listitem').find((line) => line.textContent.startsWith(channel));

  it('are listed by channel, with date, proof, and what is missing', async () => {
    const consents = [
      consent('EMAIL', true, '2026-01-01', 'Formulaire du site'),
      consent('PHONE', true, '2025-01-01', 'x'),
      consent('PHONE', false, '2026-02-01', ''),
      consent('SMS', true, '2026-03-01', ''),
    ];
    await openContact('/contact/7', { 'GET contact/{id}': () => aContact({ consents }) });
    await screen.findByRole('heading', { name: 'Consentements' });
    expect(consentLine('E-mail')).toHaveTextContent('E-mailAccepteLe 01/01/2026 · Formulaire du site');
    expect(consentLine('Téléphone')).toHaveTextContent('TéléphoneRefuseLe 01/02/2026 · preuve manquante');
    expect(consentLine('SMS')).toHaveTextContent(
      'SMSAccord sans preuveLe 01/03/2026 · preuve manquante : rien ne lui est envoyé ainsi',
    );
    expect(consentLine('Courrier')).toHaveTextContent('CourrierJamais demandé');
    expect(screen.getByRole('link', { name: 'Recueillir' })).toHaveAttribute('href', '/contact/7/edit');
  });

  it.each([
    ['did not agree to calls', aContact(), true],
    ['agreed', aContact({ consents: [consent('PHONE', true, '2026-01-01')] }), false],
    ['agreed, which nothing proves', aContact({ consents: [consent('PHONE', true, '2026-01-01', '')] }), true],
    [
      'took it back',
      aContact({ consents: [consent('PHONE', true, '2025-01-01'), consent('PHONE', false, '2026-01-01')] }),
      true,
    ],
    ['has no telephone', aContact({ phone: [] }), false],
    ['is a notary', aContact({ contactType: ['NOTARY'] }), false],
  ])('warn before canvassing a contact who %s', async (_, contact, warned) => {
    await openContact('/contact/7', { 'GET contact/{id}': () => contact });
    await screen.findByRole('heading', { name: 'Consentements' });
    expect(screen.queryAllByText(/^Sans accord prouvé pour les appels/)).toHaveLength(warned ? 1 : 0);
  });
});
