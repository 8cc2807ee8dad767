import { screen, waitFor } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { addDays, instantOf } from '@pignon/shared/domain/common/day';
import { refuse } from '@pignon/shared/testing';
import { at, GROUP, openTour, sentTo, TOMORROW, YESTERDAY } from '../test/open-tour';

jest.mock('@pignon/shared/ui/map', () => jest.requireActual<object>('../test/map-marks'));

describe('changing a tour', () => {
  it('changes the kind of upcoming visits and leaves the others', async () => {
    const doneVisit = at(TOMORROW, 3, { status: 'DONE' });
    const { user, api } = await openTour({ visits: [at(TOMORROW, 1), at(TOMORROW, 2), doneVisit] });
    await user.click(await screen.findByRole('button', { name: 'Modifier la tournée' }));
    await user.click(await screen.findByRole('radio', { name: 'Contre-visite' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer la tournée' }));
    await waitFor(() =>
      expect(sentTo(api.received)).toMatchObject([{ kind: 'SECOND' }, { kind: 'SECOND' }, { id: 3 }]),
    );
    expect(sentTo(api.received)).not.toMatchObject([{}, {}, { kind: 'SECOND' }]);
  });

  it('keeps the colleague of a visit, and names everyone who leads one', async () => {
    const visits = [at(TOMORROW, 1), at(TOMORROW, 2, { negotiator: 'nora@pignon.test' })];
    const { user, api } = await openTour({ visits });
    expect(await screen.findByText('Avec Jean Lagarde, nora@pignon.test')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Modifier la tournée' }));
    await user.click(await screen.findByRole('button', { name: 'Enregistrer la tournée' }));
    await waitFor(() =>
      expect(sentTo(api.received)).toMatchObject([
        { id: 1, negotiator: 'jean@pignon.test' },
        { id: 2, negotiator: 'nora@pignon.test' },
      ]),
    );
  });

  it('moves a visit: times follow, and a confirmed visit must be confirmed again', async () => {
    const visits = [at(TOMORROW, 1, { status: 'CONFIRMED' }), at(TOMORROW, 2)];
    const { user, api } = await openTour({ visits });
    await user.click(await screen.findByRole('button', { name: 'Modifier la tournée' }));
    await user.click(await screen.findByRole('button', { name: /Bien V1.: visiter plus tard/ }));
    expect(screen.getByText(/1 visite confirmée change d’heure/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enregistrer la tournée' }));
    await waitFor(() =>
      expect(sentTo(api.received)).toMatchObject([
        { id: 2, version: 12, groupId: GROUP, start: instantOf(TOMORROW, '10:00'), end: instantOf(TOMORROW, '10:45') },
        { id: 1, version: 11, start: instantOf(TOMORROW, '11:00'), status: 'PLANNED' },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Modifier la tournée' })).toBeVisible();
  });

  it('gives its other visitors to upcoming visits of other days too, which keep their times', async () => {
    const dayAfter = addDays(TOMORROW, 1);
    const others = { contacts: [7, 8].map((contactId) => ({ contactId, name: `Contact ${contactId}` })) };
    const { user, api } = await openTour({ visits: [at(TOMORROW, 1, others), at(dayAfter, 2, others)] });
    await user.click(await screen.findByRole('button', { name: 'Modifier la tournée' }));
    expect(await screen.findByText(/^1 visite à venir de cette tournée a lieu un autre jour/)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: /^Retirer le filtre/ })[1]!);
    await user.click(screen.getByRole('button', { name: 'Enregistrer la tournée' }));
    await waitFor(() =>
      expect(sentTo(api.received)).toMatchObject([
        { id: 1, contactIds: [7], start: instantOf(TOMORROW, '10:00') },
        { id: 2, contactIds: [7], start: instantOf(dayAfter, '11:00'), end: instantOf(dayAfter, '11:45') },
      ]),
    );
  });

  it('keeps its visitors once one of its visits is settled', async () => {
    const { user } = await openTour({ visits: [at(YESTERDAY, 1, { status: 'NO_SHOW' }), at(TOMORROW, 2)] });
    await user.click(await screen.findByRole('button', { name: 'Modifier la tournée' }));
    await screen.findByRole('button', { name: 'Enregistrer la tournée' });
    expect(screen.queryByRole('combobox', { name: 'Ajouter un visiteur' })).toBeNull();
    expect(screen.queryByText(/à venir de cette tournée/)).toBeNull();
  });

  it('focuses the heading when editing starts and ends, as the pressed button disappears', async () => {
    const { user } = await openTour();
    await user.click(await screen.findByRole('button', { name: 'Modifier la tournée' }));
    await screen.findByRole('button', { name: 'Enregistrer la tournée' });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Abandonner' }));
    await screen.findByRole('button', { name: 'Modifier la tournée' });
    expect(heading).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Modifier la tournée' }));
    await user.click(await screen.findByRole('button', { name: 'Enregistrer la tournée' }));
    await screen.findByRole('button', { name: 'Modifier la tournée' });
    expect(heading).toHaveFocus();
  });

  it('merges what was typed with a colleague’s change, and says so', async () => {
    const visits = [at(TOMORROW, 1), at(TOMORROW, 2)];
    let [version, isTaken] = [4, false];
    const { user, api } = await openTour({
      visits,
      api: {
        'GET visit/group/{groupId}': () => ({
          groupId: GROUP,
          version,
          visits: isTaken ? [...visits, at(TOMORROW, 3)] : visits,
        }),
        'POST visit': () => {
          if (isTaken) return { groupId: GROUP, version: 6, visits };
          [version, isTaken] = [5, true];
          return refuse('STALE');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Modifier la tournée' }));
    await user.click(await screen.findByRole('button', { name: /Bien V1.: visiter plus tard/ }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer la tournée' }));
    expect(await screen.findByText(/Un collègue a modifié cette tournée/)).toBeVisible();
    expect(screen.getByText(/Ajouté.: V3/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enregistrer la tournée' }));
    await waitFor(() => expect(sentTo(api.received)).toMatchObject([{ id: 2 }, { id: 1 }, { id: 3 }]));
  });

  it("restores cancelled input by the notice's undo", async () => {
    sessionStorage.clear();
    const { user } = await openTour();
    const requests: string[] = [];
    const stop = bus.on('notice.raised', ({ action }) => action && 'id' in action && requests.push(action.id));
    await user.click(await screen.findByRole('button', { name: 'Modifier la tournée' }));
    await user.click(await screen.findByRole('button', { name: /Bien V1.: visiter plus tard/ }));
    await user.click(screen.getByRole('button', { name: 'Abandonner' }));
    stop();
    await screen.findByRole('button', { name: 'Modifier la tournée' });
    bus.publish('notice.answered', { id: requests[0]! });
    expect(await screen.findByRole('button', { name: /Bien V1.: visiter plus tard/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('removes a visit, and keeps completed ones unchanged', async () => {
    const visits = [at(YESTERDAY, 1, { status: 'DONE' }), at(YESTERDAY, 2), at(YESTERDAY, 3)];
    const { user, api } = await openTour({ visits });
    await user.click(await screen.findByRole('button', { name: 'Modifier la tournée' }));
    expect(screen.queryByRole('button', { name: /Bien V1/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retirer le bien V2 de la tournée' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer la tournée' }));
    await waitFor(() => expect(sentTo(api.received)).toMatchObject([{ id: 3 }, { id: 1, version: 11 }]));
    expect(sentTo(api.received)).toHaveLength(2);
  });
});
