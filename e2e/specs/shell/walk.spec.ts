import { accessibilityViolations } from '../../fixtures/page-checks/accessibility-violations';
import { go, SCREENS } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

test('every screen is rendered without an accessibility violation @gate', async ({ page, openAs }) => {
  test.slow();
  await openAs('tous', '/profile');
  for (const path of SCREENS) {
    await go(page, path);
    expect(await accessibilityViolations(page), path).toEqual([]);
  }
});
