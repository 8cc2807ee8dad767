import { useCallback, type ReactNode } from 'react';
import { Slot, useComposition } from '@pignon/shared/contract';
import { createStore, useStore } from '@pignon/shared/state';
import './creation.css';

/** The form that each dialog stands in for. */
const DIALOGS = { '/contact/new': 'contact.create' } as const;

const opened = createStore<string | null>(null);

const formOf = (to: string) => DIALOGS[to.split('?')[0] as keyof typeof DIALOGS] as 'contact.create' | undefined;

/** Gives what opens the dialog that stands in for the form at an address; undefined where the address itself is opened. */
export function useCreationDialog(): (to: string) => (() => void) | undefined {
  const { slotPieces } = useComposition();
  return useCallback(
    (to) => {
      const slot = formOf(to);
      return slot && slotPieces(slot).length > 0 ? () => opened.set(to) : undefined;
    },
    [slotPieces],
  );
}

/** The dialog that was opened last from the header, the palette or the home page. */
export function CreationDialog(): ReactNode {
  const to = useStore(opened);
  if (to === null) return null;
  return (
    <div className="host-creation">
      <Slot key={to} name="contact.create" to={to} onClose={() => opened.set(null)} />
    </div>
  );
}
