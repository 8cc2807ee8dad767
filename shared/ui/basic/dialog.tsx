import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { XIcon } from '../icons';
import { useTranslation } from '@pignon/shared/i18n';
import { isKeyboardDragging } from '../../router/keyboard-drag';
import { IconButton } from './button';
import { classNames } from './class-names';
import { beginIn } from './dialog-focus';
import './dialog.css';

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  /** Called by Escape, the close button, or a click outside. */
  onClose: () => void;
  /** The first field gets the focus, or the control with `data-begin`. */
  children: ReactNode;
  /**
   * Buttons at the foot, the main one last. Without a field, the least harmful button gets the focus; without buttons,
   * the title.
   */
  footer?: ReactNode;
  /** `drawer` enters from the right at full height. */
  look?: 'dialog' | 'drawer';
  width?: number;
};

/** Browser shortcuts overridden by the product. */
const BROWSER_KEYS = ['k', 's'];

/** True when Escape closes an open list or calendar of the dialog. */
const hasOwnLayer = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest('[role="combobox"][aria-expanded="true"], [aria-haspopup][aria-expanded="true"]') !== null;

/** Stops keys at the dialog: none reaches the page, and Escape closes one layer. */
function useDialogKeys(onClose: () => void) {
  return {
    // the browser closes a dialog at any unprevented Escape, even when a list has used it
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && hasOwnLayer(event)) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isKeyboardDragging(event.target)) return;
      event.stopPropagation();
      if (event.defaultPrevented || event.nativeEvent.isComposing) return;
      const isBrowserShortcut = (event.ctrlKey || event.metaKey) && BROWSER_KEYS.includes(event.key.toLowerCase());
      if (isBrowserShortcut || event.key === 'Escape') event.preventDefault();
      if (event.key === 'Escape') onClose();
    },
  };
}

/** A modal dialog. Traps the focus and restores it on closing. */
export function Dialog({ open, title, onClose, children, footer, look = 'dialog', width = 480 }: DialogProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const keys = useDialogKeys(onClose);
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    const previousFocus = document.activeElement;
    dialog.showModal();
    // otherwise the browser focuses the close button
    const stopWaiting = beginIn(dialog);
    return () => {
      stopWaiting();
      dialog.close();
      // the browser restores the focus only while the dialog is in the page, and it was just removed
      if (previousFocus instanceof HTMLElement && document.activeElement === document.body)
        previousFocus.focus({ preventScroll: true });
    };
  }, [open]);
  if (!open) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside the box closes it; the keyboard has Escape and the cross
    <dialog
      ref={element}
      className={classNames('pg-dialog', look === 'drawer' && 'pg-drawer')}
      style={{ width }}
      aria-labelledby={id}
      {...keys}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div className="pg-dialog-box">
        <header>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={t('action.close')} icon={<XIcon />} onClick={onClose} />
        </header>
        <div className="pg-dialog-body">{children}</div>
        {footer && <footer>{footer}</footer>}
      </div>
    </dialog>
  );
}
