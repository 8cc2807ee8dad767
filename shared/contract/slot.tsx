import type { ReactNode } from 'react';
import { useComposition } from './composition';
import type { SlotName, SlotProps } from './slots';

type Props<N extends SlotName> = { name: N } & SlotProps<N>;

/** Renders whatever the other remotes put at a named place: `<Slot name="property.panel" reference={reference} />`. */
export function Slot<N extends SlotName>({ name, ...props }: Props<N>): ReactNode {
  const pieces = useComposition().slotPieces(name);
  // What is left of Props<N> without `name` is SlotProps<N>; TypeScript cannot see through the generic rest.
  const slotProps = props as unknown as SlotProps<N>;
  return pieces.map(({ key, Piece }) => <Piece key={key} {...slotProps} />);
}
