import { screen, waitFor, within } from '@testing-library/react';
import { addDays, addMonths, dayOf } from '@pignon/shared/domain/common/day';
import { aMandate, aPage, aUser, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from './list.page';

const TODAY = dayOf();
const RUNNING = aMandate({
  id: 3,
  startDate: addMonths(TODAY, -1),
  endDate: addMonths(TODAY, 5),
  irrevocableUntil: addMonths(TODAY, 2),
  withdrawalUntil: addDays(TODAY, 4),
});
const DRAFT = aMandate({ id: 4, status: 'PENDING', registerNumber: null, propertyTitle: 'Appartement', version: 2 });

function open(at = '/mandate/list', api: FakeHandlers = {}, privacy = false) {
  return renderScreen(<Page />, {
    at,
    route: '/mandate/list',
    privacy,
    messages: { namespace: 'mandate', load: () => Promise.resolve(fr) },
    api: {
      'POST mandate/find': () => aPage([RUNNING, DRAFT]),
      'GET user': () => [aUser({ roles: ['NEGOTIATOR', 'MANAGER'] })],
      'GET user/me/view': () => [],
      ...api,
    },
  });
}
type TestScreen = Awaited<ReturnType<typeof open>>;
const bodyOf = ({ api }: TestScreen, key: string) => api.received.find((each) => each.key === key)?.body;
const dto = ({ api }: TestScreen) =>
  (api.received.filter(({ key }) => key === 'POST mandate/find').at(-1)?.body as { dto: object } | undefined)?.dto;

describe('the term column of the list', () => {
  it('shows the most urgent deadline, and describes the line to screen readers', async () => {
    await open();
    const row = (await screen.findByRole('link', { name: /Maison de ville/ })).closest('tr')!;
    expect(within(row).getByText(/^Rétractation jusqu’au/)).toBeVisible();
    const line = within(row).getByRole('img', {
      name: /^Du .+ au .+\. Irrévocable jusqu’au .+\. Rétractation possible/,
    });
    expect(line.querySelectorAll('span').length).toBe(4);
    const draft = (await screen.findByRole('link', { name: /^Appartement/ })).closest('tr')!;
    expect(within(draft).queryByRole('img', { name: /^Du / })).toBeNull();
  });
});

describe('the filters of the list', () => {
  it('of deadline and transaction are in the address', async () => {
    const testScreen = await open();
    await testScreen.user.click(await screen.findByRole('button', { name: 'Délais' }));
    await testScreen.user.click(await screen.findByRole('menuitemcheckbox', { name: 'Rétractation en cours' }));
    await waitFor(() => expect(testScreen.address()).toBe('/mandate/list?clock=withdrawal'));
    await waitFor(() => expect(dto(testScreen)).toEqual({ status: ['PENDING', 'RUNNING'], clock: ['WITHDRAWAL'] }));
    await testScreen.user.click(screen.getByRole('button', { name: 'Retirer le filtre Rétractation en cours' }));
    await waitFor(() => expect(testScreen.address()).toBe('/mandate/list'));
  });

  it('are read from the address', async () => {
    const testScreen = await open('/mandate/list?deal=rent&clock=notice,reminder&status=any');
    await screen.findByRole('link', { name: /Maison de ville/ });
    expect(dto(testScreen)).toEqual({ transactionType: 'RENT', clock: ['REMINDER', 'NOTICE'] });
    expect(screen.getByRole('button', { name: 'Retirer le filtre Location' })).toBeVisible();
  });
});

describe('bulk actions on mandates', () => {
  const selectRows = async ({ user }: TestScreen) => {
    for (const name of [/^Sélectionner Maison/, 'Sélectionner Appartement'])
      await user.click(await screen.findByRole('checkbox', { name }));
    return screen.getByRole('toolbar', { name: 'Actions sur la sélection' });
  };

  it('assign them to a negotiator', async () => {
    const testScreen = await open(undefined, {
      'POST mandate/bulk': ({ body }) => ({
        results: body.changes.map(({ id }) => ({
          id,
          outcome: 'CHANGED' as const,
          message: null,
          version: 9,
          before: { negotiators: [] },
        })),
      }),
    });
    const bar = await selectRows(testScreen);
    expect(bar).toHaveTextContent('2 mandats sélectionnés');
    await testScreen.user.click(within(bar).getByRole('button', { name: 'Négociateur' }));
    await testScreen.user.click(await screen.findByRole('menuitem', { name: 'Claire Etcheverry' }));
    const fields = { negotiators: [aUser().loginEmail] };
    await waitFor(() =>
      expect(bodyOf(testScreen, 'POST mandate/bulk')).toEqual({
        changes: [
          { id: 3, version: RUNNING.version, fields },
          { id: 4, version: 2, fields },
        ],
      }),
    );
  });

  it('cancel drafts once a reason is given', async () => {
    const testScreen = await open(undefined, {
      'POST mandate/bulk': () => ({
        results: [
          { id: 3, outcome: 'REFUSED', message: 'Ce mandat n’est plus un projet.', version: 1, before: null },
          { id: 4, outcome: 'CHANGED', message: null, version: 3, before: null },
        ],
      }),
      'GET mandate/{id}': () => new Promise(() => undefined),
    });
    const bar = await selectRows(testScreen);
    await testScreen.user.click(within(bar).getByRole('button', { name: 'Abandonner les projets' }));
    const dialog = await screen.findByRole('dialog', { name: 'Abandonner 2 projets' });
    const submit = within(dialog).getByRole('button', { name: 'Abandonner les projets' });
    expect(submit).toBeDisabled();
    await testScreen.user.type(within(dialog).getByRole('textbox'), 'Vendu ailleurs');
    await testScreen.user.click(submit);
    await waitFor(() =>
      expect(bodyOf(testScreen, 'POST mandate/bulk')).toMatchObject({
        changes: [{ fields: { abandon: 'Vendu ailleurs' } }, {}],
      }),
    );
    expect(await screen.findByText('Ce mandat n’est plus un projet.')).toBeVisible();
  });

  it('export what the table shows, and nothing while a customer looks', async () => {
    const testScreen = await open('/mandate/list?clock=notice', {
      'POST mandate/export': () => new Promise(() => undefined),
    });
    await screen.findByRole('table');
    await testScreen.user.click(screen.getByRole('button', { name: 'Exporter' }));
    await waitFor(() =>
      expect(bodyOf(testScreen, 'POST mandate/export')).toMatchObject({
        dto: { status: ['PENDING', 'RUNNING'], clock: ['NOTICE'] },
        columns: expect.arrayContaining(['propertyRef', 'registerNumber', 'endDate', 'noticeEnd']) as string[],
      }),
    );
  });

  it('export and print nothing while a customer looks', async () => {
    const testScreen = await open(undefined, {}, true);
    const bar = await selectRows(testScreen);
    for (const name of ['Exporter', 'Imprimer'])
      expect(within(bar).getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  });
});
