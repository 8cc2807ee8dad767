import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { bus } from '@pignon/shared/bus';
import type { ContactExport } from '@pignon/shared/domain/contact/contact-export.schema';
import type { TimelineEntry } from '@pignon/shared/domain/contact/timeline.schema';
import { aPage, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr.json';
import { aContact } from '../test/a-contact';
import { Page } from './contact.page';

const told = (over: Partial<TimelineEntry>): TimelineEntry => ({
  key: `event:${over.title ?? ''}`,
  kind: 'NOTE',
  at: '2026-11-20T09:00:00.000Z',
  user: 'nora@pignon.test',
  title: '',
  text: '',
  status: null,
  target: null,
  ...over,
});
const TOLD = [
  told({ kind: 'CALL', title: 'Rappelle lundi', text: 'Préfère le matin' }),
  told({ key: 'visit:1', kind: 'VISIT', status: 'DONE', target: { kind: 'property', id: 'V26-00042' } }),
  told({ key: 'audit:1', kind: 'CONTACT', title: 'Création' }),
];

const HELD: ContactExport = {
  exportedTime: '2026-11-21T09:30:00.000Z',
  contact: aContact(),
  review: null,
  properties: [],
  mandates: [],
  visits: [],
  proposals: [],
  events: [],
  media: [],
  journal: [],
};

function open(at = '/contact/7', api: FakeHandlers = {}, privacy = false, roles: readonly Role[] = ['MANAGER']) {
  return renderScreen(<Page />, {
    at,
    route: '/contact/:id',
    privacy,
    roles,
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: {
      'GET contact/{id}': () => aContact(),
      'GET user': () => [],
      'POST proposal/find': () => aPage([]),
      'POST property/rank': () => [],
      'GET contact/{id}/timeline': () => aPage(TOLD),
      'GET commune': () => [{ insee: '64122', name: 'Biarritz', postcodes: ['64200'] }],
      ...api,
    },
  });
}

describe('a contact', () => {
  it('shows who it is, how to reach them and what they look for', async () => {
    await open();
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

  it('shows the pinned comments first', async () => {
    await open();
    const texts = (await screen.findAllByText(/Premier échange|Vend d’abord/)).map((node) => node.textContent);
    expect(texts).toEqual(['Vend d’abord son appartement', 'Premier échange']);
  });

  it('hides coordinates and comments while a customer looks, and the name of an owner', async () => {
    await open('/contact/7', { 'GET contact/{id}': () => aContact({ contactType: ['OWNER'], filters: [] }) }, true);
    expect(await screen.findByRole('heading', { level: 1, name: /Contact n°\s7/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /06/ })).toBeNull();
    expect(document.body.innerHTML).not.toMatch(/Harispe|Premier échange|rue des Tilleuls|12.34.56|@/);
  });

  it('waits in the layout of the page', async () => {
    await open('/contact/7', { 'GET contact/{id}': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('says what went wrong and tries again', async () => {
    const { user, api } = await open('/contact/7', { 'GET contact/{id}': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle ne permet pas cette action.');
    api.use({ 'GET contact/{id}': () => aContact() });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Harispe Maialen' })).toBeVisible();
  });

  it.each(['/contact/404', '/contact/abc', '/contact/0'])('says that %s does not exist', async (at) => {
    const { user, address } = await open(at, { 'GET contact/{id}': () => refuse('NOT_FOUND') });
    expect(await screen.findByRole('heading', { level: 2, name: 'Ce contact n’existe pas' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Voir les contacts' }));
    expect(address()).toBe('/contact/list');
  });

  it('says that a customer has no search yet', async () => {
    await open('/contact/7', { 'GET contact/{id}': () => aContact({ filters: [], comments: [] }) });
    expect(await screen.findByText(/Aucun critère de recherche/)).toBeVisible();
    expect(screen.getByText('Aucun commentaire.')).toBeVisible();
  });

  it.each([
    ['a customer', {}, true],
    ['an owner', { contactType: ['OWNER' as const], filters: [] }, false],
    ['somebody who was erased', { erased: true }, false],
  ])('tells what suits %s, or not', async (_who, over, told) => {
    const { api } = await open('/contact/7', { 'GET contact/{id}': () => aContact(over) });
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('region', { name: /^Historique/ });
    const asked = () => api.heard.some(({ key }) => key === 'POST property/rank');
    if (told) await waitFor(() => expect(asked()).toBe(true), { timeout: 3000 });
    expect(screen.queryByRole('region', { name: 'Biens qui conviennent' }) !== null).toBe(told);
    expect(asked()).toBe(told);
  });

  it('is put away with its version, and taken up again', async () => {
    const { user, api } = await open('/contact/7', { 'PATCH contact/{id}': () => aContact({ version: 2 }) });
    const archive = await screen.findByRole('button', { name: 'Archiver' });
    api.use({ 'GET contact/{id}': () => aContact({ archived: true, version: 2 }) });
    await user.click(archive);
    expect(await screen.findByRole('button', { name: 'Désarchiver' })).toBeVisible();
    const asked = api.heard.find(({ key }) => key === 'PATCH contact/{id}');
    expect(asked?.body).toEqual({ archived: true });
    expect(asked?.headers['if-match']).toBe('"1"');
  });

  it('leads to its form and to what suits it', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Modifier' })).toHaveAttribute('href', '/contact/7/edit');
    expect(screen.getByRole('link', { name: 'Rapprochement' })).toHaveAttribute('href', '/crossed?contact=7');
  });

  it('is only looked at by those who may not write', async () => {
    await open('/contact/7', {}, false, ['SUPPORT']);
    expect(await screen.findByRole('link', { name: 'Rapprochement' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Archiver' })).toBeNull();
  });
});

describe('what a contact agreed to', () => {
  const consent = (channel: 'PHONE' | 'EMAIL', given: boolean, date: string, proof = '') => ({
    channel,
    given,
    date,
    proof,
  });
  const said = (channel: string) =>
    screen.getAllByRole('listitem').find((line) => line.textContent.startsWith(channel));

  it('is told by channel, with its day and proof, and what is missing', async () => {
    const consents = [
      consent('EMAIL', true, '2026-01-01', 'Formulaire du site'),
      consent('PHONE', true, '2025-01-01', 'x'),
      consent('PHONE', false, '2026-02-01'),
    ];
    await open('/contact/7', { 'GET contact/{id}': () => aContact({ consents }) });
    await screen.findByRole('heading', { name: 'Consentements' });
    expect(said('E-mail')).toHaveTextContent('E-mailAccepteLe 01/01/2026 · Formulaire du site');
    expect(said('Téléphone')).toHaveTextContent('TéléphoneRefuseLe 01/02/2026 · preuve manquante');
    expect(said('SMS')).toHaveTextContent('SMSJamais demandé');
    expect(screen.getByRole('link', { name: 'Recueillir' })).toHaveAttribute('href', '/contact/7/edit');
  });

  it.each([
    ['did not agree to calls', aContact(), true],
    ['agreed', aContact({ consents: [consent('PHONE', true, '2026-01-01')] }), false],
    [
      'took it back',
      aContact({ consents: [consent('PHONE', true, '2025-01-01'), consent('PHONE', false, '2026-01-01')] }),
      true,
    ],
    ['has no telephone', aContact({ phone: [] }), false],
    ['is a notary', aContact({ contactType: ['NOTARY'] }), false],
  ])('warns of canvassing whoever %s', async (_, contact, warned) => {
    await open('/contact/7', { 'GET contact/{id}': () => contact });
    await screen.findByRole('heading', { name: 'Consentements' });
    expect(screen.queryAllByText(/^Sans accord pour les appels/)).toHaveLength(warned ? 1 : 0);
  });
});

describe('what happened with a contact', () => {
  const timeline = async () => within(await screen.findByRole('region', { name: /^Historique/ }));

  it('is told with who did it, and leads to what it is about', async () => {
    await open();
    const panel = await timeline();
    expect(await panel.findByText('Rappelle lundi')).toBeVisible();
    expect(panel.getByText('Préfère le matin')).toBeVisible();
    expect(panel.getByRole('link', { name: 'V26-00042' })).toHaveAttribute('href', '/property/V26-00042');
    expect(panel.getAllByRole('listitem')).toHaveLength(3);
  });

  it('is narrowed to some kinds, from the first page', async () => {
    const { user, api } = await open('/contact/7', { 'GET contact/{id}/timeline': () => aPage(TOLD, 50, 20) });
    const panel = await timeline();
    await user.click(await panel.findByRole('button', { name: 'Page suivante' }));
    await user.click(panel.getByRole('button', { name: /^Filtrer/ }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Visite' }));
    const asked = () =>
      api.heard
        .filter(({ key }) => key === 'GET contact/{id}/timeline')
        .map(({ query }) => [query.getAll('kind').join(), query.get('pageNumber')]);
    await waitFor(() => expect(asked().at(-1)).toEqual(['VISIT', '0']));
    expect(asked().at(-2)).toEqual(['', '1']);
  });

  it('is read again when something happens', async () => {
    const { api } = await open();
    const panel = await timeline();
    await panel.findByText('Rappelle lundi');
    api.use({ 'GET contact/{id}/timeline': () => aPage([told({ title: 'À l’instant' })]) });
    bus.publish('event.saved', { eventId: 1 });
    expect(await panel.findByText('À l’instant')).toBeVisible();
  });

  it('says nothing that people wrote to a customer', async () => {
    await open('/contact/7', {}, true);
    const panel = await timeline();
    expect(await panel.findByText('Création')).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/Rappelle|Préfère/);
  });

  it('says that nothing did, or what failed', async () => {
    const { user, api } = await open('/contact/7', { 'GET contact/{id}/timeline': () => refuse('FORBIDDEN') });
    const panel = await timeline();
    const again = await panel.findByRole('button', { name: 'Réessayer' });
    api.use({ 'GET contact/{id}/timeline': () => aPage([]) });
    await user.click(again);
    expect(await panel.findByText('Rien n’est encore arrivé avec ce contact.')).toBeVisible();
  });
});

describe('the erasure of a contact', () => {
  const PREVIEW = {
    erased: ['Nom', 'Téléphones'],
    kept: [{ what: 'Mandats signés', until: '2036-04-10', reason: 'Les mandats se conservent 10 ans.' }],
    refusal: null,
  };

  it('says what goes and what the law keeps, and wants a word typed', async () => {
    const erased = vi.fn();
    const stop = bus.on('contact.erased', erased);
    const { user, api } = await open('/contact/7', {
      'GET contact/{id}/erasure': () => PREVIEW,
      'POST contact/{id}/erase': () => ({ erased: [], kept: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Effacer les données…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Téléphones')).toBeVisible();
    expect(dialog.getByText('Jusqu’au 10/04/2036')).toBeVisible();
    expect(dialog.getByText('Les mandats se conservent 10 ans.')).toBeVisible();
    const button = dialog.getByRole('button', { name: 'Effacer définitivement' });
    expect(button).toBeDisabled();
    await user.type(dialog.getByRole('textbox'), 'effacer');
    await user.click(button);
    await waitFor(() => expect(erased.mock.calls[0]?.[0]).toEqual({ contactId: 7 }));
    expect(api.heard.map(({ key }) => key)).toContain('POST contact/{id}/erase');
    expect(screen.queryByRole('dialog')).toBeNull();
    stop();
  });

  it('cannot be confirmed while a mandate needs the person', async () => {
    const refusal = 'Le mandat n° 7 est en cours.';
    const { user } = await open('/contact/7', {
      'GET contact/{id}/erasure': () => ({ erased: [], kept: [], refusal }),
    });
    await user.click(await screen.findByRole('button', { name: 'Effacer les données…' }));
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Effacer définitivement' })).toBeNull();
  });

  it('is for managers alone; who only reads is handed nothing', async () => {
    await open('/contact/7', {}, false, ['NEGOTIATOR']);
    expect(await screen.findByRole('button', { name: 'Exporter en JSON' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Effacer les données…' })).toBeNull();
  });

  it('and the export are files that say what is held', async () => {
    const files: { name: string; blob: Blob }[] = [];
    let blob = new Blob();
    URL.createObjectURL = (made: Blob) => {
      blob = made;
      return 'blob:held';
    };
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob });
    });
    const { user } = await open('/contact/7', { 'GET contact/{id}/export': () => HELD });
    await user.click(await screen.findByRole('button', { name: 'Exporter en JSON' }));
    await waitFor(() => expect(files).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Exporter pour la personne' }));
    await waitFor(() => expect(files).toHaveLength(2));
    expect(files.map(({ name }) => name)).toEqual(['Données du contact 7.json', 'Données du contact 7.html']);
    const [data, page] = await Promise.all(
      files.map(async (file) => new TextDecoder().decode(await file.blob.arrayBuffer())),
    );
    expect(JSON.parse(data ?? '')).toEqual(HELD);
    expect(page).toContain('maialen.harispe@example.test');
  });

  it('and the export wait until no customer looks', async () => {
    await open('/contact/7', {}, true);
    expect(await screen.findByRole('button', { name: 'Exporter en JSON' })).toHaveAttribute('aria-disabled', 'true');
  });
});
