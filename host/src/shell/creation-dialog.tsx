import { useCallback, type ReactNode } from 'react';
import { bus } from '@pignon/shared/bus';
import { Slot, useIsSlotFilled } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { createStore, useStore } from '@pignon/shared/state';
import './creation-dialog.css';

/** The form that the dialog replaces. */
const CONTACT_FORM = paths.newContact;

const openDialog = createStore<string | null>(null);

// its address contains typed text, which the next user must not see
bus.on('session.ended', () => openDialog.set(null));

/** Returns the function that opens the dialog for a form's address; undefined when the page itself is opened. */
export type OpenDialogFor = (to: string) => (() => void) | undefined;

export function useCreationDialog(): OpenDialogFor {
  const isSlotFilled = useIsSlotFilled('contact.create');
  return useCallback(
    (to) => (isSlotFilled && to.split('?')[0] === CONTACT_FORM ? () => openDialog.set(to) : undefined),
    [isSlotFilled],
  );
}

/** Renders the dialog opened last from the header, the palette or the home page. */
export function CreationDialog(): ReactNode {
  const to = useStore(openDialog);
  if (to === null) return null;
  return (
    <div className="host-creation">
      <Slot key={to} name="contact.create" to={to} onClose={() => openDialog.set(null)} />
    </div>
  );
}
