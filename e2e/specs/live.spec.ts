import { colleague } from '../fixtures/api';
import { expect, test } from '../fixtures/test';
import { propertyList } from '../pages/property-list';

type Found = { content: { reference: string; version: number; title: string }[] };

const OLDEST = { dto: { propertyStatus: ['ACTIVE'] }, order: { property: 'modifiedTime', direction: 'ASC' } };

test('a colleague’s change shows in the open list and on the open page within three seconds, by one line for all tabs', async ({
  page,
  context,
  request,
  signIn,
}) => {
  const api = await colleague(request, 'negociateur');
  const found = await api.post<Found>('property/find', { ...OLDEST, pageSize: 1, pageNumber: 0 });
  const { reference } = found.content[0] ?? { reference: '' };
  const change = async (title: string) => {
    const { version } = await api.get<{ version: number }>(`property/${reference}`);
    expect(await api.patch(`property/${reference}`, version, { title })).toBe(200);
  };
  const { title: before } = await api.get<{ title: string }>(`property/${reference}`);
  const lines: string[] = [];
  context.on('request', (each) => {
    if (each.url().endsWith('/api/stream')) lines.push(each.url());
  });

  const line = context.waitForEvent('response', (answer) => answer.url().endsWith('/api/stream'));
  await signIn('manager', '/property/list');
  await expect(propertyList(page).links.first()).toBeVisible();
  await line;
  const detail = await context.newPage();
  await detail.goto(`/property/${reference}`);
  await expect(detail.getByRole('heading', { level: 1 })).toHaveText(before);
  // the second tab has had its time to open a line of its own
  await detail.waitForTimeout(2_500);

  const title = `Changée à ${Date.now()}`;
  await change(title);
  await expect(detail.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 3_000 });
  await expect(propertyList(page).links.first()).toHaveAttribute('href', new RegExp(reference), { timeout: 3_000 });
  expect(lines).toHaveLength(1);

  await detail.close();
  await change(before);
  await expect(page.getByRole('main').getByText(title.slice(0, 12))).toHaveCount(0, { timeout: 3_000 });
});
