import { addDays, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { colleague, type Colleague } from '../../fixtures/api';
import { findPropertiesForDay } from '../../fixtures/tour-helpers';
import { checkState } from '../../fixtures/page-checks/check-page-state';
import { MIN_TOUCH, LINKS, tooSmall } from '../../fixtures/page-checks/touch-target-size';
import { go, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

const PHONE = { width: 390, height: 8_000 };

/** A past evening tour, one of its properties without a mandate: it shows every possible button and note. */
async function aTour(api: Colleague): Promise<{ tour: Tour; day: string; visitor: number }> {
  const day = addDays(dayOf(), -700 - Math.floor(Math.random() * 700));
  const contact = { contactType: ['CUSTOMER'], title: 'MRS', firstName: 'Elaia', lastName: uniqueName('Pouce') };
  const { id: visitor } = await api.post<{ id: number }>('contact', { ...contact, phone: [{ number: '0612345678' }] });
  const dto = { mandateStatus: ['NONE'] };
  const { content } = await api.post<{ content: PropertySummary[] }>('property/find', { dto, pageSize: 1 });
  const references = [...(await findPropertiesForDay(api, dayOf(), 1)), ...content.map(({ reference }) => reference)];
  const tour = await api.post<Tour>(
    'visit',
    references.map((propertyRef, place) => ({
      propertyRef,
      contactIds: [visitor],
      start: instantOf(day, `2${place}:00`),
      end: instantOf(day, `2${place}:30`),
    })),
  );
  expect(tour.visits).toHaveLength(2);
  return { tour, day, visitor };
}

test('controls and links of tours, visits and events are large enough for touch and accessible', async ({
  page,
  openAs,
  request,
}) => {
  test.slow();
  const api = await colleague(request, 'negociateur');
  const { tour, day, visitor } = await aTour(api);
  const [visit] = tour.visits;
  const links = ['contact', 'property'].map((kind) => ({
    kind,
    id: kind === 'contact' ? String(visitor) : visit?.propertyRef,
  }));
  const task = { type: 'TASK', title: uniqueName('Rappeler '), due: instantOf(day, '11:00'), links };
  const event = await api.post<{ id: number }>('event/create', task);
  await openAs('negociateur', `/visit/group/${tour.groupId}`);
  await turnPrivacyOff(page);
  for (const path of [
    `/visit/group/${tour.groupId}`,
    `/visit/group/${tour.groupId}?change=`,
    `/visit/list?period=all&contact=${visitor}`,
    `/visit/${visit?.id}/feedback`,
    `/event/${event.id}`,
    `/event?whose=all&about=contact.${visitor}`,
  ]) {
    await go(page, path);
    await checkState(page, path);
    await page.setViewportSize(PHONE);
    expect.soft(await tooSmall(page, MIN_TOUCH, LINKS), `links of ${path}`).toEqual([]);
  }
});
