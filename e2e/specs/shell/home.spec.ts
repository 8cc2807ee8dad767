import { AxeBuilder } from '@axe-core/playwright';
import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { colleague } from '../../fixtures/api';
import { go, storeShownRecords, SCREENS, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('a negotiator adds a task on the home page and completes it, and it stays done @gate', async ({
  page,
  openAs,
}) => {
  await openAs('negociateur');
  const card = page.getByRole('region', { name: /^À faire/ });
  const [rows, typed] = [card.getByRole('listitem'), `Rappeler le notaire ${Date.now()}`];
  await expect(rows.first()).toBeVisible();
  await turnPrivacyOff(page);
  await storeShownRecords(page);
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

test('a manager sees the whole agency; one failing remote leaves the rest @gate', async ({
  page,
  openAs,
  consoleErrors,
}) => {
  await page.route(/\/remotes\/mandate\/[^/]+\/slots-home\.\w+\.js/, (route) => route.abort());
  await openAs('manager');
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
  consoleErrors.length = 0;
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('controls on a row of their own are aligned with the page edge', async ({ page, openAs }) => {
    test.slow();
    await openAs('tous');
    const late: string[] = [];
    for (const path of SCREENS) {
      await go(page, path);
      const misaligned = await page.evaluate(() => {
        const title = document.querySelector('.pg-page-bar > h1')?.getBoundingClientRect();
        const first = document.querySelector('.pg-page-action :is(a, button)')?.getBoundingClientRect();
        return title && first && first.top >= title.bottom ? Math.round(first.left - title.left) : 0;
      });
      if (misaligned !== 0) late.push(`${path}: ${misaligned} px`);
    }
    expect(late).toEqual([]);
  });

  test('a task takes two lines, however long its title is', async ({ page, openAs, request }) => {
    const api = await colleague(request, 'negociateur');
    const { content } = await api.post<{ content: PropertySummary[] }>('property/find', { dto: {}, pageSize: 100 });
    const [property] = content.sort((one, other) => other.title.length - one.title.length);
    const title = `Appeler le notaire au sujet du compromis ${Date.now()}`;
    const contact = { contactType: ['CUSTOMER'], lastName: uniqueName('Etchegaray-Larralde') };
    const { id } = await api.post<{ id: number }>('contact', contact);
    const links = [
      { kind: 'contact', id: String(id) },
      { kind: 'property', id: property?.reference },
    ];
    const due = `${addDays(dayOf(), -400)}T17:00:00.000Z`;
    await api.post('event/create', { type: 'TASK', title, due, links });
    await openAs('negociateur');
    await turnPrivacyOff(page);
    const row = page
      .getByRole('region', { name: /^À faire/ })
      .getByRole('listitem')
      .filter({ hasText: title });
    const box = (await row.boundingBox())!;
    // each as high as a touch target
    expect(box.height).toBeLessThanOrEqual(2 * 44 + 16);
    await expect(row).toContainText('de retard');
    await row.getByRole('button', { name: 'Fait' }).tap();
    await expect(row.getByRole('button', { name: 'Fait' })).toHaveAttribute('aria-pressed', 'true');
  });
});
