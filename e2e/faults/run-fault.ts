import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, request, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { colleague } from '../fixtures/api';
import { BROWSER_FLAGS, PAGE_OPTIONS } from '../fixtures/browser-options';
import type { Fault, FaultStack, Stage } from './fault';
import { openEvidenceRecorder, type Evidence } from './evidence-recorder';

/** Browser with the options of the end-to-end specs. */
const launched = (executablePath: string) => ({ executablePath, args: BROWSER_FLAGS });

export const openBrowser = (executablePath: string): Promise<Browser> => chromium.launch(launched(executablePath));

const pageOptions = (baseURL: string): BrowserContextOptions => ({ ...PAGE_OPTIONS, baseURL });

/** Setting "block all cookies", which disables every store of a site. */
const BLOCKED = JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } });

function profileWithoutStorage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pignon-faults-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), BLOCKED);
  return folder;
}

interface Opened {
  stage: Stage;
  /** Takes a screenshot of every open page. */
  picture: (path: string) => Promise<void>;
  close: () => Promise<void>;
}

async function openStage(stack: FaultStack, browser: Browser, executablePath: string): Promise<Opened> {
  const contexts: BrowserContext[] = [];
  const folders: string[] = [];
  const calls = await request.newContext({ baseURL: stack.url });
  const options = pageOptions(stack.url);
  const stage: Stage = {
    stack,
    browser,
    api: await colleague(calls, 'manager'),
    async open(more = {}) {
      const context = await browser.newContext({ ...options, ...more });
      contexts.push(context);
      return { context, page: await context.newPage() };
    },
    async openWithoutStorage() {
      const folder = profileWithoutStorage();
      folders.push(folder);
      const context = await chromium.launchPersistentContext(folder, { ...launched(executablePath), ...options });
      contexts.push(context);
      return context.pages()[0] ?? context.newPage();
    },
  };
  const picture = async (path: string) => {
    const pages = contexts.flatMap((context) => context.pages());
    for (const [index, page] of pages.entries())
      await page.screenshot({ path: `${path}-${index + 1}.png`, timeout: 5_000 }).catch(() => undefined);
  };
  const close = async () => {
    for (const context of contexts) await context.close().catch(() => undefined);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    await calls.dispose();
  };
  return { stage, picture, close };
}

/** Result of a fault: verified statements, and why it stopped early. */
export interface FaultResult {
  evidence: Evidence;
  failure: string | undefined;
}

/** Causes one fault, checks its effects, and restores the stack. */
export async function runFault(
  fault: Fault,
  stack: FaultStack,
  browser: Browser,
  executablePath: string,
  pictureTo: string,
): Promise<FaultResult> {
  const witness = openEvidenceRecorder();
  const { stage, picture, close } = await openStage(stack, browser, executablePath);
  try {
    await fault.run(stage, witness);
    return { evidence: witness.evidence, failure: undefined };
  } catch (error) {
    await picture(pictureTo);
    return { evidence: witness.evidence, failure: error instanceof Error ? error.message : String(error) };
  } finally {
    await close();
  }
}
