import { useRef, useState, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '@pignon/shared/i18n';
import { Button } from '../basic/button';
import { Dialog } from '../basic/dialog';
import { addFormMessages } from './messages';
import type { FormHandle } from './record-form';
import './form-dialog.css';

export interface FormDialogProps {
  title: string;
  /** Closed without saving, or after what was typed was given up. */
  onClose: () => void;
  width?: number;
  /** Draws the one RecordForm of the dialog; `close` asks first when something is typed. */
  children: (parts: { handle: Ref<FormHandle>; close: () => void; form: () => FormHandle | null }) => ReactNode;
}

/** Asks whether what was typed in a dialog is given up. */
function GiveUpQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }): ReactNode {
  const { t } = useTranslation('form');
  return (
    <Dialog
      open
      title={t('form:giveUp.title')}
      onClose={onStay}
      footer={
        <>
          <Button danger onClick={onLeave}>
            {t('form:giveUp.leave')}
          </Button>
          <Button type="primary" data-begin onClick={onStay}>
            {t('form:giveUp.stay')}
          </Button>
        </>
      }
    >
      <p>{t('form:giveUp.text')}</p>
    </Dialog>
  );
}

/**
 * A form in a dialog: Escape, the cross and « Annuler » ask before they give up what was typed. It is drawn at the end of
 * the page, so that it may be opened from within another form.
 */
export function FormDialog({ title, onClose, width, children }: FormDialogProps): ReactNode {
  useState(addFormMessages);
  const handle = useRef<FormHandle>(null);
  const [asks, setAsks] = useState(false);
  const close = () => (handle.current?.isDirty() ? setAsks(true) : onClose());
  const giveUp = () => {
    handle.current?.discard();
    onClose();
  };
  return createPortal(
    <Dialog open title={title} width={width} onClose={close}>
      <div className="pg-form-dialog">{children({ handle, close, form: () => handle.current })}</div>
      {asks && <GiveUpQuestion onStay={() => setAsks(false)} onLeave={giveUp} />}
    </Dialog>,
    document.body,
  );
}
