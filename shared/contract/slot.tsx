import { Fragment, useCallback, type FragmentInstance, type ReactNode } from 'react';
import { useComposition } from './composition';
import { placeSlot } from './slot-places';
import type { SlotName, SlotProps } from './slots';

type Props<N extends SlotName> = { name: N } & SlotProps<N>;

/** Records the slot's position on the page without adding an element visible to styles or assistive technology. */
function TrackedSlot({ name, remote, children }: { name: SlotName; remote?: string; children?: ReactNode }): ReactNode {
  const ref = useCallback(
    (fragment: FragmentInstance | null) => (fragment ? placeSlot({ name, remote, fragment }) : undefined),
    [name, remote],
  );
  return <Fragment ref={ref}>{children}</Fragment>;
}

/**
 * Renders the components that other remotes offer for a slot: `<Slot name="property.panel" reference={reference} />`.
 */
export function Slot<N extends SlotName>({ name, ...props }: Props<N>): ReactNode {
  const components = useComposition().slotPieces(name);
  // Props<N> without `name` is SlotProps<N>; TypeScript cannot infer this through the generic rest.
  const slotProps = props as unknown as SlotProps<N>;
  if (components.length === 0) return <TrackedSlot name={name} />;
  return components.map(({ key, remote, Piece: Component }) => (
    <TrackedSlot key={key} name={name} remote={remote}>
      <Component {...slotProps} />
    </TrackedSlot>
  ));
}
