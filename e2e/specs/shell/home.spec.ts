import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../../fixtures/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('a negotiator writes down a task at home, ticks it off, and it stays done', async ({ page, signIn }) => {
  await signIn('negociateur');
  const card = page.getByRole('region', { name: /^À faire/ });
  const [rows, typed] = [card.getByRole('listitem'), `Rappeler le notaire ${Date.now()}`];
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Écran client', exact: true }).click();
  const line = card.getByRole('textbox', { name: /^Ajouter/ });
  await line.fill(typed);
  await card.getByLabel('Pour le').fill('2020-01-06');
  await line.press('Enter');
  const row = rows.filter({ hasText: typed });
  await expect(row).toContainText('de retard');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await row.getByRole('button', { name: 'Fait' }).click();
  expect((await saved).status()).toBe(200);
  await expect(row.getByRole('button', { name: 'Fait' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(typed);
});

test('a manager sees the agency, one remote’s failure and the rest', async ({ page, signIn, noise }) => {
  await page.route(/slots-to-follow\.\w+\.js/, (route) => route.abort());
  await signIn('manager');
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: 'Toute l’agence' })).toBeChecked();
  await expect(
    main
      .getByRole('region', { name: /^Visites de l’agence/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await expect(
    main
      .getByRole('region', { name: /^Dans l’agence/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await expect(main.getByText('À vendre')).toBeVisible();
  await expect(main.getByRole('alert')).toContainText('Équipe Mandats', { timeout: 15_000 });
  noise.length = 0;
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
});
