import type { ReactNode } from 'react';
import { Slot, useComposition, type SlotProps } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { Link } from '@pignon/shared/router';

/** A property rendered by its remote; by reference while that remote is unavailable. */
export function PropertySlot({ reference, dense }: SlotProps<'cart.property'>): ReactNode {
  const isProvided = useComposition().slotPieces('cart.property').length > 0;
  if (isProvided) return <Slot name="cart.property" reference={reference} dense={dense} />;
  return <Link to={paths.property(reference)}>{reference}</Link>;
}
