import { act, screen, within, waitFor } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import type { HomeView } from '@pignon/shared/contract';
import type { CustomerAnswer } from '@pignon/shared/domain/proposal/customer-answer.schema';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { aPage, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Slot } from './answers.slot';

const messages = { namespace: 'contact', load: () => Promise.resolve(fr) };

function anAnswer(overrides: Partial<CustomerAnswer> = {}): CustomerAnswer {
  return {
    id: 5,
    proposalId: 3,
    kind: 'LIKED',
    at: new Date().toISOString(),
    reason: null,
    note: '',
    contact: {
      id: 7,
      title: 'MRS',
      firstName: 'Maialen',
      lastName: 'Harispe',
      company: null,
      contactType: ['CUSTOMER'],
      phones: ['+33612345678'],
      email: 'maialen@example.test',
    },
    refusesCalls: false,
    property: { reference: 'V26-00042', title: 'Villa Arcadie', propertyType: 'HOUSE', city: 'Biarritz' },
    negotiator: 'nora@pignon.test',
    outcome: null,
    version: 1,
    ...overrides,
  };
}

interface Opening {
  api?: FakeHandlers;
  privacy?: boolean;
  roles?: readonly Role[];
  whose?: HomeView['whose'];
}
const open = (answers: CustomerAnswer[], { api, privacy, roles = ['NEGOTIATOR'], whose = 'ME' }: Opening = {}) =>
  renderScreen(<Slot whose={whose} day="2026-11-22" />, {
    messages,
    privacy,
    roles,
    api: { 'GET user': () => [], 'POST proposal/answer/find': () => aPage(answers), ...api },
  });
const panel = () => screen.findByRole('region', { name: /^Vos clients ont répondu/ });

describe('customers’ answers', () => {
  it('are listed with person, subject, and a call button', async () => {
    await open([anAnswer()]);
    const panelContent = within(await panel());
    expect(panelContent.getByText('Intéressé')).toBeVisible();
    expect(panelContent.getByRole('link', { name: 'Harispe Maialen' })).toHaveAttribute('href', '/contact/7');
    expect(panelContent.getByRole('link', { name: 'V26-00042 · Villa Arcadie · Biarritz' })).toBeVisible();
    expect(panelContent.getByRole('link', { name: /^Appeler 06.12.34.56.78$/ })).toHaveAttribute(
      'href',
      'tel:+33612345678',
    );
    expect(panelContent.getByRole('link', { name: 'Planifier la visite' })).toHaveAttribute(
      'href',
      '/visit/new?properties=V26-00042&contact=7',
    );
  });

  it('show neither number nor text while a customer may be looking, but can still call', async () => {
    const called = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await open([anAnswer({ kind: 'QUESTION', note: 'Divorce en cours' })], { privacy: true });
    const panelContent = within(await panel());
    expect(document.body.innerHTML).not.toMatch(/Divorce|61 ?2|612345678|maialen@/);
    await user.click(panelContent.getByRole('button', { name: 'Appeler' }));
    expect(called).toHaveBeenCalledWith('tel:+33612345678', '_self');
  });

  it('are answered by e-mail when the customer refuses calls or has no telephone', async () => {
    const withoutPhone = anAnswer({ id: 6 });
    await open([
      anAnswer({ refusesCalls: true }),
      { ...withoutPhone, contact: { ...withoutPhone.contact, phones: [] } },
    ]);
    const panelContent = within(await panel());
    const mailLinks = panelContent.getAllByRole('link', { name: 'Écrire maialen@example.test' });
    expect(mailLinks.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('mailto:maialen@example.test'));
    expect(panelContent.queryByRole('link', { name: /^Appeler/ })).toBeNull();
  });

  it('come before refusals, which are only acknowledged', async () => {
    await open([anAnswer({ id: 9, kind: 'REFUSED', reason: 'PRICE', note: 'Trop cher' }), anAnswer()]);
    const [first, second] = within(await panel()).getAllByRole('listitem');
    expect(within(first!).getByText('Intéressé')).toBeVisible();
    expect(within(second!).getByText('Trop cher')).toBeVisible();
    expect(within(second!).queryByRole('link', { name: /Appeler|Planifier/ })).toBeNull();
    expect(within(second!).getByRole('button', { name: 'J’ai vu' })).toBeVisible();
  });

  it('are hidden when there are none', async () => {
    const { api } = await open([]);
    await waitFor(() => expect(api.received.length).toBeGreaterThan(0));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('appear when a proposal changes', async () => {
    const { api } = await open([]);
    await waitFor(() => expect(api.received.length).toBeGreaterThan(0));
    api.use({ 'POST proposal/answer/find': () => aPage([anAnswer()]) });
    act(() => bus.relay('proposal.saved', { proposalId: 3 }));
    expect(within(await panel()).getByText('Intéressé')).toBeVisible();
  });

  it('are settled at the version on screen, leave the list at once, and can be restored', async () => {
    const raised = jest.fn<unknown, unknown[]>();
    const stop = bus.on('notice.raised', raised);
    let pendingAnswers = [anAnswer()];
    const { user, api } = await open([], {
      api: {
        'POST proposal/answer/find': () => aPage(pendingAnswers),
        'PATCH proposal/answer/{id}': ({ body: { outcome } }) => {
          const version = outcome === null ? 3 : 2;
          pendingAnswers = outcome === null ? [anAnswer({ version })] : [];
          return anAnswer({ outcome, version });
        },
      },
    });
    await user.click(within(await panel()).getByRole('button', { name: 'Traité' }));
    await user.click(screen.getByRole('menuitem', { name: 'Client rappelé' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    await waitFor(() => expect(raised).toHaveBeenCalled());
    const { action } = raised.mock.calls[0]![0] as { action: { id: string } };
    act(() => bus.publish('notice.answered', { id: action.id }));
    expect(await panel()).toBeVisible();
    const answerRequests = api.received.filter(({ key }) => key === 'PATCH proposal/answer/{id}');
    expect(answerRequests.map(({ body, headers }) => [body, headers['if-match']])).toEqual([
      [{ outcome: 'CALLED' }, '"1"'],
      [{ outcome: null }, '"2"'],
    ]);
    stop();
  });

  it('return when settling is refused, with the reason', async () => {
    const onShow = jest.fn();
    const stop = bus.on('error.raised', onShow);
    const { user } = await open([anAnswer()], { api: { 'PATCH proposal/answer/{id}': () => refuse('CONFLICT') } });
    await user.click(within(await panel()).getByRole('button', { name: 'Traité' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sans suite' }));
    await waitFor(() => expect(onShow).toHaveBeenCalled());
    expect(await panel()).toBeVisible();
    stop();
  });

  it('name the negotiator for the whole agency, and offer nothing to read-only users', async () => {
    await open([anAnswer({ negotiator: null })], { whose: 'ALL', roles: [] });
    const panelContent = within(await panel());
    expect(panelContent.getByText('Sans négociateur')).toBeVisible();
    expect(panelContent.queryByRole('button')).toBeNull();
  });
});
