import { screen, waitFor, within } from '@testing-library/react';
import { addDays, addMonths, dayOf } from '@pignon/shared/domain/common/day';
import { aTermination } from '@pignon/shared/domain/documents/test/mandates';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { formatDate } from '@pignon/shared/i18n';
import { aUser, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { aFullMandate, anEntrusted, someContacts } from '../test/a-full-mandate';
import { Page } from './mandate.page';

const TODAY = dayOf();
const STARTED = addMonths(TODAY, -5);
const running = (overrides: Partial<Mandate> = {}) =>
  aFullMandate({
    status: 'RUNNING',
    type: 'EXCLUSIVE',
    registerNumber: 1204,
    registerDate: `${STARTED}T09:30:00.000Z`,
    startDate: STARTED,
    endDate: addMonths(STARTED, 6),
    durationMonths: 6,
    irrevocableUntil: addMonths(STARTED, 3),
    signatures: [7, 8].map((contactId) => ({ contactId, signedAt: `${STARTED}T09:30:00.000Z`, image: null })),
    ...overrides,
  });
const NOTICE = aTermination({
  letterDate: TODAY,
  effectiveDate: addDays(TODAY, 15),
  by: 'AGENCY',
  letterNumber: '1A 9',
});

async function open(mandate: Mandate, api: FakeHandlers = {}) {
  sessionStorage.clear();
  const testScreen = await renderScreen(<Page />, {
    at: '/mandate/3',
    route: '/mandate/:id/edit?',
    messages: { namespace: 'mandate', load: () => Promise.resolve(fr) },
    api: {
      'GET mandate/{id}': () => mandate,
      'GET property/{reference}': () => anEntrusted(),
      'POST contact/byIds': ({ body }) => someContacts(body),
      'GET user': () => [aUser()],
      ...api,
    },
  });
  await screen.findByRole('heading', { level: 1, name: /^Mandat n°/ });
  return testScreen;
}

async function askEnd(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Autres actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Clore le mandat' }));
  return within(await screen.findByRole('dialog'));
}

describe('ending a mandate', () => {
  it('shows the resulting date of a notice before it is recorded', async () => {
    const { user, api } = await open(running(), {
      'PATCH mandate/{id}/notice': () => running({ termination: NOTICE }),
    });
    const dialog = await askEnd(user);
    await user.click(dialog.getByRole('radio', { name: 'L’agence' }));
    expect(dialog.getByText(/La lettre à imprimer est dans/)).toBeVisible();
    await user.type(dialog.getByLabelText('Numéro de la lettre recommandée'), '1A 9');
    expect(dialog.getByRole('button', { name: 'Noter le préavis' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Motif'), 'Vente retirée');
    expect(
      dialog.getByText(`Le mandat reste en vigueur et prend fin le ${formatDate(addDays(TODAY, 15))}.`),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Noter le préavis' }));
    const alert = await screen.findByText(`Préavis en cours, prend fin le ${formatDate(addDays(TODAY, 15))}`, {
      selector: 'strong',
    });
    expect(alert).toBeVisible();
    expect(api.received.find(({ key }) => key === 'PATCH mandate/{id}/notice')?.body).toEqual({
      kind: 'NOTICE',
      by: 'AGENCY',
      letterDate: TODAY,
      letterNumber: '1A 9',
      reason: 'Vente retirée',
    });
  });

  it('explains irrevocability, and asks why it is closed all the same', async () => {
    const { user, api } = await open(running({ irrevocableUntil: addDays(TODAY, 3) }), {
      'PATCH mandate/{id}/status/{status}': () => running({ status: 'CLOSED' }),
    });
    const dialog = await askEnd(user);
    expect(dialog.getByText(`Mandat irrévocable jusqu’au ${formatDate(addDays(TODAY, 3))} inclus`)).toBeVisible();
    expect(dialog.queryByRole('radio', { name: /Préavis/ })).toBeNull();
    expect(dialog.getByRole('radio', { name: /Accord des parties/ })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Clore le mandat' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Motif'), 'Divorce');
    await user.click(dialog.getByRole('button', { name: 'Clore le mandat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.received.find(({ key }) => key.includes('status'))?.body).toEqual({
      kind: 'AGREEMENT',
      reason: 'Divorce',
    });
  });

  it('explains at the date why a letter has no effect', async () => {
    const { user } = await open(running({ endDate: addDays(TODAY, 5) }));
    const dialog = await askEnd(user);
    await user.type(dialog.getByLabelText('Numéro de la lettre recommandée'), '1A 9');
    await user.type(dialog.getByLabelText('Motif'), 'x');
    expect(dialog.getByText(/atteint son terme, le .* avant la fin de ce préavis/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Noter le préavis' })).toBeDisabled();
  });

  it('under notice cannot be extended; the notice is withdrawn with a reason', async () => {
    const { user, api } = await open(running({ termination: NOTICE }), {
      'PATCH mandate/{id}/notice/withdrawn': () => running(),
    });
    expect(screen.queryByRole('button', { name: 'Prolonger' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retirer le préavis' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Motif'), 'Accord');
    await user.click(dialog.getByRole('button', { name: 'Retirer le préavis' }));
    expect(await screen.findByRole('button', { name: 'Prolonger' })).toBeVisible();
    expect(api.received.find(({ key }) => key.endsWith('withdrawn'))?.body).toEqual({ reason: 'Accord' });
  });

  it('offers the letters that apply', async () => {
    const { user } = await open(running({ renewal: true }));
    await user.click(screen.getByRole('button', { name: 'Documents' }));
    expect(screen.getByRole('menuitem', { name: 'Lettre de dénonciation' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Lettre d’information sur la reconduction' })).toBeVisible();
  });
});

describe('a mandate with tacit renewal', () => {
  it('shows its next and last possible renewal dates, and past renewals', async () => {
    const endDate = addMonths(STARTED, 6);
    await open(
      running({
        renewal: true,
        statusHistory: [
          { status: 'PENDING', at: `${STARTED}T09:00:00.000Z`, user: 'manager@pignon.test' },
          {
            status: 'RUNNING',
            at: `${STARTED}T09:30:00.000Z`,
            user: 'manager@pignon.test',
            until: addMonths(STARTED, 3),
          },
          { status: 'RUNNING', at: `${addMonths(STARTED, 3)}T09:30:00.000Z`, user: 'mandate-clock', until: endDate },
        ],
      }),
    );
    const renewalText = screen.getByText(/^Oui, par périodes de 3 mois\. Du/);
    expect(renewalText).toHaveTextContent(
      `Du ${formatDate(addDays(endDate, 1))} au ${formatDate(addMonths(STARTED, 9))}, puis jusqu’au ${formatDate(addMonths(STARTED, 36))} au plus tard`,
    );
    expect(screen.getByText(/^Se reconduit dans \d+ jours$/)).toBeVisible();
    expect(await screen.findByText(`Reconduit jusqu’au ${formatDate(endDate)}.`)).toBeInTheDocument();
  });

  it('ends after a refused renewal', async () => {
    await open(running({ renewal: true, termination: { ...NOTICE, kind: 'NON_RENEWAL', by: 'PRINCIPAL' } }));
    expect(screen.getByText(/^Reconduction refusée, prend fin à son terme le/)).toBeVisible();
    expect(screen.getByText(/^Non.: une lettre y met fin$/)).toBeVisible();
  });
});
