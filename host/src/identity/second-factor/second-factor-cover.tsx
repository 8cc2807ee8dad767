import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

/** Escape closes nothing here, and no key reaches the page beneath. */
function ignoreEscape(event: KeyboardEvent): void {
  event.stopPropagation();
  if (event.key === 'Escape') event.preventDefault();
}

/** Covers the open product, whose screens and entries stay as they are and can be neither seen nor reached. */
export function SecondFactorCover({ label, children }: { label: string; children: ReactNode }) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // while it is in the page, so that the browser restores the focus
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className="host-second-factor-cover"
      aria-label={label}
      onKeyDown={ignoreEscape}
      onCancel={(event) => event.preventDefault()}
      // some browsers close a dialog at the second request, whatever the page answers
      onClose={() => element.current?.isConnected && element.current.showModal()}
    >
      {children}
    </dialog>
  );
}
