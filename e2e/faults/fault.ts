import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Colleague } from '../fixtures/api';
import type { EvidenceRecorder } from './evidence-recorder';

/** Resource of the machine that a fault needs. */
export type Need = 'postgres' | 'mount';

/** A part of the stack that can be removed and restored. */
export interface Part {
  cut: () => Promise<void>;
  mend: () => Promise<void>;
}

/** The stack under test. A part that this machine cannot remove is undefined. */
export interface FaultStack {
  url: string;
  /** `kill -9`, and a start that ends when the API is ready. */
  api: Part;
  identity: Part;
  database: Part | undefined;
  /** Media folder that can be filled and freed again. */
  disk: Part | undefined;
}

/** State at the start of a fault. */
export interface Stage {
  stack: FaultStack;
  browser: Browser;
  /** The API as a colleague uses it, without the tested browser. */
  api: Colleague;
  /** Opens another browser, closed when the fault ends. */
  open: (options?: BrowserContextOptions) => Promise<{ context: BrowserContext; page: Page }>;
  /** Opens a page in a browser whose settings block all storage. */
  openWithoutStorage: () => Promise<Page>;
}

/** A fault, one row of the table. */
export interface Fault {
  name: string;
  needs?: Need;
  /** Seconds within which the product must recover; 30 when absent. */
  healsWithin?: number;
  run: (stage: Stage, witness: EvidenceRecorder) => Promise<void>;
}
