import { screen, within } from '@testing-library/react';
import type { RolloutRemote, RolloutView } from '@pignon/shared/domain/rollout/rollout-view';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { aPage, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../../../messages/fr';
import { Page } from '../../../pages/admin.page';

export const AT = '2026-11-20T10:00:00.000Z';
export const version = (of: string, refusals: string[] = []) => ({
  version: of,
  publishedAt: AT,
  publishedBy: 'ci',
  owner: 'Équipe Biens',
  refusals,
});
export const PROPERTY: RolloutRemote = {
  name: 'property',
  stable: '1.4.0',
  previous: '1.3.2',
  canary: null,
  versions: [
    version('1.5.0'),
    version('1.4.0'),
    version('1.3.2'),
    version('0.9.0', ['elle demande le contrat ^0.9.0']),
  ],
  history: [{ at: AT, by: 'zoe@pignon.test', did: 'promoted', version: '1.4.0' }],
};
export const CONTACT: RolloutRemote = {
  ...PROPERTY,
  name: 'contact',
  stable: null,
  previous: null,
  canary: { version: '2.0.0', percent: 10, roles: ['SUPPORT'], emails: ['zoe@pignon.test'] },
  versions: [{ ...version('2.0.0'), owner: 'Équipe Contacts' }],
  history: [],
};
export const VIEW: RolloutView = { revision: 12, enabled: true, remotes: [CONTACT, PROPERTY] };
const line = (of: string, people: number, errors: number) => ({
  remote: 'property',
  version: of,
  people,
  loads: 40,
  median: 85,
  slow: 420,
  lastTime: AT,
  errors,
});
const USE = [line('1.4.0', 6, 2), line('1.3.2', 1, 1)];

/** Opens the administration of remotes. */
export const openRemotes = (at = '/admin/remotes', roles: Role[] = ['SUPPORT'], api: FakeHandlers = {}) =>
  renderScreen(<Page />, {
    at,
    route: '/admin/:modelValue?',
    roles,
    messages: { namespace: 'admin', load: () => Promise.resolve(fr) },
    api: {
      'GET remote/use': () => USE,
      'GET remote/{remote}/people': () =>
        aPage([{ loginEmail: 'anne@pignon.test', firstName: 'Anne', lastName: 'Abadie', version: '1.3.2', at: AT }]),
      ...api,
    },
  });

export const drawer = () => screen.findByRole('dialog', { name: 'Module property' });
/** The line of a version in the drawer. */
export const lineOf = async (of: string) => {
  const versions = within(await drawer()).getByRole('region', { name: 'Versions publiées' });
  return within(versions).getByText(of, { selector: 'code' }).closest('li')!;
};
