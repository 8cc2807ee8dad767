import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS } from '../../fixtures/browser-options';
import { expect, test } from '../../fixtures/test';

test('Chromium accepts it as an installable app, with maskable icons', async ({ baseURL }) => {
  // an incognito context cannot install apps
  const folder = await mkdtemp(path.join(tmpdir(), 'pignon-profile-'));
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const context = await chromium.launchPersistentContext(folder, { executablePath, args: BROWSER_FLAGS });
  try {
    const page = await context.newPage();
    await page.goto(`${baseURL ?? ''}/`);
    const session = await context.newCDPSession(page);
    const { errors, data = '' } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const {
      start_url: start,
      display,
      icons,
    } = JSON.parse(data) as Record<string, unknown> & {
      icons: { src: string; purpose: string; sizes: string }[];
    };
    expect([start, display]).toEqual(['/', 'standalone']);
    expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toContain('512x512');
    for (const { src } of icons) expect((await page.request.get(new URL(src, baseURL).href)).ok()).toBe(true);
    expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
