import type { Page } from '@playwright/test';
import { go, privacyLock, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { signInPanel } from '../../pages/sign-in';

/**
 * Imitates a browser's translator that ignores `translate="no"`: puts every text into two elements, or replaces it by
 * two elements with translated words.
 */
const translate = (page: Page, how: 'wrap' | 'replace') =>
  page.evaluate(
    ({ isWrapped, font }) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement?.closest('script, style, font') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(({ data }) => data.trim() !== '')) {
        const [outer, inner] = [document.createElement(font), document.createElement(font)];
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(isWrapped ? text : `${text.data}\u2063`);
      }
      return texts.length;
    },
    { isWrapped: how === 'wrap', font: 'font' },
  );

const SCREENS = [
  '/',
  '/property/list?view=table',
  '/property/list',
  '/property/filter/multi',
  '/contact/list',
  '/mandate/list',
  '/visit/list',
  '/event',
  '/event/new/task',
  '/cart',
  '/profile',
  '/nulle-part',
];

test('a page asks translators to leave it alone', async ({ page, openAs }) => {
  await page.goto('/');
  await signInPanel(page).email.waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  await expect(page.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate');
  await openAs('negociateur', '/contact/list');
  expect(await page.evaluate(() => document.body.translate)).toBe(false);
});

for (const how of ['wrap', 'replace'] as const)
  test(`every screen keeps working when a translator ignores that (${how})`, async ({ page, openAs }) => {
    test.slow();
    await openAs('negociateur', '/profile');
    await turnPrivacyOff(page);
    for (const screen of SCREENS) {
      await go(page, screen);
      expect(await translate(page, how), screen).toBeGreaterThan(5);
      // re-renders every value, twice
      await privacyLock(page).click();
      await expect(privacyLock(page)).toHaveAttribute('aria-pressed', 'true');
      await translate(page, how);
      await privacyLock(page).click();
      await expect(privacyLock(page)).toHaveAttribute('aria-pressed', 'false');
      await translate(page, how);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), screen).toBeVisible();
      await expect(page.getByText('Une erreur est survenue'), screen).toHaveCount(0);
    }
  });
