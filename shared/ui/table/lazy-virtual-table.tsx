import { lazy } from 'react';
import type { VirtualGrid as DrawnGrid } from './virtual-grid';
import type { VirtualTable as Drawn } from './virtual-table';

/** Comes when a list is first scrolled through whole; draw it inside a Suspense. */
export const VirtualTable = lazy(() =>
  import('./virtual-table').then(({ VirtualTable: View }) => ({ default: View })),
) as unknown as typeof Drawn;

/** The same for a list of cards. */
export const VirtualGrid = lazy(() =>
  import('./virtual-grid').then(({ VirtualGrid: View }) => ({ default: View })),
) as unknown as typeof DrawnGrid;
