import { act, screen, waitFor, within } from '@testing-library/react';
import { addDays } from '@pignon/shared/domain/common/day';
import { formatDate, formatLongDate } from '@pignon/shared/i18n';
import { aContact, refuse } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { at, GROUP, openTour, TOMORROW, YESTERDAY } from '../test/open-tour';

jest.mock('@pignon/shared/ui/map', () => jest.requireActual<object>('../test/map-marks'));

const cards = async () => within(await screen.findByRole('list', { name: 'Biens à visiter' })).getAllByRole('listitem');
const stepsSent = <R extends { key: string }>(received: readonly R[]) =>
  received.filter(({ key }) => key === 'PATCH visit/{id}/status');

describe('a tour in progress', () => {
  it('shows each visit with directions', async () => {
    await openTour();
    expect(await screen.findByRole('link', { name: 'Villa 1' })).toHaveAttribute('href', '/property/V1');
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'Itinéraire' })[0]).toHaveAttribute(
        'href',
        'https://www.google.com/maps/dir/?api=1&destination=43.48%2C-1.5',
      ),
    );
    expect(await screen.findByText('Avec Jean Lagarde')).toBeVisible();
  });

  it('confirms one visit with the version read', async () => {
    const { user, api } = await openTour();
    await user.click((await screen.findAllByRole('button', { name: 'Confirmer' }))[1]!);
    await waitFor(() =>
      expect(stepsSent(api.received)).toMatchObject([{ params: { id: '2' }, body: { status: 'CONFIRMED' } }]),
    );
    expect(stepsSent(api.received)[0]?.headers).toMatchObject({
      'if-match': '"12"',
      'idempotency-key': expect.any(String) as string,
    });
  });

  it('leaves no button in place of the confirm button, so that a second tap reverts nothing', async () => {
    let visit = at(TOMORROW, 1);
    const { user, api } = await openTour({
      visits: [visit],
      api: {
        'GET visit/group/{groupId}': () => ({ groupId: GROUP, version: 4, visits: [visit] }),
        'PATCH visit/{id}/status': () => (visit = { ...visit, status: 'CONFIRMED' as const, version: 12 }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirmer' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Remettre en prévue' })).toBeNull();
    const others = screen.getByRole('button', { name: /^Autres actions/ });
    expect(others).toHaveFocus();
    await user.click(others);
    expect(screen.getByRole('menuitem', { name: 'Remettre en prévue' })).toBeVisible();
    expect(stepsSent(api.received)).toHaveLength(1);
  });

  it('asks for the reason before it cancels a visit', async () => {
    const { user, api } = await openTour();
    await user.click((await screen.findAllByRole('button', { name: /^Autres actions/ }))[0]!);
    await user.click(screen.getByRole('menuitem', { name: 'Annuler la visite' }));
    expect(stepsSent(api.received)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'À la demande du propriétaire' }));
    await waitFor(() =>
      expect(stepsSent(api.received)).toMatchObject([
        { params: { id: '1' }, body: { status: 'CANCELLED', cancelReason: 'OWNER' } },
      ]),
    );
  });

  it('offers statuses known only afterwards once the visit has started', async () => {
    const { user } = await openTour({ visits: [at(YESTERDAY, 1, { status: 'CONFIRMED' })] });
    expect(await screen.findByRole('button', { name: 'Visite effectuée' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Autres actions/ }));
    expect(screen.getByRole('menuitem', { name: 'Visite manquée (client absent)' })).toBeVisible();
  });

  it('offers them too on a page opened before the start', async () => {
    const [start, end] = [5, 50].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString());
    const soon = at(TOMORROW, 1, { status: 'CONFIRMED', start, end });
    await openTour({ visits: [soon] });
    await screen.findByRole('link', { name: 'Villa 1' });
    expect(screen.queryByRole('button', { name: 'Visite effectuée' })).toBeNull();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(String(soon.start)) + 60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('button', { name: 'Visite effectuée' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Compte rendu de la visite/ })).toBeVisible();
    clock.mockRestore();
  });

  it('numbers its stops on the map as in the list, without cancelled ones', async () => {
    await openTour({ visits: [at(TOMORROW, 1), at(TOMORROW, 2, { status: 'CANCELLED' }), at(TOMORROW, 3)] });
    const marks = await screen.findAllByTitle(/^Étape/);
    expect(marks.map(({ textContent }) => textContent)).toEqual(['1', '3']);
    expect((await cards()).map((card) => card.textContent[0])).toEqual(['1', '2', '3']);
  });

  it('shows a refusal at its visit', async () => {
    const { user } = await openTour({ api: { 'PATCH visit/{id}/status': () => refuse('STALE') } });
    await user.click((await screen.findAllByRole('button', { name: 'Confirmer' }))[0]!);
    const [first, second] = await cards();
    expect(await within(first!).findByRole('alert')).toHaveTextContent('modifié');
    expect(within(second!).queryByRole('alert')).toBeNull();
  });

  it('offers no actions to read-only users', async () => {
    await openTour({ roles: ['SUPPORT'] });
    expect(await screen.findByRole('link', { name: 'Villa 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirmer' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Modifier/ })).toBeNull();
  });

  it('shows neither names nor exact locations while a customer looks', async () => {
    const { user } = await openTour({ privacy: true });
    await screen.findByRole('link', { name: 'Villa 1' });
    expect(await screen.findAllByTitle(/^Étape/)).toHaveLength(2);
    await user.hover(screen.getAllByRole('button', { name: 'Itinéraire' })[0]!);
    expect((await screen.findByRole('tooltip')).textContent).toBe(fr['follow.wayHidden']);
    expect(document.body.innerHTML).not.toMatch(/Harispe|maps|43[.,]48/);
  });

  it('calls the visitor’s main number', async () => {
    const phone = [
      { number: '+33559000001', type: 'HOME' as const, main: false, note: '' },
      { number: '+33600000002', type: 'MOBILE' as const, main: true, note: '' },
    ];
    await openTour({ api: { 'POST contact/byIds': () => ({ content: [aContact({ id: 7, phone })] }) } });
    expect(await screen.findByRole('link', { name: /06/ })).toHaveAttribute('href', 'tel:+33600000002');
  });

  it('places buttons above the panels that grow when they load', async () => {
    await openTour();
    const change = await screen.findByRole('button', { name: 'Modifier la tournée' });
    const panels = await screen.findAllByRole('region');
    const before = panels.filter((panel) => panel.compareDocumentPosition(change) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(before).toEqual([]);
  });

  it('is named by its day, or by its first and last day', async () => {
    const { unmount } = await openTour();
    const day = formatLongDate(at(TOMORROW, 1).start);
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`Tournée du ${day}`) })).toBeVisible();
    expect((await cards())[0]).not.toHaveTextContent(formatDate(TOMORROW));
    unmount();
    const lastDay = addDays(TOMORROW, 2);
    await openTour({ visits: [at(TOMORROW, 1), at(TOMORROW, 2), at(lastDay, 3)] });
    const days = `Tournée du ${day} au ${formatLongDate(at(lastDay, 3).start)}`;
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(days) })).toBeVisible();
    const [first, , last] = await cards();
    expect(first).toHaveTextContent(formatDate(TOMORROW));
    expect(last).toHaveTextContent(formatDate(lastDay));
  });

  it('reports a missing tour', async () => {
    await openTour({ api: { 'GET visit/group/{groupId}': () => refuse('NOT_FOUND') } });
    expect(await screen.findByText('Cette tournée n’existe plus.')).toBeVisible();
  });
});
