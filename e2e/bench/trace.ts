import { writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute'];
/** Trace category that names a task's functions: for analysis only, as it lengthens every task. */
const PROFILER = 'disabled-by-default-v8.cpu_profiler';
const RUN = /RunTask$/;
/** Trace events of the bench's own scripts. */
const OWN = 'V8.InvokeApiInterruptCallbacks';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds on the clock, and of the processor. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The longest task of the page's thread, in milliseconds. */
export interface Longest {
  /** Duration by the clock, other load on the machine included. */
  wall: number;
  /** Processor time of the main thread. */
  thread: number;
  /** Main part of the longest task, with its milliseconds. */
  mostly: string;
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
const ms = (microseconds: number) => microseconds / 1000;

const isWithin = (event: TraceEvent, task: TraceEvent) =>
  threadOf(event) === threadOf(task) && event.ts >= task.ts && event.ts <= task.ts + (task.dur ?? 0);

/** Lists the events within a task, longest first; skips those that only wrap others. */
function eventsWithin(task: TraceEvent, events: readonly TraceEvent[]): TraceEvent[] {
  return events
    .filter((one) => one !== task && !RUN.test(one.name) && isWithin(one, task))
    .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
}

/** Reads a trace: only the threads that draw pages count. */
export function longestOf(trace: Buffer): Longest {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const drawing = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const completeEvents = traceEvents.filter((one) => one.ph === 'X' && drawing.has(threadOf(one)));
  const benchEvents = completeEvents.filter(({ name }) => name === OWN);
  const tasks = completeEvents.filter(
    (task) => RUN.test(task.name) && !benchEvents.some((event) => isWithin(event, task)),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of the page.');
  const heaviest = tasks.reduce((max, task) => ((task.tdur ?? 0) > (max.tdur ?? 0) ? task : max));
  const longest = eventsWithin(heaviest, completeEvents).slice(0, 3);
  return {
    wall: ms(Math.max(...tasks.map(({ dur = 0 }) => dur))),
    thread: ms(heaviest.tdur ?? 0),
    mostly: longest.map(({ name, tdur = 0 }) => `${name} ${ms(tdur).toFixed(0)}`).join(', '),
  };
}

/** Records the tasks of a page during an action. `keptAs` is a file for chrome://tracing, with functions. */
export async function traced(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
  keptAs: string | undefined,
): Promise<Longest> {
  await browser.startTracing(page, { categories: [...CATEGORIES, ...(keptAs ? [PROFILER] : [])] });
  let trace: Buffer;
  try {
    await action();
  } finally {
    trace = await browser.stopTracing();
  }
  if (keptAs) writeFileSync(keptAs, trace);
  return longestOf(trace);
}
