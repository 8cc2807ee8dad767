import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../../fixtures/page-checks/accessibility';
import { beginTrials, publishWithText } from '../../fixtures/store';
import { expect, openAsOn, test } from '../../fixtures/test';

// This spec changes what the server serves: it runs after all others.

const lineOf = (page: Page, version: string) =>
  page
    .getByRole('dialog', { name: 'Module mandate' })
    .getByRole('region', { name: 'Versions publiées' })
    .getByRole('listitem')
    .filter({ has: page.locator('code', { hasText: version }) });

/** Presses a button, and confirms in the dialog that it opens. */
async function giveOrder(page: Page, on: Locator, button: string): Promise<void> {
  await on.getByRole('button', { name: button, exact: true }).click();
  const question = page.getByRole('dialog', { name: /\?$/ });
  await question.getByRole('button', { name: button, exact: true }).click();
  await expect(question).toBeHidden();
}

test(
  'support starts a canary for one person, promotes it and rolls back in the screen; managers only read',
  { tag: '@publishes' },
  async ({ page, browser, openAs, baseURL }) => {
    test.setTimeout(240_000);
    const { order } = await beginTrials(baseURL ?? '', 'mandate');
    // unique for each run
    const trial = `Mandats à l’essai ${Date.now()}`;
    const version = await publishWithText('mandate', 'list.title', trial, 'kept');
    const title = (on: Page) => on.getByRole('heading', { level: 1, name: /^Mandats/ });
    await openAs('support', '/admin/remotes?module=mandate');
    await expect(lineOf(page, version)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await lineOf(page, version).getByRole('button', { name: 'Mettre à l’essai' }).click();
    const form = page.getByRole('dialog', { name: new RegExp(`Mettre mandate ${version} à l’essai`) });
    await form.getByRole('spinbutton', { name: 'Part des utilisateurs' }).fill('0');
    await form.getByRole('textbox', { name: 'Adresses e-mail' }).fill('negociateur@pignon.test');
    await form.getByRole('button', { name: 'Mettre à l’essai' }).click();
    await expect(form).toBeHidden();
    await expect(lineOf(page, version)).toContainText('À l’essai');
    const context = await browser.newContext();
    const tester = await openAsOn(await context.newPage(), 'negociateur', '/mandate/list');
    await expect(title(tester)).toContainText(trial);
    const other = await openAsOn(await (await browser.newContext()).newPage(), 'manager', '/mandate/list');
    await expect(title(other)).toContainText(/\d/);
    await expect(title(other)).not.toContainText(trial);

    await giveOrder(page, lineOf(page, version), 'Mettre en service');
    await expect(lineOf(page, version)).toContainText('En service');
    await other.reload();
    await expect(title(other)).toContainText(trial);

    await page.setViewportSize({ width: 390, height: 844 });
    await giveOrder(page, page.getByRole('dialog', { name: 'Module mandate' }), 'Revenir à la version précédente');
    await expect(lineOf(page, version)).not.toContainText('En service');
    await other.reload();
    await expect(title(other)).toContainText(/\d/);
    await expect(title(other)).not.toContainText(trial);
    await expect(page.getByRole('dialog', { name: 'Module mandate' })).toContainText('support@pignon.test');

    await other.goto('/admin/remotes?module=mandate');
    await expect(other.getByText('Seul le rôle Support change les versions.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Mettre en service' })).toHaveCount(0);
    expect(await order('doctor')).toContain(', 0 problems');
  },
);
