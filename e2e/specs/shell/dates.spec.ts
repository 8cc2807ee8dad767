import { expect, test } from '../../fixtures/test';
import { withoutDrafts } from '../../fixtures/browser/without-drafts';

// native date fields of an English browser write the month first
test.use({ locale: 'en-US' });

for (const [device, viewport] of [
  ['an office screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`in a browser in English, on ${device}`, () => {
    test.use({ viewport });

    test('a date is typed day first, picked in a calendar, and kept as typed when unreadable', async ({
      page,
      openAs,
    }) => {
      // discards the draft that the same person left on the other device
      await withoutDrafts(page, 'contact');
      await openAs('negociateur', '/contact/new');
      const born = page.getByLabel('Date de naissance', { exact: true });
      await born.fill('31/02/1965');
      await born.press('Tab');
      await expect(page.getByText('Cette date ne se lit pas. Écrivez-la JJ/MM/AAAA.')).toBeVisible();
      await expect(born).toHaveValue('31/02/1965');
      await born.fill('05/03/65');
      await born.press('Tab');
      await expect(born).toHaveValue('05/03/1965');
      await born.press('ArrowDown');
      const calendar = page.getByRole('dialog', { name: 'Calendrier' });
      await expect(calendar.getByRole('button', { name: 'vendredi 5 mars 1965' })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(born).toHaveValue('06/03/1965');
      const height = (await born.locator('..').boundingBox())?.height ?? 0;
      expect(height).toBeGreaterThanOrEqual(device === 'a phone' ? 44 : 32);
    });

    test('no page has a native date or time field', async ({ page, openAs }) => {
      await openAs('negociateur', '/visit/new');
      await expect(page.getByLabel('Date')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
      await expect(page.getByLabel('Départ')).toHaveValue(/^\d\d:\d\d$/);
      await expect(page.locator('input[type=date], input[type=time]')).toHaveCount(0);
    });
  });
