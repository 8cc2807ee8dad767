import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { aContact, aContactSummary, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import { newValues } from '../features/form/contact-values';
import fr from '../messages/fr';
import { Slot } from './contact-create.slot';

jest.setTimeout(60_000);

const DRAFT = { key: 'contact:new', baseVersion: null, modifiedTime: '2026-11-21T09:32:00.000Z' };

const API: FakeHandlers = {
  'GET user/me/draft/{key}': () => null,
  'PUT user/me/draft/{key}': () => DRAFT,
  'DELETE user/me/draft/{key}': () => undefined,
  'GET commune': () => [],
  'POST contact/duplicates': () => [],
  'POST contact': () => aContact({ id: 12 }),
};

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Records the events of this name during a test. */
function recordEvents(name: 'contact.saved' | 'notice.raised'): unknown[] {
  const received: unknown[] = [];
  stops.push(bus.on(name, (payload) => received.push(payload)));
  return received;
}

async function open(api: FakeHandlers = {}, to = '/contact/new') {
  sessionStorage.clear();
  const onClose = jest.fn();
  const testScreen = await renderScreen(<Slot to={to} onClose={onClose} />, {
    at: '/property/list',
    roles: ['NEGOTIATOR'],
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: { ...API, ...api },
  });
  await screen.findByLabelText('Nom');
  const createRequests = () => testScreen.api.received.filter(({ key }) => key === 'POST contact');
  return { ...testScreen, onClose, sent: createRequests };
}

/** Timeout in milliseconds: the form renders slowly on a busy machine. */
const soon = { timeout: 10_000 };

describe('the dialog for a new contact', () => {
  it('focuses the name, saves by Enter, and publishes the contact', async () => {
    const saved = recordEvents('contact.saved');
    const notices = recordEvents('notice.raised');
    const { user, onClose, sent } = await open();
    expect(screen.getByLabelText('Nom')).toHaveFocus();
    await user.keyboard('Harispe');
    await user.type(screen.getByLabelText('Téléphone'), '06 12 34 56 78');
    await user.type(screen.getByLabelText(/^Budget\s: maximum$/), '300000');
    await user.click(screen.getByLabelText('Prénom'));
    await user.keyboard('Maialen{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), soon);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toMatchObject({
      lastName: 'Harispe',
      firstName: 'Maialen',
      contactType: ['CUSTOMER'],
      phone: [{ number: '+33612345678', main: true }],
      filters: [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [null, 300_000] }],
    });
    expect(saved).toEqual([{ contactId: 12 }]);
    expect(notices).toEqual([{ message: 'Contact créé', action: { label: 'Ouvrir la fiche', to: '/contact/12' } }]);
  });

  it('takes values from the address, hides the search for an owner, and answers the requesting form', async () => {
    const saved = recordEvents('contact.saved');
    const { user, sent } = await open({}, '/contact/new?type=owner&asked=form-1&name=HARISPE+Maialen&phone=0612345678');
    expect(screen.getByLabelText('Nom')).toHaveValue('HARISPE');
    expect(screen.getByDisplayValue('06 12 34 56 78')).toBe(screen.getByLabelText('Téléphone'));
    expect(screen.queryByRole('group', { name: 'Critères' })).not.toBeInTheDocument();
    await user.click(screen.getByText('Créer le contact'));
    await waitFor(() => expect(saved).toEqual([{ contactId: 12 }, { contactId: 12, asked: 'form-1' }]), soon);
    expect(sent()[0]?.body).toMatchObject({ contactType: ['OWNER'], filters: [] });
  });

  it('requires a name, with the error at its field', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByText('Créer le contact'));
    expect(await screen.findByText('Un nom ou une société est requis.', {}, soon)).toBeVisible();
    expect(screen.getByLabelText('Nom')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('keeps what was typed when the network fails, and saves it on retry', async () => {
    const { user, api, onClose } = await open({ 'POST contact': () => refuse('UNAVAILABLE') });
    await user.keyboard('Harispe{Enter}');
    expect(await screen.findByText(/Votre saisie est conservée/, {}, soon)).toBeVisible();
    expect(screen.getByLabelText('Nom')).toHaveValue('Harispe');
    api.use({ 'POST contact': () => aContact({ id: 12 }) });
    await user.click(screen.getByText('Réessayer'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), soon);
  });

  it('links possible duplicates in their own tab', async () => {
    const { user } = await open({
      'POST contact/duplicates': () => [
        { contact: aContactSummary({ id: 9 }), reasons: ['PHONE' as const], score: 50 },
      ],
    });
    await user.type(screen.getByLabelText('Téléphone'), '0612345678');
    const known = await screen.findByRole('complementary', { name: /Déjà connus/ });
    const link = await within(known).findByRole('link', { name: /Harispe Maialen/ }, soon);
    expect(link).toHaveAttribute('href', '/contact/9');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('leaving the dialog', () => {
  it('asks for no confirmation while empty', async () => {
    const { user, onClose } = await open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks before it discards what was typed', async () => {
    const { user, onClose } = await open();
    await user.keyboard('Harispe{Escape}');
    const question = await screen.findByRole('dialog', { name: /Abandonner la saisie/ });
    expect(onClose).not.toHaveBeenCalled();
    await user.click(within(question).getByText('Continuer la saisie'));
    expect(screen.getByLabelText('Nom')).toHaveValue('Harispe');
    await user.click(screen.getByText('Annuler'));
    await user.click(await screen.findByText('Abandonner'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('moves what was typed to the full form, as its draft', async () => {
    const { user, api, onClose, address } = await open();
    await user.keyboard('Harispe');
    await user.click(screen.getByText('Fiche complète'));
    await waitFor(() => expect(address()).toBe('/contact/new'), soon);
    expect(onClose).toHaveBeenCalledTimes(1);
    const draftSave = api.received.find(({ key }) => key === 'PUT user/me/draft/{key}');
    expect(draftSave?.params).toEqual({ key: 'contact:new' });
    expect(draftSave?.body).toMatchObject({ values: { lastName: 'Harispe' } });
  });

  it('opens the full form in a tab for a waiting form, once the draft is saved', async () => {
    const page = { location: { replace: jest.fn() }, close: jest.fn() };
    const opening = jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
    const { user, onClose } = await open({}, '/contact/new?asked=form-1');
    await user.keyboard('Harispe');
    await user.click(screen.getByText('Fiche complète'));
    expect(opening).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), soon);
    expect(page.location.replace).toHaveBeenCalledWith('/contact/new?asked=form-1');
  });

  it.each([
    ['the browser keeps the tab from opening', false, /autorisez-le/],
    ['the draft cannot be kept', true, /Réessayez/],
  ])('stays open, and explains why, when %s', async (_, opens, sentence) => {
    const notices = recordEvents('notice.raised');
    const page = { location: { replace: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(opens ? (page as unknown as Window) : null);
    const failing: FakeHandlers = opens ? { 'PUT user/me/draft/{key}': () => refuse('UNAVAILABLE') } : {};
    const { user, onClose } = await open(failing, '/contact/new?asked=form-1');
    await user.keyboard('Harispe');
    await user.click(screen.getByText('Fiche complète'));
    await waitFor(() => expect(notices).toEqual([{ message: expect.stringMatching(sentence) as string }]), soon);
    expect(page.location.replace).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Nom')).toHaveValue('Harispe');
  });

  it('is saved by Ctrl+S, like every form', async () => {
    const { user, sent } = await open();
    await user.keyboard('Harispe{Control>}s{/Control}');
    await waitFor(() => expect(sent()).toHaveLength(1), soon);
  });

  it('says when a restored draft has values that only the full form shows', async () => {
    const base = newValues(null);
    const values = { ...base, lastName: 'Harispe', observation: 'Pressée' };
    await open({ 'GET user/me/draft/{key}': () => ({ ...DRAFT, base: { ...base }, values }) });
    expect(await screen.findByText(/ce que seule la fiche complète montre/, {}, soon)).toBeVisible();
    expect(screen.getByLabelText('Nom')).toHaveValue('Harispe');
  });
});
