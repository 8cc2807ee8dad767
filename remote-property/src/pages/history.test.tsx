import { screen, within, waitFor } from '@testing-library/react';
import type { HistoryEntry } from '@pignon/shared/domain/audit/history.schema';
import { fieldsOf } from '@pignon/shared/domain/property/property-fields';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { changeLanguage } from '@pignon/shared/i18n';
import { aUser, refuse, type FakeHandlers } from '@pignon/shared/testing';
import { aPhoto, aProperty } from '@pignon/shared/domain/property/test/a-property';
import { openPropertyScreen } from '../test/open-property-screen';
import { Page as EntryPage } from './history-entry.page';
import { Page as HistoryPage } from './history.page';

const NORA = aUser({ loginEmail: 'nora@pignon.test', firstName: 'Nora', lastName: 'Etche' });
const line = (auditId: number, at = '2026-11-20T09:30:00.000Z') => ({
  auditId,
  at,
  user: 'nora@pignon.test',
  action: 'UPDATE' as const,
  entity: 'property' as const,
  summary: `Modification n°${auditId}`,
});

describe('the history of a property', () => {
  const open = (at: string, api: FakeHandlers) =>
    openPropertyScreen(<HistoryPage />, {
      at,
      route: '/property/:reference/history',
      api: { 'GET property/{reference}': () => aProperty(), 'GET user': () => [NORA], ...api },
    });

  it('lists author and change by day, and loads older entries on request', async () => {
    const pages = [Array.from({ length: 50 }, (_, index) => line(100 - index)), [line(50, '2026-11-02T09:30:00.000Z')]];
    const { user, api } = await open('/property/V26-00042/history', {
      'GET property/{reference}/history': ({ query }) => pages[query.before === undefined ? 0 : 1] ?? [],
    });
    const newest = (await screen.findByText('Modification n°100')).closest('a')!;
    expect(newest).toHaveAttribute('href', '/property/V26-00042/history/100');
    await waitFor(() => expect(newest.textContent).toContain('Nora Etche'));
    await user.click(screen.getByText('Voir plus ancien'));
    expect(await screen.findByText('Modification n°50')).toBeVisible();
    expect(screen.queryByText('Voir plus ancien')).toBeNull();
    expect(api.received.at(-1)?.query.get('before')).toBe('51');
  });

  it('filters by author and field, in the address', async () => {
    const { user, api, address } = await open('/property/V26-00042/history?place=rooms', {
      'GET property/{reference}/history': () => [],
    });
    expect(await screen.findByText('Aucune modification')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Personne' }), 'Nora Etche');
    expect(address()).toBe('/property/V26-00042/history?user=nora%40pignon.test&place=rooms');
    await waitFor(() => expect(api.received.at(-1)?.query.toString()).toContain('user=nora'));
    expect(api.received.at(-1)?.query.get('place')).toBe('rooms');
  });

  it('reports a missing property', async () => {
    await open('/property/V99-1/history', {
      'GET property/{reference}': () => refuse('NOT_FOUND'),
      'GET property/{reference}/history': () => refuse('NOT_FOUND'),
    });
    expect(await screen.findByText('Ce bien n’existe pas')).toBeVisible();
  });
});

describe('an entry of the history', () => {
  const now = aProperty({ title: 'Villa', version: 5, negotiator: 'zoe@pignon.test' });
  const before = { ...fieldsOf(now), title: 'Maison', negotiator: null, propertyStatus: 'DRAFT' as const };
  const entry: HistoryEntry = {
    ...line(7),
    source: 'UI',
    changes: ['title', 'negotiator', 'propertyStatus', 'financialInfo.priceNoFees'].map((path) => ({
      path,
      label: path,
      before: 'x',
      after: 'y',
    })),
    before: { ...before, financialInfo: { ...before.financialInfo, priceNoFees: 275_000 } },
    after: { ...fieldsOf(now), negotiator: 'nora@pignon.test' },
  };
  const open = (
    options: { api?: FakeHandlers; property?: Property; roles?: readonly Role[]; privacy?: boolean } = {},
  ) =>
    openPropertyScreen(<EntryPage />, {
      at: '/property/V26-00042/history/7',
      route: '/property/:reference/history/:auditId',
      roles: options.roles ?? ['NEGOTIATOR'],
      privacy: options.privacy ?? false,
      api: {
        'GET property/{reference}': () => options.property ?? now,
        'GET property/{reference}/history/{auditId}': () => entry,
        'GET user': () => [NORA],
        ...options.api,
      },
    });
  const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

  it('shows values before, after and today', async () => {
    await open();
    expect(await row('Statut')).toHaveTextContent('StatutBrouillonActifinchangé depuis');
    expect(await row('Prix hors honoraires')).toHaveTextContent('275 000 €250 000 €');
    expect(await row('Négociateur')).toHaveTextContent('modifié depuiszoe@pignon.test');
    expect(screen.queryByRole('row', { name: /Surface/ })).toBeNull();
  });

  it('names fields in the language of the screen', async () => {
    await changeLanguage('en');
    await open();
    expect(await row('Price without fees')).toHaveTextContent('€275,000€250,000');
    expect(await row('Negotiator')).toBeVisible();
    expect(screen.queryByText('Négociateur')).toBeNull();
    await changeLanguage('fr');
  });

  it('is restored after confirmation, except fields that a colleague changed since', async () => {
    const { user, api, address } = await open({
      api: { 'PATCH property/{reference}': () => aProperty({ version: 6 }) },
    });
    const choice = (name: string) => screen.findByRole('checkbox', { name: `Rétablir\u00a0: ${name}` });
    expect(await choice('Négociateur')).not.toBeChecked();
    await user.click(await choice('Statut'));
    await user.click(screen.getByRole('button', { name: 'Rétablir 2 valeurs d’avant' }));
    const dialog = screen.getByRole('dialog', { name: /Rétablir les valeurs/ });
    expect(dialog).toHaveTextContent(/Villa\s*→\s*devient\s*Maison/);
    await user.click(within(dialog).getByRole('button', { name: 'Rétablir 2 valeurs d’avant' }));
    await waitFor(() => expect(address()).toBe('/property/V26-00042/history'));
    const patch = api.received.find(({ key }) => key === 'PATCH property/{reference}');
    expect(patch?.headers['if-match']).toBe('"5"');
    expect(patch?.body).toEqual({ title: 'Maison', financialInfo: { ...now.financialInfo, priceNoFees: 275_000 } });
  });

  it('reports a concurrent change, and shows the present values', async () => {
    const { user, api } = await open({ api: { 'PATCH property/{reference}': () => refuse('STALE') } });
    await user.click(await screen.findByRole('button', { name: /^Rétablir 3 valeurs/ }));
    api.use({ 'GET property/{reference}': () => ({ ...now, title: 'Château', version: 6 }) });
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /^Rétablir 3 valeurs/ }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('vient d’être modifié');
    expect(await screen.findByText('Château')).toBeInTheDocument();
  });

  it('hides private values, and is read-only for users who may not write', async () => {
    await open({ privacy: true });
    expect(await row('Prix hors honoraires')).not.toHaveTextContent('275');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(/rien ne peut être rétabli/)).toBeVisible();
  });

  it('is read-only for support', async () => {
    await open({ roles: ['SUPPORT'] });
    await row('Statut');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Rétablir/ })).toBeNull();
  });

  it('is not found on another property’s page', async () => {
    await open({ api: { 'GET property/{reference}/history/{auditId}': () => refuse('NOT_FOUND') } });
    expect(await screen.findByText('Cette modification n’existe pas')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir l’historique' })).toHaveAttribute(
      'href',
      '/property/V26-00042/history',
    );
  });
});

describe('a change of photographs in the history', () => {
  const [first, second] = [aPhoto(1), aPhoto(2)];
  const property = aProperty({ media: [second, first] });
  const change = (key: string, part: string, before: unknown, after: unknown) => ({
    path: `media.${key}${part}`,
    label: part,
    before,
    after,
  });
  const media = (changes: HistoryEntry['changes'], action: HistoryEntry['action'] = 'UPDATE'): HistoryEntry => ({
    ...line(8),
    entity: 'media',
    action,
    source: 'UI',
    changes,
    before: fieldsOf(property),
    after: fieldsOf(property),
  });
  const open = (entry: HistoryEntry, privacy = false) =>
    openPropertyScreen(<EntryPage />, {
      at: '/property/V26-00042/history/8',
      route: '/property/:reference/history/:auditId',
      roles: ['MANAGER'],
      privacy,
      api: {
        'GET property/{reference}': () => property,
        'GET property/{reference}/history/{auditId}': () => entry,
        'GET user': () => [NORA],
        'GET media/{owner}/{reference}/{size}/{path}': () => refuse('NOT_FOUND'),
      },
    });
  const cells = (row: HTMLElement) => within(row).getAllByRole('cell');

  it('shows the order before and after, and the changed data', async () => {
    await open(
      media([
        change(first.key, '.position', 0, 1),
        change(second.key, '.position', 1, 0),
        change(second.key, '.metadata', ['PUBLIC'], []),
        change(first.key, '.crop', null, { x: 0, y: 0, width: 0.5, height: 1, rotation: 90 }),
      ]),
    );
    const order = await screen.findByRole('row', { name: /^Ordre/ });
    // positions are those of the time; names are by today's position
    expect(cells(order).map((cell) => cell.textContent)).toEqual(['1Fichier 22Fichier 1', '1Fichier 12Fichier 2']);
    expect(screen.getByRole('row', { name: /Public Interne$/ })).toBeVisible();
    expect(
      screen.getByRole('row', { name: /Image entière Recadrée à 50\s% × 100\s% de l’original, pivotée de 90°$/ }),
    ).toBeVisible();
    expect(screen.getByText(/ne se rétablissent pas d’ici/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('marks deleted files, which cannot be restored', async () => {
    const photo = { path: 'x.jpg', caption: 'La cave', metadata: [] };
    await open(media([change('gone', '', photo, null)], 'DELETE'));
    expect(await screen.findByRole('row', { name: /^Supprimé depuis La cave · Interne vide$/ })).toBeVisible();
    expect(screen.getByText(/ne peut pas être rétabli/)).toBeVisible();
  });

  it('is hidden from customers', async () => {
    await open(media([change('gone', '', { path: 'x.jpg', caption: 'La cave', metadata: [] }, null)]), true);
    expect(await screen.findByText(/ne sont pas affichés/)).toBeVisible();
    expect(screen.queryByText(/La cave/)).toBeNull();
  });
});
