import { lazyPart } from '@pignon/shared/ui/core';
import type { VirtualGrid as DrawnGrid } from './virtual-grid';
import type { VirtualTable as Drawn } from './virtual-table';

/** Comes when a list is first scrolled through whole; draw it inside a Suspense. */
export const VirtualTable = lazyPart(
  async () => (await import('./virtual-table')).VirtualTable,
  'page',
) as unknown as typeof Drawn;

/** The same for a list of cards. */
export const VirtualGrid = lazyPart(
  async () => (await import('./virtual-grid')).VirtualGrid,
  'page',
) as unknown as typeof DrawnGrid;
