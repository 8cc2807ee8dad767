import type { Portal, RunLine } from '@pignon/shared/domain/sync/portal.schema';
import type { Listing, RunDetail } from '@pignon/shared/domain/sync/sync.schema';
import { renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { ReactElement } from 'react';
import fr from '../../../messages/fr';

export const aRun = (overrides: Partial<RunLine> = {}): RunLine => ({
  runId: 7,
  portal: 'seloger',
  portalName: 'SeLoger',
  replayOf: null,
  status: 'DONE',
  requestedBy: 'horaire',
  createdTime: '2026-11-24T05:30:00.000Z',
  startedTime: '2026-11-24T05:30:02.000Z',
  finishedTime: '2026-11-24T05:30:09.000Z',
  sent: 12,
  added: 2,
  updated: 1,
  removed: 0,
  blocked: 3,
  error: null,
  fileName: 'pignon_A64.zip',
  ...overrides,
});

export const aPortal = (overrides: Partial<Portal> = {}): Portal => ({
  code: 'seloger',
  name: 'SeLoger',
  kind: 'POLIRIS',
  enabled: true,
  account: 'A64',
  selection: 'ALL',
  encoding: 'ISO-8859-1',
  mode: 'FULL',
  target: { kind: 'FOLDER', folder: 'seloger' },
  times: ['06:30'],
  hasPassword: false,
  installed: true,
  lastRun: aRun(),
  nextRun: '2026-11-25T05:30:00.000Z',
  createdTime: '2026-11-01T09:00:00.000Z',
  modifiedTime: '2026-11-01T09:00:00.000Z',
  version: 4,
  ...overrides,
});

export const aRunDetail = (overrides: Partial<RunDetail> = {}): RunDetail => ({
  ...aRun(),
  fileSize: 1_234_000,
  previousRunId: 6,
  listings: [
    {
      reference: 'V26-00002',
      outcome: 'BLOCKED',
      reasons: [{ path: 'title', severity: 'BLOCKING', message: 'Le titre manque.', source: 'PORTAL' }],
    },
    { reference: 'V26-00001', outcome: 'ADDED', reasons: [] },
  ],
  changes: { new: 1, changed: 4, same: 9, gone: 2 },
  newlyBlocked: ['V26-00002'],
  noLongerBlocked: [],
  ...overrides,
});

export const aListing = (overrides: Partial<Listing> = {}): Listing => ({
  reference: 'V26-00001',
  title: 'Villa Éole',
  city: 'Bayonne',
  price: 425_000,
  transactionType: 'SALE',
  propertyType: 'HOUSE',
  included: true,
  choice: null,
  lastOutcome: 'ADDED',
  findings: [],
  ...overrides,
});

interface ScreenOptions {
  at: string;
  route?: string;
  roles?: readonly Role[];
}

/** Opens a screen of portals, by default as a user with every role that it needs. */
export const openSync = (page: ReactElement, { at, route, roles = ['SYNCHRO'] }: ScreenOptions, api: FakeHandlers) =>
  renderScreen(page, {
    at,
    route,
    roles,
    messages: { namespace: 'admin', load: () => Promise.resolve(fr) },
    api: {
      'GET user': () => [],
      'GET user/me/draft/{key}': () => null,
      'PUT user/me/draft/{key}': () => ({
        key: 'portal:seloger',
        baseVersion: 4,
        modifiedTime: '2026-11-21T09:30:00.000Z',
      }),
      'DELETE user/me/draft/{key}': () => undefined,
      ...api,
    },
  });
