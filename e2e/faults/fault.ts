import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Colleague } from '../fixtures/api';
import type { Witness } from './witness';

/** Resource of the machine that a fault needs. */
export type Need = 'postgres' | 'mount';

/** A part that can be taken away and given back. */
export interface Part {
  cut: () => Promise<void>;
  mend: () => Promise<void>;
}

/** The stack that faults are made in. A part that this machine cannot take away is undefined. */
export interface FaultStack {
  url: string;
  /** `kill -9`, and a start that ends when the API is ready. */
  api: Part;
  identity: Part;
  database: Part | undefined;
  /** The folder of media, without a byte left, and with room again. */
  disk: Part | undefined;
}

/** State at the start of a fault. */
export interface Stage {
  stack: FaultStack;
  browser: Browser;
  /** The API as a colleague has it, past the browser that is looked at. */
  api: Colleague;
  /** A browser of its own, closed when the fault is over. */
  open: (options?: BrowserContextOptions) => Promise<{ context: BrowserContext; page: Page }>;
  /** The same, as somebody set it up who lets no site keep anything. */
  openWithoutStorage: () => Promise<Page>;
}

/** One row of the table. */
export interface Fault {
  name: string;
  needs?: Need;
  /** Seconds within which the product is whole again; 30 when left out. */
  healsWithin?: number;
  run: (stage: Stage, witness: Witness) => Promise<void>;
}
