import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, sentenceOf } from '@pignon/shared/ui/core';
import styles from './detail.module.css';

interface ActionDialogProps {
  title: string;
  /** Label of the confirming button. */
  action: string;
  danger?: boolean;
  disabled?: boolean;
  pending: boolean;
  /** Error of the server; null where a field shows it. */
  error: Error | null;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** Shows the refusal, scrolled into view in a long dialog. */
function Refusal({ error }: { error: Error }): ReactNode {
  const { t } = useTranslation('mandate');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [error]);
  return (
    <div ref={place}>
      <Alert type="error" title={sentenceOf(error) ?? t('state.error')} />
    </div>
  );
}

/** Dialog of a mandate's action: collects input, runs it, shows a refusal. */
export function ActionDialog(props: ActionDialogProps): ReactNode {
  const { title, action, danger = false, disabled = false, pending, error, onClose, onSubmit, children } = props;
  const { t } = useTranslation('mandate');
  const form = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="primary" danger={danger} htmlType="submit" form={form} loading={pending} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {error && <Refusal error={error} />}
      </form>
    </Dialog>
  );
}
