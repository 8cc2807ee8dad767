import { accessibilityViolations } from '../../fixtures/page-checks/accessibility-violations';
import { go, SCREENS } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';

test('each screen, one after the other, is drawn without a violation @gate', async ({ page, openAs }) => {
  test.slow();
  await openAs('tous', '/profile');
  for (const path of SCREENS) {
    await go(page, path);
    expect(await accessibilityViolations(page), path).toEqual([]);
  }
});
