import type { Page } from '@playwright/test';
import { colleague } from '../../fixtures/api';
import { go, goTo, SCREENS, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';
import { OLDEST_FIRST } from '../../pages/property-list';

/** Pages that may request the list of contacts. */
const isContactArea = (path: string) => /^\/(contact|crossed)(\/|\?|$)/.test(path);

/** Time for a colleague's change to reach an open screen and be refetched. */
const NEWS_MS = 2000;

const reference = async (page: Page): Promise<string> => {
  await go(page, OLDEST_FIRST);
  const link = page.getByRole('main').locator('a[href^="/property/V"]').first();
  return (await link.getAttribute('href')) ?? '';
};

test('only contact screens request the list of contacts', async ({ page, openAs, request }) => {
  const requests: string[] = [];
  let screen = '/profile';
  page.on('request', (each) => {
    if (each.method() === 'POST' && new URL(each.url()).pathname === '/api/contact/find') requests.push(screen);
  });
  await openAs('tous', screen);
  await turnPrivacyOff(page);
  const property = await reference(page);
  const forms = ['/property/new', '/mandate/new', `${property}/edit`, `${property}/photos`, `${property}/history`];
  for (const path of ['/contact/list', ...SCREENS, property, ...forms]) {
    screen = path;
    await go(page, path);
  }
  expect(requests).toContain('/contact/list');

  // a changed contact is refetched where it is shown; its list is not
  const api = await colleague(request, 'manager');
  for (const path of ['/', property]) {
    screen = `${path}, after a contact was created`;
    await goTo(page, path);
    await api.post('contact', { contactType: ['CUSTOMER'], lastName: uniqueName('Etcheto') });
    await page.waitForTimeout(NEWS_MS);
  }
  expect(requests.filter((path) => !isContactArea(path))).toEqual([]);
});
