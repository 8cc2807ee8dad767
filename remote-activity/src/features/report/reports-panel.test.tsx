import { screen, waitFor, within } from '@testing-library/react';
import type { Reports } from '@pignon/shared/domain/property/report/seller-report.schema';
import { PROBLEMS } from '@pignon/shared/domain/common/problem';
import { refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import fr from '../../messages/fr';
import { ReportsPanel } from './reports-panel';

const AT = '2026-11-20T09:05:00.000Z';
const NONE: Reports = {
  content: [],
  owners: [
    { contactId: 1, name: 'Etcheverry Odile', problem: null },
    { contactId: 2, name: 'Harispe Peio', problem: 'NO_EMAIL' },
  ],
  proposed: { from: '2026-11-01', to: '2026-11-20' },
};
const STORED_REPORTS: Reports = {
  ...NONE,
  content: [{ id: 4, from: '2026-11-01', to: '2026-11-20', keptTime: AT, keptBy: 'nora@pignon.test', mails: [] }],
};
const SENT: Reports = {
  ...STORED_REPORTS,
  content: STORED_REPORTS.content.map((report) => ({
    ...report,
    mails: [
      { contactId: 1, name: 'Etcheverry Odile', status: 'SENT' as const, at: AT, by: 'nora@pignon.test', said: null },
    ],
  })),
};

interface TestScreen {
  reports?: Reports;
  api?: FakeHandlers;
  roles?: Role[];
  privacy?: boolean;
}

const open = ({ reports = NONE, api = {}, roles = ['NEGOTIATOR'], privacy = false }: TestScreen = {}) =>
  renderScreen(<ReportsPanel reference="V1" />, {
    roles,
    privacy,
    messages: { namespace: 'activity', load: () => Promise.resolve(fr) },
    api: { 'GET property/{reference}/report': () => reports, ...api },
  });

describe('the reports to the owners of a property', () => {
  it('creates one for the proposed period, then offers to send it to reachable owners', async () => {
    const onMade = jest.fn(() => STORED_REPORTS);
    const mailed = jest.fn(() => SENT);
    const { user } = await open({
      api: { 'POST property/{reference}/report': onMade, 'POST property/{reference}/report/{id}/mail': mailed },
    });
    await user.click(await screen.findByRole('button', { name: 'Établir' }));
    await user.type(await screen.findByLabelText(/Et ensuite/), 'Nouvelles photographies.');
    await user.click(screen.getByRole('button', { name: 'Établir le compte rendu' }));
    const dialog = await screen.findByRole('dialog', { name: /Envoyer le compte rendu/ });
    expect(onMade).toHaveBeenCalledWith(
      expect.objectContaining({ body: { from: '2026-11-01', to: '2026-11-20', next: 'Nouvelles photographies.' } }),
    );
    expect(within(dialog).getByRole('checkbox', { name: 'Etcheverry Odile' })).toBeChecked();
    expect(within(dialog).getByRole('checkbox', { name: 'Harispe Peio' })).toBeDisabled();
    expect(within(dialog).getByRole('link', { name: /Sans adresse e-mail/ })).toHaveAttribute('href', '/contact/2');
    await user.click(within(dialog).getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText(/Envoyé le 20\/11\/2026/)).toBeVisible();
    expect(mailed).toHaveBeenCalledWith(expect.objectContaining({ body: { contactIds: [1] } }));
  });

  it('shows an error at its field, and keeps what was typed', async () => {
    const refused = () => refuse('VALIDATION', [{ path: 'next', message: 'Ce texte désigne une personne.' }]);
    const { user } = await open({ api: { 'POST property/{reference}/report': refused } });
    await user.click(await screen.findByRole('button', { name: 'Établir' }));
    await user.type(await screen.findByLabelText(/Et ensuite/), 'Mme Dupont');
    await user.click(screen.getByRole('button', { name: 'Établir le compte rendu' }));
    expect(await screen.findByText('Ce texte désigne une personne.')).toBeVisible();
    expect(screen.getByLabelText(/Et ensuite/)).toHaveValue('Mme Dupont');
  });

  it('shows why a message was not sent, and can send it again', async () => {
    const mail = () => refuse('CONFLICT');
    const { user } = await open({
      reports: STORED_REPORTS,
      api: { 'POST property/{reference}/report/{id}/mail': mail },
    });
    await user.click(await screen.findByRole('button', { name: 'Envoyer par e-mail' }));
    await user.click(await screen.findByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText(PROBLEMS.CONFLICT.message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Envoyer' })).toBeEnabled();
  });

  it('hides owners and documents on the client’s screen', async () => {
    await open({ reports: SENT, privacy: true });
    expect(await screen.findByText(/Du 01\/11\/2026 au 20\/11\/2026/)).toBeVisible();
    expect(screen.queryByText('Etcheverry Odile')).toBeNull();
    expect(screen.getByRole('button', { name: /Ouvrir/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('lists reports without a create button for read-only users', async () => {
    await open({ reports: STORED_REPORTS, roles: ['SYNCHRO'] });
    await screen.findByText(/Pas encore envoyé/);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Établir' })).toBeNull());
  });
});
