import type { Page } from '@playwright/test';
import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { colleague } from '../../fixtures/api';
import { readDocument } from '../../fixtures/read-document';
import { overflowAt } from '../../fixtures/page-checks/accessibility';
import { NO_OVERFLOW, OFFICE, WIDTHS } from '../../fixtures/page-checks/check-page-state';
import { waitForScreen, go, storeShownRecords, SCREENS, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

/** Runs wherever a text is interpreted as HTML, as a template or as a URL. */
const PAYLOAD =
  '<img src="/planted.png" onerror="window.planted=1"><script>window.planted=1</script>${window.planted=1}';
const comment = (text: string) => ({ pinned: true, text, createdTime: new Date().toISOString(), author: null });

/** The payload has no break opportunity: a screen that does not wrap it grows wider than its window. */
const ALL_WIDTHS = [...WIDTHS, OFFICE];

/** Effects of the payload on the screen: executed code, created elements, requested files. */
async function harm(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...('planted' in window ? ['code ran'] : []),
    ...[...document.querySelectorAll('[src*="planted.png"], [onerror]')].map(({ outerHTML }) =>
      outerHTML.slice(0, 120),
    ),
    ...[...document.querySelectorAll('a[href^="javascript:" i]')].map(({ outerHTML }) => outerHTML.slice(0, 120)),
  ]);
}

test('markup stays plain text wherever it was typed: in every screen, search, document and calendar', async ({
  page,
  request,
  openAs,
}) => {
  test.slow();
  const requests: string[] = [];
  page.on('request', (call) => call.url().includes('planted.png') && requests.push(call.url()));
  const api = await colleague(request, 'manager');
  const name = uniqueName('Planté');
  const text = `${name} ${PAYLOAD}`;
  const person = {
    title: 'MR',
    firstName: PAYLOAD.slice(0, 99),
    lastName: `${name} <b>${name}</b>`.slice(0, 100),
    email: null,
  };
  const contact = await api.post<Contact>('contact', {
    ...person,
    contactType: ['OWNER', 'CUSTOMER'],
    company: text.slice(0, 200),
    observation: text,
    comments: [comment(text)],
    phone: [{ number: '+33612345678', note: '<b>bold</b>' }],
    source: PAYLOAD.slice(0, 100),
    secondPerson: person,
    maritalStatus: text.slice(0, 200),
    registration: text.slice(0, 200),
    capacity: PAYLOAD.slice(0, 100),
    birth: { date: null, place: text.slice(0, 200) },
  });
  expect(contact.observation).toBe(text);
  const property = await api.post<Property>('property', {
    title: text.slice(0, 200),
    description: `${text}\n${text}`,
    transactionType: 'SALE',
    propertyType: 'HOUSE',
    contactTypes: { [contact.id]: ['OWNER'] },
    financialInfo: { priceNoFees: 250_000, feeType: 'SELLER' },
    comments: [comment(text)],
    structure: [{ name: PAYLOAD.slice(0, 100), yearBuilt: null, floors: null, size: null, note: text }],
    rooms: [{ type: 'BEDROOM', size: 12, fullSize: null, validRoom: true, floor: null, note: text }],
    propertyMetadata: { subtype: PAYLOAD.slice(0, 100), titleDeed: text },
    listing: { translations: [{ language: 'en', title: text.slice(0, 200), description: text }] },
  });
  expect(property, JSON.stringify(property)).toMatchObject({ title: text.slice(0, 200) });
  const now = new Date();
  const links = [
    { kind: 'property', id: property.reference },
    { kind: 'contact', id: String(contact.id) },
  ];
  const event = { title: text, text, links, user: 'manager@pignon.test', start: now.toISOString() };
  await api.post('event/create', { ...event, type: 'NOTE' });
  const task = await api.post<{ id: number }>('event/create', { ...event, type: 'TASK', due: now.toISOString() });
  const mandate = await api.post<{ id: number }>('mandate', { propertyRef: property.reference, type: 'NON_EXCLUSIVE' });
  expect(mandate.id).toBeGreaterThan(0);
  const stop = { propertyRef: property.reference, contactIds: [contact.id] };
  const day = addDays(dayOf(), 130 + Math.floor(Math.random() * 200));
  const { groupId } = await api.post<{ groupId: string }>('visit', [
    { ...stop, start: `${day}T03:00:00.000Z`, end: `${day}T03:30:00.000Z` },
  ]);
  expect(groupId).not.toBeUndefined();

  await openAs('manager', '/');
  await turnPrivacyOff(page);
  await storeShownRecords(page);
  const query = encodeURIComponent(name);
  const screens = [
    `/property/${property.reference}`,
    `/property/${property.reference}/edit`,
    `/property/${property.reference}/history`,
    `/property/list?q=${query}`,
    `/property/list?view=table&q=${query}`,
    `/contact/${contact.id}`,
    `/contact/${contact.id}/edit`,
    `/contact/list?q=${query}`,
    `/mandate/${mandate.id}`,
    `/mandate/list?q=${query}`,
    `/event?q=${query}`,
    '/event',
    `/event/${task.id}`,
    `/crossed?contact=${contact.id}`,
    `/crossed?property=${property.reference}`,
    '/',
    '/admin/journal',
  ];
  let mailCount = 0;
  for (const screen of screens) {
    await go(page, screen);
    mailCount += (await page.locator('body').innerText()).includes(name) ? 1 : 0;
    expect(await harm(page), screen).toEqual([]);
    expect.soft(await overflowAt(page, ALL_WIDTHS), `${screen} is wider than its window`).toEqual({
      ...NO_OVERFLOW,
      [OFFICE]: 0,
    });
  }
  expect(mailCount).toBeGreaterThan(6);
  for (const screen of [...SCREENS, `/visit/group/${groupId}`, '/visit/agenda', '/admin/users', '/admin/agency']) {
    await go(page, screen);
    expect(await harm(page), screen).toEqual([]);
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await expect(page.getByRole('option').filter({ hasText: name }).first()).toBeVisible();
  expect(await harm(page)).toEqual([]);
  await page.reload();
  await waitForScreen(page);
  expect(await harm(page)).toEqual([]);
  expect(requests).toEqual([]);
  expect(await readDocument(api, `mandate/${mandate.id}/agency/pdf`)).toContain(name);
});
