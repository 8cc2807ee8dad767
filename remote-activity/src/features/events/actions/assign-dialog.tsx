import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, CheckIcon, Dialog } from '@pignon/shared/ui/core';
import styles from './event-actions.module.css';

interface AssignDialogProps {
  event: Event;
  onClose: () => void;
  onChosen: (loginEmail: string) => void;
}

/** Asks for the new assignee and assigns the event. */
export function AssignDialog({ event, onClose, onChosen }: AssignDialogProps): ReactNode {
  const { t } = useTranslation('activity');
  const { all, nameOf } = useColleagues();
  return (
    <Dialog
      open
      title={t('assign.title')}
      width={420}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('action.cancel')}</Button>}
    >
      <div className={styles.people} role="group" aria-label={t('assign.title')}>
        {all
          .filter(({ active }) => active)
          .map(({ loginEmail }) => {
            const isAssignee = loginEmail === event.user;
            return (
              <Button
                key={loginEmail}
                block
                aria-pressed={isAssignee}
                icon={isAssignee ? <CheckIcon /> : undefined}
                onClick={() => onChosen(loginEmail)}
              >
                {nameOf(loginEmail)}
              </Button>
            );
          })}
      </div>
    </Dialog>
  );
}
