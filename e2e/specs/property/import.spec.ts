import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sampleLine } from '@pignon/shared/domain/poliris/poliris-fixture';
import { expect, test } from '../../fixtures/test';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

async function importFile(file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/import.ts', file], {
    cwd: REPOSITORY,
    env: { ...process.env, DATA_DIR: '.cache/e2e-data' },
  });
  return stdout;
}

test(
  'an export of another agency, dropped into the import folder, appears in the list once',
  { tag: '@stack-database' },
  async ({ page, openAs }) => {
    test.setTimeout(90_000);
    const folder = await mkdtemp(join(tmpdir(), 'pignon-e2e-'));
    const file = join(folder, 'Annonces.csv');
    // sorts last among references, so that it stays off the first page
    const reference = `ZIMP${Date.now()}`;
    await writeFile(
      file,
      Buffer.from(
        [sampleLine({ reference, technicalId: reference, title: 'Longère importée' }), 'une ligne illisible'].join(
          '\r\n',
        ),
        'latin1',
      ),
    );
    try {
      const first = await importFile(file);
      expect(first).toMatch(/ligne 2/);
      await openAs('manager', `/property/list?q=${reference}`);
      await expect(page.getByRole('main').getByText('Longère importée', { exact: false }).first()).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/1–1\ssur\s1/);
      await importFile(file);
      await page.reload();
      await expect(page.getByRole('main')).toContainText(/1–1\ssur\s1/);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
