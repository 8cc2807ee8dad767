// The property list with a large portfolio: `npm run bench -- list --url http://localhost:8080 [--most 100]
// [--slow 4] [--only "sort"] [--traces FOLDER]`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import {
  BENCH_ACTIONS,
  FACETS,
  follow,
  framesWhilePanning,
  openCriteria,
  openList,
  signIn,
  type BenchAction,
} from './list-actions';
import { watchDeeds } from './deed';
import { option } from './options';
import { traced, type Longest } from './trace';

/** Maximum duration of a task in milliseconds. */
const MAX_MS = Number(option('--most', '100'));
/** Minimum number of properties for a meaningful result. */
const MIN = Number(option('--least', '100000'));
/** Minimum frames a second of a dragged map. */
const MIN_FRAMES = 50;
/** How many times slower the processor is. */
const SLOWDOWN = Number(option('--slow', '1'));
/** Runs only actions whose name contains this. */
const ONLY = option('--only', '');
/** Folder for a trace of each action with its functions; tasks take longer then. */
const TRACES = option('--traces', '');
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

const figure = (value: number) => value.toFixed(0).padStart(6);

function print(name: string, { wall, thread, mostly }: Longest): void {
  console.log(`${name.padEnd(26)}${figure(wall)}${figure(thread)}   ${mostly}`);
}

async function main(): Promise<boolean> {
  const origin = option('--url', 'http://localhost:8080');
  if (TRACES) mkdirSync(TRACES, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await watchDeeds(page);
    const settled = follow(page);
    const rows = await signIn(page, origin);
    if (rows < MIN) throw new Error(`${rows} properties are not ${MIN}: npm run seed -- --properties ${MIN}`);
    await settled();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    console.log(`Longest task of the page in ms, ${rows} properties in one table, processor ${SLOWDOWN} times slower`);
    console.log(`${''.padEnd(26)} clock   cpu   mostly (cpu)`);
    const measure = async ({ name, act }: BenchAction): Promise<Longest> => {
      const keptAs = TRACES ? join(TRACES, `${name.replace(/\W+/g, '-')}.json`) : undefined;
      const work = async () => {
        await act(page, settled);
        await settled();
      };
      const longest = await traced(browser, page, work, keptAs);
      print(name, longest);
      return longest;
    };
    const measured: Longest[] = [];
    const isSelected = ({ name }: BenchAction) => name.includes(ONLY);
    for (const action of BENCH_ACTIONS.filter(isSelected)) measured.push(await measure(action));
    if (!ONLY) {
      const rate = await framesWhilePanning(page, settled);
      console.log(`frames a second while the map is dragged: ${rate.toFixed(0)} (>= ${MIN_FRAMES})`);
    }
    // compiles code that never ran before: reported, but not part of the target
    await measure({ name: 'first drawing, reloaded', act: () => openList(page, origin) });
    if (isSelected(FACETS)) {
      await openCriteria(page, origin);
      await settled();
      measured.push(await measure(FACETS));
    }
    const countOver = (which: 'wall' | 'thread') => measured.filter((longest) => longest[which] > MAX_MS).length;
    if (countOver('wall') > 0)
      console.error(
        `\nA task is longer than ${MAX_MS} ms: ${countOver('thread')} by what it asked of the processor, ${countOver('wall')} on the clock.`,
      );
    return countOver('wall') === 0;
  } finally {
    await browser.close();
  }
}

process.exit((await main()) ? 0 : 1);
