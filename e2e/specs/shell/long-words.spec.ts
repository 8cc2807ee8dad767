import type { Page } from '@playwright/test';
import { colleague } from '../../fixtures/api';
import { createHouse } from '../../fixtures/create-house';
import { waitForScreen, go, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';
import { withoutDrafts } from '../../fixtures/browser/without-drafts';

/** One word of 80 letters. */
const LONG = 'Anticonstitutionnellement'.repeat(4).slice(0, 80);
const FIRM = 'Société civile immobilière des propriétaires réunis de la côte basque';
const PHONE = { width: 390, height: 844 };

const LISTS = [
  '/property/list?view=table',
  '/contact/list',
  '/mandate/list',
  '/mandate/register',
  '/visit/list',
  '/event',
];

/** Width by which the page scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Finds elements that overlap their neighbour, are cut without an ellipsis, are detached from the tool before them, or
 * are too wide for a phone.
 */
const misdrawn = (page: Page) =>
  page.evaluate(() => {
    const overflowing = [...document.querySelectorAll<HTMLElement>('main td :not(button, button *)')].filter(
      (element) => {
        const { display, overflowX } = getComputedStyle(element);
        return display !== 'inline' && overflowX === 'visible' && element.scrollWidth > element.clientWidth + 1;
      },
    );
    const missingEllipsis = [...document.querySelectorAll('.pg-cut')].filter((cut) =>
      getComputedStyle(cut).display.includes('flex'),
    );
    const detached = [...document.querySelectorAll('.pg-page-strip .pg-search-field')].filter((field) => {
      const end = field.getBoundingClientRect().right;
      const begins = [...document.querySelectorAll('.pg-page-strip :is(button, input, label, select)')]
        .map((tool) => tool.getBoundingClientRect().left - end)
        .filter((gap) => gap >= 0);
      return window.innerWidth < 600 && begins.length > 0 && Math.min(...begins) > 16;
    });
    const leftoverCells = [...document.querySelectorAll("td[class*='pg-cell-from-']")].filter(
      (cell) => window.innerWidth < 600 && cell.clientWidth > 0,
    );
    return [...overflowing, ...missingEllipsis, ...detached, ...leftoverCells].map(({ outerHTML }) =>
      outerHTML.slice(0, 200),
    );
  });

/** Top and bottom of an element, in pixels of the window. */
const edges = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return { top: box.y, bottom: box.y + box.height };
};

test('lists with long names stay as wide as the window', async ({ page, request, openAs }) => {
  test.slow();
  const api = await colleague(request, 'manager');
  await api.post('contact', { contactType: ['OWNER'], title: 'COMPANY', company: `${FIRM} ${uniqueName('S')}` });
  const owner = await api.post<{ id: number }>('contact', { contactType: ['OWNER'], lastName: LONG, firstName: LONG });
  const longNamedProperty = await createHouse(api, { title: LONG, contactTypes: { [owner.id]: ['OWNER'] } });
  const links = [{ kind: 'property', id: longNamedProperty.reference }];
  await api.post('event/create', { type: 'TASK', title: LONG, due: new Date().toISOString(), links });
  await openAs('manager', '/profile');
  await turnPrivacyOff(page);
  const widths = [1440, 1280, 1000].map((width) => ({ width, height: 800 }));
  for (const viewport of [...widths, PHONE]) {
    await page.setViewportSize(viewport);
    for (const list of LISTS) {
      await go(page, list);
      await waitForScreen(page);
      expect(await overflow(page), `${list} at ${viewport.width} px`).toBeLessThanOrEqual(0);
      expect(await misdrawn(page), `${list} at ${viewport.width} px`).toEqual([]);
    }
  }
});

/** A URL as people paste it, without a place to break. */
const LINK = `https://exemple.test/${'annonce'.repeat(30)}`;

test('no typed word or link widens a screen of 360 pixels', async ({ page, request, openAs }) => {
  test.slow();
  const api = await colleague(request, 'manager');
  const typed = `${LONG} ${LINK}`;
  const contact = await api.post<{ id: number }>('contact', {
    contactType: ['OWNER', 'CUSTOMER'],
    ...{ lastName: LONG, firstName: LONG, company: LONG, source: LONG },
    email: `${LONG.slice(0, 60)}@${'domaine'.repeat(8)}.example.test`,
    observation: typed,
  });
  const longNamedProperty = await createHouse(api, {
    title: LONG,
    contactTypes: { [contact.id]: ['OWNER'] },
    description: typed,
  });
  const links = [{ kind: 'property', id: longNamedProperty.reference }];
  const task = { type: 'TASK', title: LONG, text: typed, due: new Date().toISOString(), links };
  const event = await api.post<{ id: number }>('event/create', task);
  expect([contact.id, event.id, longNamedProperty.version].every(Number.isInteger)).toBe(true);
  await openAs('manager', '/profile');
  await turnPrivacyOff(page);
  await page.setViewportSize({ width: 360, height: 640 });
  const screens = [
    ...[
      '/',
      `/property/${longNamedProperty.reference}`,
      `/property/${longNamedProperty.reference}/edit`,
      `/property/${longNamedProperty.reference}/history`,
    ],
    ...[`/contact/${contact.id}`, `/contact/${contact.id}/edit`, `/event/${event.id}`, `/property/list?q=${LONG}`],
    ...[`/contact/list?q=${LONG}`, `/event?q=${LONG}`, `/crossed?reference=${longNamedProperty.reference}`, '/cart'],
  ];
  const overflowByScreen: Record<string, number> = {};
  for (const screen of screens) {
    await go(page, screen);
    const overflowing = await overflow(page);
    if (overflowing > 0) overflowByScreen[screen] = overflowing;
  }
  expect(overflowByScreen).toEqual({});
});

test('an open view keeps the tools on one line, and chosen values keep the filters visible', async ({
  page,
  request,
  openAs,
}) => {
  const api = await colleague(request, 'negociateur');
  const name = `${uniqueName('Vue')} de caractère à vendre sur la côte basque`;
  const view = await api.post<{ id: number }>('user/me/view', {
    area: 'property',
    name,
    address: '?transaction=SALE',
  });
  await openAs('negociateur', `/property/list?transaction=RENT&saved=${view.id}`);
  await waitForScreen(page);
  await expect(page.getByTitle(name).first()).toBeVisible();
  const [tools, chips] = [await edges(page, '.pg-page-tools'), await edges(page, '.pg-page-chips')];
  expect(tools.bottom - tools.top).toBeLessThan(48);
  await page
    .getByRole('checkbox', { name: /^Sélectionner/ })
    .first()
    .check({ force: true });
  expect((await edges(page, '.pg-bulk-bar')).bottom).toBeLessThanOrEqual(chips.top);
});

test('on a phone a row shows that it scrolls, each icon appears once, and an error is visible over the bar', async ({
  page,
  openAs,
}) => {
  await withoutDrafts(page, 'contact');
  await page.setViewportSize(PHONE);
  await openAs('negociateur', '/property/list');
  await waitForScreen(page);
  const strip = page.locator('.pg-page-strip');
  const fades = () => strip.evaluate((row) => getComputedStyle(row).getPropertyValue('--pg-more-after'));
  expect(await fades()).toBe('32px');
  await strip.evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
  await expect.poll(fades).toBe('0px');
  for (const sign of ['search', 'home']) {
    await expect(page.locator(`svg[data-icon="${sign}"]`).filter({ visible: true })).toHaveCount(1);
  }
  await turnPrivacyOff(page);
  for (const viewport of [PHONE, { width: 360, height: 640 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    await go(page, '/contact/new');
    await page.getByRole('button', { name: /^Créer le contact/ }).click();
    const message = page.locator('.ant-form-item:focus-within .ant-form-item-explain-error').first();
    await expect(message).toBeVisible();
    await expect
      .poll(async () => {
        const { bottom } = await edges(page, '.ant-form-item:focus-within .ant-form-item-explain-error');
        return bottom <= (await edges(page, '.pg-save')).top;
      })
      .toBe(true);
  }
});
