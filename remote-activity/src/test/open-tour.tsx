import { addDays, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { aPage, aPropertySummary, aUser, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from '../pages/tour.page';
import { aVisit } from './factories';

export const GROUP = '00000000-0000-4000-8000-000000000009';
export const TOMORROW = addDays(dayOf(), 1);
export const YESTERDAY = addDays(dayOf(), -1);
const JEAN = aUser({ loginEmail: 'jean@pignon.test', firstName: 'Jean', lastName: 'Lagarde', roles: ['NEGOTIATOR'] });

const NOTHING_TO_SIGN = {
  groupId: GROUP,
  version: 4,
  vouchers: [],
  next: { visitIds: [], signatories: [], left: [] },
  reachable: [],
};

/** Visit `id` of the tour, on a day at 9 o'clock plus its id. */
export const at = (day: string, id: number, overrides: Partial<VisitSummary> = {}) =>
  aVisit({
    id,
    groupId: GROUP,
    propertyRef: `V${id}`,
    propertyTitle: `Villa ${id}`,
    start: instantOf(day, `${9 + id}:00`),
    end: instantOf(day, `${9 + id}:45`),
    version: id + 10,
    ...overrides,
  });

interface TestScreen {
  visits?: VisitSummary[];
  api?: FakeHandlers;
  roles?: Role[];
  privacy?: boolean;
}

/** The page of the tour. */
export function openTour({
  visits = [at(TOMORROW, 1), at(TOMORROW, 2)],
  api = {},
  roles = ['MANAGER'],
  privacy = false,
}: TestScreen = {}) {
  const tour = { groupId: GROUP, version: 4, visits };
  return renderScreen(<Page />, {
    at: `/visit/group/${GROUP}`,
    route: '/visit/group/:groupId',
    roles,
    privacy,
    messages: { namespace: 'activity', load: () => Promise.resolve(fr) },
    api: {
      'GET user': () => [JEAN],
      'GET visit/group/{groupId}': () => tour,
      'GET visit/group/{groupId}/signing': () => NOTHING_TO_SIGN,
      'POST visit/showings': () => ({ content: [] }),
      'PATCH visit/{id}/status': () => visits[0]!,
      'POST visit': () => tour,
      'POST visit/find': () => aPage(visits),
      'POST contact/byIds': () => ({ content: [] }),
      'POST property/byReferences': ({ body }) => ({
        content: body.map((reference) => aPropertySummary({ reference, lat: 43.48, lon: -1.5 })),
      }),
      ...api,
    },
  });
}

/** The visits of the last save. */
export const sentTo = (received: { key: string; body: unknown }[]): unknown =>
  received.filter(({ key }) => key === 'POST visit').at(-1)?.body;
