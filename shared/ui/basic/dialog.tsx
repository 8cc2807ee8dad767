import { useEffect, useId, useRef, type ReactNode } from 'react';
import XIcon from 'lucide-react/icons/x';
import { useTranslation } from '@pignon/shared/i18n';
import { IconButton } from './button';
import { classNames } from './class-names';
import './dialog.css';

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  /** Escape, the cross, or a click beside it. */
  onClose: () => void;
  /** The control with `data-begin` has the focus first. */
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  /** `drawer` slides in at the right and takes the whole height. */
  look?: 'dialog' | 'drawer';
  width?: number;
};

/** A question or a form over the page. It keeps the focus inside and gives it back on closing. */
export function Dialog({ open, title, onClose, children, footer, look = 'dialog', width = 480 }: DialogProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    // the browser begins with the cross
    dialog.querySelector<HTMLElement>('[data-begin]')?.focus();
    return () => {
      dialog.close();
      // the browser gives it back only while the dialog is in the page, and it has just left
      if (before instanceof HTMLElement && document.activeElement === document.body)
        before.focus({ preventScroll: true });
    };
  }, [open]);
  if (!open) return null;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside the box closes it; the keyboard has Escape and the cross
    <dialog
      ref={element}
      className={classNames('pg-dialog', look === 'drawer' && 'pg-drawer')}
      style={{ width }}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div className="pg-dialog-box">
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton label={t('action.close')} icon={<XIcon />} onClick={onClose} />
        </header>
        <div className="pg-dialog-body">{children}</div>
        {footer && <footer>{footer}</footer>}
      </div>
    </dialog>
  );
}
