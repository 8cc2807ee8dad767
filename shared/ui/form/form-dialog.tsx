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
  /** Closed without saving, or after discarding input. */
  onClose: () => void;
  width?: number;
  /** Renders the dialog's one RecordForm; `close` asks first when there is input. */
  children: (parts: { handle: Ref<FormHandle>; close: () => void; form: () => FormHandle | null }) => ReactNode;
}

/** Asks whether to discard the input of a dialog. */
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
 * A form in a dialog: Escape, the cross and « Annuler » ask before discarding input. Rendered at the end of the page,
 * so that it can open from another form.
 */
export function FormDialog({ title, onClose, width, children }: FormDialogProps): ReactNode {
  useState(addFormMessages);
  const handle = useRef<FormHandle>(null);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (handle.current?.isDirty() ? setIsAsking(true) : onClose());
  const giveUp = () => {
    handle.current?.discard();
    onClose();
  };
  return createPortal(
    <Dialog open title={title} width={width} onClose={close}>
      <div className="pg-form-dialog">{children({ handle, close, form: () => handle.current })}</div>
      {isAsking && <GiveUpQuestion onStay={() => setIsAsking(false)} onLeave={giveUp} />}
    </Dialog>,
    document.body,
  );
}
