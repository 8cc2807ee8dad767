import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { addDays, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import { colleague } from '../../fixtures/api';
import { MIN_TOUCH, LINKS, tooSmall } from '../../fixtures/page-checks/touch-target-size';
import { go, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

/** As high as the page: elements outside the window cannot be hit-tested. */
const PHONE = { width: 390, height: 8_000 };

test('links of the day, of a property and of a contact are large enough for touch', async ({
  page,
  openAs,
  request,
}) => {
  const api = await colleague(request, 'negociateur');
  const { id } = await api.post<{ id: number }>('contact', {
    contactType: ['CUSTOMER', 'OWNER'],
    title: 'MRS',
    firstName: 'Elaia Maialen Graxiana',
    lastName: uniqueName('Etxeberria-Larramendi-Pouce'),
    phone: [{ number: '0612345678' }],
  });
  const dto = { mandateStatus: ['RUNNING'] };
  const { content } = await api.post<{ content: PropertySummary[] }>('property/find', { dto, pageSize: 1 });
  const reference = content[0]?.reference ?? '';
  for (const title of ['Rappeler ', 'Relancer '])
    await api.post('event/create', {
      type: 'TASK',
      title: uniqueName(title),
      due: instantOf(addDays(dayOf(), -1), '11:00'),
      links: [
        { kind: 'contact', id: String(id) },
        { kind: 'property', id: reference },
      ],
    });
  // a link keeps its width beside the long name of another record
  await api.post('event/create', {
    type: 'CALL',
    title: uniqueName('Appeler '),
    due: instantOf(addDays(dayOf(), -1), '11:00'),
    links: [
      { kind: 'contact', id: String(id) },
      { kind: 'property', id: reference },
    ],
  });
  await openAs('negociateur', '/');
  await turnPrivacyOff(page);
  await page.setViewportSize(PHONE);
  for (const path of ['/', `/property/${reference}`, `/contact/${id}`]) {
    await go(page, path);
    expect.soft(await tooSmall(page, MIN_TOUCH, LINKS), `links of ${path}`).toEqual([]);
  }
});
