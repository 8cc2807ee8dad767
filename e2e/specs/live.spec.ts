import { aHouse } from '../fixtures/a-property';
import { colleague } from '../fixtures/api';
import { expect, test } from '../fixtures/test';
import { unique } from '../fixtures/unique';
import { propertyList } from '../pages/property-list';

/** A word that no other property has: whatever other specs change stays out of the list. */
const WORD = unique('Iraty');

test('a colleague’s change shows in the open list and on the open page within three seconds, by one line for all tabs', async ({
  page,
  context,
  request,
  signIn,
}) => {
  const api = await colleague(request, 'negociateur');
  const before = `${WORD} la première`;
  const { reference } = await aHouse(api, { title: before });
  const other = await aHouse(api, { title: `${WORD} la seconde` });
  const change = async (title: string) => {
    const { version } = await api.get<{ version: number }>(`property/${reference}`);
    expect(await api.patch(`property/${reference}`, version, { title })).toBe(200);
  };
  const lines: string[] = [];
  context.on('request', (each) => {
    if (each.url().endsWith('/api/stream')) lines.push(each.url());
  });

  const line = context.waitForEvent('response', (answer) => answer.url().endsWith('/api/stream'));
  await signIn('manager', `/property/list?all&q=${WORD}&sort=modifiedTime.desc`);
  await expect(propertyList(page).links.first()).toHaveAttribute('href', new RegExp(other.reference));
  await line;
  const detail = await context.newPage();
  await detail.goto(`/property/${reference}`);
  await expect(detail.getByRole('heading', { level: 1 })).toHaveText(before);
  // the second tab has had its time to open a line of its own
  await detail.waitForTimeout(2_500);

  const title = `${WORD} la première, changée`;
  await change(title);
  await expect(detail.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 3_000 });
  await expect(propertyList(page).links.first()).toHaveAttribute('href', new RegExp(reference), { timeout: 3_000 });
  expect(lines).toHaveLength(1);

  await detail.close();
  await change(before);
  await expect(page.getByRole('main').getByText(title)).toHaveCount(0, { timeout: 3_000 });
});
