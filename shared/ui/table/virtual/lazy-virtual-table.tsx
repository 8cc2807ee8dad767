import type { ReactNode } from 'react';
import { lazyPart, type PendingProps } from '@pignon/shared/ui/core';
import type { VirtualGridProps } from './virtual-grid';
import type { VirtualTableProps } from './virtual-table';

/** Loaded when a list is first shown as a whole. */
export const VirtualTable = lazyPart(async () => (await import('./virtual-table')).VirtualTable, 'page') as unknown as <
  R,
>(
  props: VirtualTableProps<R> & PendingProps,
) => ReactNode;

/** The same for a grid of cards. */
export const VirtualGrid = lazyPart(async () => (await import('./virtual-grid')).VirtualGrid, 'page') as unknown as <R>(
  props: VirtualGridProps<R> & PendingProps,
) => ReactNode;
