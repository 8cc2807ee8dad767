import { screen, waitFor, within } from '@testing-library/react';
import type { AuditDetail, AuditLine } from '@pignon/shared/domain/audit/audit.schema';
import { aPage, aUser, refuse, renderScreen, type FakeApi, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { Page } from '../../pages/admin.page';
import { pathOfRecord } from './record-path';
import { valueLines } from './format-audit-value';

const LINE: AuditLine = {
  auditId: 12,
  at: '2026-11-21T09:30:00.000Z',
  user: 'claire@pignon.test',
  action: 'UPDATE',
  entity: 'mandate',
  ref: '7',
  source: 'UI',
  requestId: 'request-1',
  address: '203.0.113.9',
  paths: ['price', 'endDate'],
};
const DETAIL: AuditDetail = {
  ...LINE,
  changes: [
    { path: 'price', label: 'Prix', before: 425_000, after: 410_000 },
    { path: 'status', label: 'Statut', before: 'PENDING', after: null },
  ],
};

beforeAll(() => import('./entry-drawer'), 60_000);

const open = (at = '/admin/journal', api: FakeHandlers = {}, privacy = false) =>
  renderScreen(<Page />, {
    at,
    privacy,
    route: '/admin/:modelValue?',
    messages: { namespace: 'admin', load: () => Promise.resolve(fr) },
    api: {
      'GET user': () => [aUser({ loginEmail: 'claire@pignon.test', firstName: 'Claire', lastName: 'Etcheverry' })],
      'GET audit': () => aPage([LINE]),
      'GET audit/{auditId}': () => DETAIL,
      'POST record/names': () => [{ kind: 'mandate', id: '7', name: 'Mandat n°\u00a0T-1204', isPrivate: false }],
      ...api,
    },
  });

const lastQuery = ({ received }: FakeApi) =>
  Object.fromEntries(received.findLast(({ key }) => key === 'GET audit')?.query ?? []);

describe('the journal', () => {
  it.each([
    ['mandate', '7', /Mandat$/],
    ['media', 'mandate/7', /Mandat$/],
  ] as const)('never shows the id of a %s that has no name', async (entity, ref, expectedTitle) => {
    await open('/admin/journal', {
      'GET audit': () => aPage([{ ...LINE, entity, ref }]),
      'POST record/names': () => [],
    });
    const link = await screen.findByRole('link', { name: expectedTitle });
    expect(link.closest('td')).not.toHaveTextContent('7');
  });

  it('shows author, action and record, with a link to the record', async () => {
    await open();
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(row).toHaveTextContent(/Modification.*Prix.*Claire Etcheverry.*Écran/);
    const link = await within(row).findByRole('link', { name: /^Mandat n°\sT-1204$/ });
    expect(link).toHaveAttribute('href', '/mandate/7');
  });

  it('filters by author, action, record and date, in the address too', async () => {
    const { user, api, address } = await open('/admin/journal?from=2026-11-01');
    await screen.findByRole('table');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Qui' }), 'Claire Etcheverry');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fiche' }), 'Mandat');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Signature');
    await waitFor(() =>
      expect(lastQuery(api)).toMatchObject({
        from: '2026-11-01',
        user: 'claire@pignon.test',
        entity: 'mandate',
        action: 'SIGN',
      }),
    );
    expect(address()).toContain('entity=mandate');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fiche' }), 'Toutes les fiches');
    await waitFor(() => expect(lastQuery(api)).not.toHaveProperty('entity'));
  });

  it('refuses a period whose end precedes its start, beside the end, and shows and exports nothing else', async () => {
    const { user, api } = await open('/admin/journal?from=2026-11-21&to=2026-11-20');
    expect(await screen.findByRole('alert')).toHaveTextContent('La fin de la période précède son début.');
    await user.click(screen.getByRole('button', { name: 'Exporter (CSV)' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(api.received.filter(({ key }) => key.startsWith('GET audit'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Effacer la période' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(lastQuery(api)).not.toHaveProperty('from');
  });

  it('opens a line with the values before and after', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: /Modification/ }));
    expect(address()).toBe('/admin/journal?entry=12');
    const drawer = await screen.findByRole('dialog', { name: 'Ligne du journal' });
    const price = (await within(drawer).findByRole('rowheader', { name: 'Prix' })).closest('tr')!;
    expect(
      within(price)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['425\u202f000', '410\u202f000']);
    const status = within(drawer).getByRole('rowheader', { name: 'Statut' }).closest('tr')!;
    expect(
      within(status)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['En attente', 'vide']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/admin/journal'));
  });

  it('explains why nothing is exported while a customer looks', async () => {
    const { user, api } = await open('/admin/journal', {}, true);
    const button = await screen.findByRole('button', { name: 'Exporter (CSV)' });
    await user.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Désactivez l’écran client');
    await user.click(button);
    expect(api.received.some(({ key }) => key === 'GET audit.csv')).toBe(false);
  });

  it('reports a missing line, and an empty result', async () => {
    const { user } = await open('/admin/journal?entry=99&q=V26', {
      'GET audit': () => aPage([]),
      'GET audit/{auditId}': () => refuse('NOT_FOUND'),
    });
    expect(await screen.findByText('Cette ligne du journal n’existe pas.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Aucune ligne ne correspond')).toBeVisible();
  });
});

it.each([
  ['property', 'V26-1', '/property/V26-1'],
  ['media', 'contact/12', '/contact/12'],
  ['media', 'agency/logo', null],
  ['user', 'a@b.test', '/admin/users?inactive=yes&account=a%40b.test'],
  ['proposal', '4', null],
] as const)('a line on %s %s links to %s', (entity, ref, path) => {
  expect(pathOfRecord(entity, ref)).toBe(path);
});

it.each([
  ['portal', 'selection', 'CHOSEN', ['Seulement les biens choisis']],
  ['portal', 'target', { kind: 'FOLDER', folder: 'e2e' }, ['Par\u00a0: Dossier', 'Dossier\u00a0: e2e']],
  ['property', 'sold', true, ['Oui']],
  ['property', 'propertyType', 'HOUSE', ['Maison']],
  ['property', 'financialInfo.priceNoFees', 425_000, ['425\u202f000\u00a0€']],
  ['mandate', 'startDate', '2026-11-03', ['03/11/2026']],
  ['user', 'roles', ['MANAGER', 'SYNCHRO'], ['Responsable', 'Diffusion']],
  ['message', 'title', 'Bonjour', ['Bonjour']],
  [
    'media',
    'a'.repeat(40),
    { path: 'a.jpg', caption: '', metadata: ['PUBLIC'] },
    ['Nom du fichier\u00a0: a.jpg', 'Publication\u00a0: Publique'],
  ],
  ['media', `${'a'.repeat(40)}.metadata`, ['SIGNED_COPY'], ['Exemplaire signé']],
  ['portal', 'target', { host: 'ftp.test', port: 21, user: null }, ['Serveur\u00a0: ftp.test', 'Port\u00a0: 21']],
  ['contact', 'phone', [], []],
] as const)('%s.%s of %j is formatted as %j', async (entity, path, value, lines) => {
  await open();
  expect(valueLines(entity, path, value)).toEqual(lines);
});
