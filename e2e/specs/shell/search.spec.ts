import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { arrived } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const box = (page: Page) => page.getByRole('combobox', { name: /Rechercher un bien/ });

/** Accessibility violations outside the page content, with the list of results open. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).exclude('main').withTags(WCAG).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('a further letter aborts the pending search request', async ({ page, openAs }) => {
  await openAs('negociateur');
  const count: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/search')) count.push(`${request.url()} ${request.failure()?.errorText}`);
  });
  // the response is held back until the next letter is typed
  await page.route(/\/api\/search\?q=biarr$/, (route) =>
    setTimeout(() => void route.continue().catch(() => null), 3_000),
  );
  await page.keyboard.press('Control+k');
  const searchRequest = page.waitForRequest(/search\?q=biarr$/);
  await page.keyboard.type('biarr');
  await searchRequest;
  await page.keyboard.type('itz');
  await expect.poll(() => count).toEqual([expect.stringMatching(/q=biarr net::ERR_ABORTED$/)]);
  await expect(page.getByRole('option').first()).toContainText('Biarritz');
});

test('records, screens and actions are found and opened by keyboard alone @gate', async ({ page, openAs }) => {
  await openAs('negociateur');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('bia');
  await expect(page.getByRole('group', { name: 'Biens' }).getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Contacts' }).getByRole('option').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await arrived(page, /\/property\/[A-Z]+[\d-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  const actions = page.getByRole('group', { name: 'Sur cette page' });
  await expect(actions.getByRole('option', { name: /Ajouter au panier/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Pages récentes' })).toContainText('Ma journée');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('evnm');
  await page.keyboard.press('Enter');
  await arrived(page, /\/event$/);
});

test('Ctrl+Enter opens another tab, and keeps what was typed', async ({ page, context, openAs }) => {
  await openAs('negociateur');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('visites');
  await expect(page.getByRole('option', { name: /Visites/ })).toBeVisible();
  const other = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await other).toHaveURL(/\/visit\/list$/);
  await expect(box(page)).toHaveValue('visites');
});

test('on a phone the search fills the screen, and closes again', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('negociateur');
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'Rechercher' }).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('biarritz');
  await expect(page.getByRole('option').first()).toBeVisible();
  const sheet = await page.getByRole('search').first().boundingBox();
  expect(sheet).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  const heights = await page.getByRole('option').evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('search').first().getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ma journée' })).toBeVisible();
});
