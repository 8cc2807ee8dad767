import type { TimelineEntry } from '@pignon/shared/domain/contact/timeline.schema';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { aContact, aPage, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from '../pages/contact.page';

/** A timeline entry; `overrides` replaces its defaults. */
export const timelineEntry = (overrides: Partial<TimelineEntry>): TimelineEntry => ({
  key: `event:${overrides.title ?? ''}`,
  kind: 'NOTE',
  at: '2026-11-20T09:00:00.000Z',
  user: 'nora@pignon.test',
  title: '',
  text: '',
  status: null,
  target: null,
  ...overrides,
});
/** Entries of the timeline that `openContact` serves by default. */
export const TIMELINE = [
  timelineEntry({ kind: 'CALL', title: 'Rappelle lundi', text: 'Préfère le matin' }),
  timelineEntry({ key: 'visit:1', kind: 'VISIT', status: 'DONE', target: { kind: 'property', id: 'V26-00042' } }),
  timelineEntry({ key: 'audit:1', kind: 'CONTACT', title: 'Création' }),
];

/** Opens the page of contact 7 with a fake API; `api` replaces its answers. */
export function openContact(
  at = '/contact/7',
  api: FakeHandlers = {},
  privacy = false,
  roles: readonly Role[] = ['MANAGER'],
) {
  return renderScreen(<Page />, {
    at,
    route: '/contact/:id',
    privacy,
    roles,
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: {
      'GET contact/{id}': () => aContact(),
      'GET user': () => [],
      'POST proposal/find': () => aPage([]),
      'POST property/rank': () => [],
      'GET contact/{id}/timeline': () => aPage(TIMELINE),
      'GET commune': () => [{ insee: '64122', name: 'Biarritz', postcodes: ['64200'] }],
      ...api,
    },
  });
}
