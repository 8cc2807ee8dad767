import type { Page } from '@playwright/test';
import { publishWithText, remotesCommand } from '../../fixtures/store';
import { expect, signInOn, test } from '../../fixtures/test';

const TEXT = 'Contacts en aperçu';
/** The heading of the live version; the number of contacts follows it. */
const LIVE = /^Contacts(?! en aperçu)/;
const PREVIEW_TEXT = new RegExp(`^${TEXT}`);

const title = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });
const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'Aperçu de contact' });

test(
  'a preview link shows a version only to who opens it, across pages and reloads, until it is left',
  { tag: '@publishes' },
  async ({ page, browser, baseURL }) => {
    const version = await publishWithText('contact', 'list.title', TEXT, 'kept');
    const link = (await remotesCommand(baseURL ?? '', 'preview', 'contact', version)).trim();
    const sessions: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/remote/load')) sessions.push(request.postDataJSON());
    });

    await signInOn(page, 'manager', new URL(link).pathname + new URL(link).search);
    await expect(title(page, PREVIEW_TEXT)).toBeVisible();
    await expect(strip(page)).toContainText(`version ${version}`);
    await expect(page).toHaveURL(({ search }) => !search.includes('preview'));
    await page.goto('/property/list');
    await expect(strip(page)).toBeVisible();
    await page.goto('/contact/list');
    await page.reload();
    await expect(title(page, PREVIEW_TEXT)).toBeVisible();
    await expect.poll(() => JSON.stringify(sessions)).toContain(version);
    expect(JSON.stringify(sessions)).not.toContain('session');

    const other = await (await browser.newContext()).newPage();
    await signInOn(other, 'negociateur', '/contact/list');
    await expect(title(other, LIVE)).toBeVisible();
    await expect(strip(other)).toHaveCount(0);
    await other.context().close();

    await page.getByRole('button', { name: 'Quitter l’aperçu' }).click();
    await expect(title(page, LIVE)).toBeVisible();
    await expect(strip(page)).toHaveCount(0);

    await page.goto(`/contact/list?preview=contact@9.9.9&preview=contact@http://localhost:3999`);
    await expect(page.getByRole('alert').filter({ hasText: 'n’existe pas, ou plus' })).toBeVisible();
    await expect(title(page, LIVE)).toBeVisible();
  },
);
