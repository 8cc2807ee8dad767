import type { ReactNode } from 'react';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { CheckIcon, classNames, MaskedValue } from '@pignon/shared/ui/core';
import { EventLink } from '../events/event-link';
import { DueTag } from './due-tag';
import styles from './home.module.css';

interface ToDoRowProps {
  event: Event;
  today: string;
  /** Whose it is, where that is not plain. */
  who: string | null;
  onTick: (event: Event) => void;
}

const LINKS = 2;
/** However long it is, what is hidden takes one line. */
const MASKED = 32;

/** One thing to do, with the button that ticks it off. */
export function ToDoRow({ event, today, who, onTick }: ToDoRowProps): ReactNode {
  const { t } = useTranslation('activity');
  const { type, title, done, links } = event;
  return (
    <li className={classNames(styles.toDo, done && styles.done)}>
      <button
        type="button"
        className={styles.tick}
        aria-pressed={done}
        aria-label={t('toDo.tick')}
        aria-describedby={`to-do-${event.id}`}
        title={t(done ? 'toDo.untick' : 'toDo.tick')}
        onClick={() => onTick(event)}
      >
        <CheckIcon />
      </button>
      <span className={styles.body}>
        <span id={`to-do-${event.id}`} className={styles.title}>
          <MaskedValue like={title.slice(0, MASKED)}>
            <span>{title || t(`eventType.${type}`)}</span>
          </MaskedValue>
        </span>
        <span className={styles.meta}>
          {type !== 'TASK' && <span>{t(`eventType.${type}`)}</span>}
          {links.slice(0, LINKS).map((link) => (
            <EventLink key={`${link.kind} ${link.id}`} link={link} />
          ))}
          {who && <span>{who}</span>}
        </span>
      </span>
      <DueTag event={event} today={today} />
    </li>
  );
}
