import { screen, within } from '@testing-library/react';
import type { Portal } from '@pignon/shared/domain/sync/portal.schema';
import type { CheckedListing } from '@pignon/shared/domain/sync/sync.schema';
import { refuse, type FakeHandlers } from '@pignon/shared/testing';
import { openPropertyScreen } from '../../test/open-property-screen';
import { PublishDialog } from './publish-dialog';

const aPortal = (code: string, name: string): Portal => ({
  code,
  name,
  kind: 'POLIRIS',
  enabled: true,
  account: 'AG-1',
  selection: 'CHOSEN',
  encoding: 'ISO-8859-1',
  mode: 'FULL',
  target: null,
  times: [],
  hasPassword: false,
  installed: true,
  lastRun: null,
  nextRun: null,
  createdTime: '2026-11-20T08:00:00.000Z',
  modifiedTime: '2026-11-20T08:00:00.000Z',
  version: 1,
});
const PORTALS = [aPortal('seloger', 'SeLoger'), aPortal('bienici', 'Bien’ici')];
const BLOCKED: CheckedListing = {
  reference: 'V26-00002',
  title: 'Studio',
  findings: [
    { path: 'mandateStatus', severity: 'BLOCKING', message: 'Aucun mandat ne court.', source: 'LAW' },
    { path: 'title', severity: 'WARNING', message: 'Le titre sera coupé.', source: 'PORTAL' },
  ],
};

async function openDialog(references: string[], api: FakeHandlers) {
  const onClose = jest.fn();
  const opened = await openPropertyScreen(<PublishDialog references={references} onClose={onClose} />, {
    at: '/property/list',
    route: '/property/list',
    roles: ['SYNCHRO'],
    api: { 'GET sync': () => PORTALS, ...api },
  });
  const bodies = () =>
    opened.api.received.filter(({ key }) => key === 'PATCH sync/{portal}/listings').map(({ body }) => body);
  const send = async () => {
    // disabled until the portals are known
    await screen.findByRole('combobox', { name: 'Portail' });
    await opened.user.click(screen.getByRole('button', { name: 'Mettre sur le portail' }));
  };
  return { ...opened, onClose, bodies, send };
}

test('adds the properties to the portal, and names those that are blocked, with the reasons', async () => {
  const { send, bodies, onClose, user, api } = await openDialog(['V26-00001', 'V26-00002', 'V26-00003'], {
    'PATCH sync/{portal}/listings': () => ({ changed: 2, blocked: [BLOCKED] }),
  });
  await send();
  expect(await screen.findByText('2 biens partiront au prochain envoi.')).toBeVisible();
  expect(api.received.find(({ key }) => key.startsWith('PATCH'))?.params).toEqual({ portal: 'seloger' });
  expect(bodies()).toEqual([
    {
      changes: ['V26-00001', 'V26-00002', 'V26-00003'].map((reference) => ({ reference, included: true })),
    },
  ]);
  expect(screen.getByText('1 bien est laissé de côté')).toBeVisible();
  const blockedItem = screen.getByRole('link', { name: 'V26-00002' }).closest('li');
  expect(within(blockedItem!).getByText('Aucun mandat ne court.')).toBeVisible();
  expect(screen.queryByText('Le titre sera coupé.')).toBeNull();
  await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Fermer' }));
  expect(onClose).toHaveBeenCalled();
});

test('adds more than five hundred in several calls, and counts all', async () => {
  const references = Array.from({ length: 501 }, (_, index) => `V26-${String(index + 1).padStart(5, '0')}`);
  const { send, bodies } = await openDialog(references, {
    'PATCH sync/{portal}/listings': ({ body }) => ({ changed: body.changes.length, blocked: [] }),
  });
  await send();
  expect(await screen.findByText('501 biens partiront au prochain envoi.')).toBeVisible();
  expect(bodies().map((body) => (body as { changes: unknown[] }).changes.length)).toEqual([500, 1]);
});

test('says that it failed and lets the user try again', async () => {
  const { send, api } = await openDialog(['V26-00001'], {
    'PATCH sync/{portal}/listings': () => refuse('UNAVAILABLE'),
  });
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  api.use({ 'PATCH sync/{portal}/listings': () => ({ changed: 1, blocked: [] }) });
  await send();
  expect(await screen.findByText('1 bien partira au prochain envoi.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that no portal is set up, and offers nothing to press', async () => {
  const { bodies } = await openDialog(['V26-00001'], { 'GET sync': () => [] });
  expect(await screen.findByText('Aucun portail n’est encore réglé.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mettre sur le portail' })).toBeDisabled();
  expect(bodies()).toEqual([]);
});
