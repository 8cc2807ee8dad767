import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Button, Dialog } from '@pignon/shared/ui/core';
import type { EntryTexts } from '../entry-texts';
import styles from '../agenda-page.module.css';

interface TasksDialogProps {
  /** Tasks at one moment, at least one. */
  tasks: readonly AgendaEntry[];
  wordsOf: (entry: AgendaEntry) => EntryTexts;
  onClose: () => void;
}

/** Lists the tasks drawn as one entry, with links to their pages. */
export function TasksDialog({ tasks, wordsOf, onClose }: TasksDialogProps): ReactNode {
  const { t } = useTranslation('activity');
  const time = tasks[0] ? wordsOf(tasks[0]).time : '';
  return (
    <Dialog
      open
      title={t('agenda.tasksAt', { count: tasks.length, time })}
      width={480}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('agenda.close')}</Button>}
    >
      <ul className={styles.tasks}>
        {tasks.map((task) => {
          const { title: what, details: more, userNames: who } = wordsOf(task);
          return (
            <li key={task.id}>
              <Link to={paths.event(task.id)}>{what}</Link>
              <span className={styles.soft}>{[who, more].filter(Boolean).join(' · ')}</span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
