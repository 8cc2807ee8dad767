import { checkState } from '../../fixtures/page-checks/check-page-state';
import { waitForScreen, goTo } from '../../fixtures/screens';
import type { Account } from '../../fixtures/accounts';
import { expect, test } from '../../fixtures/test';

const ADMIN = ['users', 'agency', 'texts', 'messages', 'mail', 'journal', 'errors', 'remotes'].map(
  (one) => `/admin/${one}`,
);
const SYNC = ['/sync', '/sync/edit', '/sync/histo'];
const IMPORT = ['/property/import'];

/** Pages allowed per account; all others are refused, also unknown ones. */
const MAY: Readonly<Partial<Record<Account, readonly string[]>>> = {
  support: ADMIN,
  manager: [...ADMIN, ...IMPORT],
  synchro: SYNC,
  negociateur: [],
};
/** Addresses of records that do not exist. */
const NOTHING_THERE = ['/admin/nulle-part', '/sync/histo/999999999', '/sync/histo/abc'];

for (const [account, open = []] of Object.entries(MAY) as [Account, readonly string[]][]) {
  test(`administration, portals and imports as ${account}: opened or refused before any lookup @gate`, async ({
    page,
    openAs,
  }) => {
    await openAs(account, '/');
    const deniedHeading = page.getByRole('heading', { name: 'Accès refusé' });
    for (const path of [...ADMIN, ...SYNC, ...IMPORT, ...NOTHING_THERE]) {
      const area = path.startsWith('/admin') ? ADMIN : path.startsWith('/sync') ? SYNC : IMPORT;
      await goTo(page, path);
      await waitForScreen(page);
      await expect(deniedHeading, path).toHaveCount(open.includes(area[0] ?? '') ? 0 : 1);
    }
  });

  for (const path of open)
    test(`${path} as ${account}, in an office and on a telephone`, async ({ page, openAs }) => {
      await openAs(account, path);
      await waitForScreen(page);
      await checkState(page, `${path} as ${account}`);
    });
}

for (const path of ['/admin/users', '/admin/remotes', '/sync', '/sync/histo/999999999', '/property/import'])
  test(`${path} refused to a negotiator, in an office and on a telephone`, async ({ page, openAs }) => {
    await openAs('negociateur', path);
    await expect(page.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
    await waitForScreen(page);
    await checkState(page, `${path}, refused`);
    await page.getByRole('button', { name: 'Mon compte' }).click();
    await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /^(Administration|Diffusion)$/ })).toHaveCount(0);
  });
