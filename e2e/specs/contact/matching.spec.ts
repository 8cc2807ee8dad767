import type { Locator, Page } from '@playwright/test';
import { colleague } from '../../fixtures/api';
import { go } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

interface Saved {
  id: number;
}

const BUDGET = [280_000, 320_000] as const;
const FILTERS = [
  { key: { type: 'ATTRIBUTE', key: 'TYPE' }, values: ['HOUSE'] },
  { key: { type: 'NUMBER', key: 'PRICE' }, values: BUDGET },
  { key: { type: 'NUMBER', key: 'ROOMS' }, values: [5, null] },
];

interface Line {
  verdict: string;
  text: string;
  points: number;
  share: number;
}
interface Row {
  score: number;
  lines: Line[];
  /** The last line, with the total. */
  total: [points: number, share: number];
}

const pointsOf = (pointsText: string | undefined): [number, number] => {
  const [, points, share] = /^(\d+) points sur (\d+)$/.exec(pointsText ?? '') ?? [];
  return [Number(points), Number(share)];
};

/** The parts of each line: a verdict and a sentence (or the label of the total), then the points in words. */
const partsOf = (list: Locator) =>
  list
    .locator('> li')
    .evaluateAll((items) =>
      items.map((item) => [
        ...[...item.children].slice(0, -1).map((part) => part.textContent.trim()),
        item.querySelector('[title]')?.getAttribute('title') ?? '',
      ]),
    );

async function readRow(row: Locator): Promise<Row> {
  const score = Number(await row.locator('strong').first().textContent());
  const parts = await partsOf(row.locator('ul').last());
  const lines = parts.slice(0, -1).map(([verdict = '', text = '', pointsText]) => {
    const [points, share] = pointsOf(pointsText);
    return { verdict, text, points, share };
  });
  return { score, lines, total: pointsOf(parts.at(-1)?.at(-1)) };
}

const rowsOf = (page: Page, region: string) => page.getByRole('region', { name: region }).locator('ol > li');
const readAll = async (rows: Locator) => Promise.all((await rows.all()).map(readRow));

/** "317 240 €" -> 317240 */
const euros = (text: string) => Number((/^([\d\s]+)\s€/.exec(text)?.[1] ?? '').replace(/\s/g, ''));

/** Points of a price, computed by hand: full within the budget, half at 10 % outside it, none beyond. */
function priceEarns(price: number, share: number): number {
  const [min, max] = BUDGET;
  if (price >= min && price <= max) return share;
  const deviation = price < min ? (min - price) / min : (price - max) / max;
  return deviation > 0.1 ? 0 : Math.min(share - 1, Math.round(share * (1 - (0.5 * deviation) / 0.1)));
}

test('every score is the sum of its lines, and the points of the price match a manual computation', async ({
  page,
  openAs,
  request,
}) => {
  const { id } = await (
    await colleague(request, 'manager')
  ).post<Saved>('contact', {
    contactType: ['CUSTOMER'],
    lastName: uniqueName('Errecart'),
    filters: FILTERS,
  });
  await openAs('negociateur', `/crossed?contact=${id}`);
  const matchingRows = rowsOf(page, 'Conviennent');
  const nearMatchRows = rowsOf(page, 'Avec un écart');
  await expect(matchingRows.or(nearMatchRows).first()).toBeVisible();
  const rows = [...(await readAll(matchingRows)), ...(await readAll(nearMatchRows))];
  expect(rows.length).toBeGreaterThan(5);
  for (const { score, lines, total } of rows) {
    expect(lines).toHaveLength(3);
    expect(lines.map(({ share }) => share)).toEqual([28, 57, 15]);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(total).toEqual([score, 100]);
    const price = lines[1];
    if (price) expect([price.text, price.points]).toEqual([price.text, priceEarns(euros(price.text), price.share)]);
  }
  const scores = (await readAll(matchingRows)).map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

test('strict mode excludes exactly the properties that miss a criterion @gate', async ({ page, openAs, request }) => {
  const api = await colleague(request, 'manager');
  const { id } = await api.post<Saved>('contact', {
    contactType: ['CUSTOMER'],
    lastName: uniqueName('Errecart'),
    filters: FILTERS,
  });
  type Ranked = { reference: string; reasons: { verdict: string }[] };
  const all = await api.post<Ranked[]>('property/rank', { filters: FILTERS });
  const strict = await api.post<Ranked[]>('property/rank?strict=true', { filters: FILTERS });
  const missNothing = all.filter(({ reasons }) => reasons.every(({ verdict }) => verdict !== 'MISS'));
  expect(missNothing.length).toBeLessThan(all.length);
  expect(strict.map(({ reference }) => reference)).toEqual(
    expect.arrayContaining(missNothing.map(({ reference }) => reference)),
  );
  expect(strict.flatMap(({ reasons }) => reasons.map(({ verdict }) => verdict))).not.toContain('MISS');

  await openAs('negociateur', `/crossed?contact=${id}`);
  await expect(rowsOf(page, 'Avec un écart').first()).toBeVisible();
  for (const { lines } of await readAll(rowsOf(page, 'Avec un écart')))
    expect(lines.map(({ verdict }) => verdict)).toContain('Écart');
  await page.getByRole('checkbox', { name: 'Sans aucun écart' }).click();
  await expect(page).toHaveURL(/strict=yes/);
  await expect(page.getByRole('region', { name: 'Avec un écart' })).toBeHidden();
  for (const { lines } of await readAll(rowsOf(page, 'Conviennent')))
    expect(lines.map(({ verdict }) => verdict)).not.toContain('Écart');
});

test('the ranking of a property’s customers has the same explanations', async ({ page, openAs, request }) => {
  const api = await colleague(request, 'manager');
  const [found] = await api.post<{ reference: string }[]>('property/rank', { filters: FILTERS });
  await openAs('negociateur', `/crossed?property=${found?.reference ?? ''}`);
  const rows = page.getByRole('main').locator('ol > li');
  await expect(rows.first()).toBeVisible();
  for (const { score, lines, total } of await readAll(rows)) {
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(total).toEqual([score, 100]);
  }
});

/** Counts the rows fully visible above the bar at the bottom of the window. */
const wholeRows = (rows: Locator) =>
  rows.evaluateAll((all) => {
    const foot = document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
    return all.filter((row) => row.getBoundingClientRect().bottom <= Math.min(foot, innerHeight)).length;
  });

test('ten results are visible at once, for properties and for customers', async ({ page, openAs, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const api = await colleague(request, 'manager');
  const filters = [{ key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE'] }];
  const { id } = await api.post<Saved>('contact', {
    contactType: ['CUSTOMER'],
    lastName: uniqueName('Errecart'),
    filters,
  });
  const [found] = await api.post<{ reference: string }[]>('property/rank', { filters: FILTERS });
  await openAs('negociateur', '/profile');
  for (const path of [`/crossed?contact=${id}`, `/crossed?property=${found?.reference ?? ''}`]) {
    await go(page, path);
    const rows = page.getByRole('main').locator('ol > li');
    await expect(rows.nth(9), path).toBeVisible();
    await expect.poll(() => wholeRows(rows), { message: path }).toBeGreaterThanOrEqual(10);
  }
});
