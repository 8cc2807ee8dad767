import type { ReactNode } from 'react';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { CheckIcon, classNames, MaskedValue } from '@pignon/shared/ui/core';
import { WaitingMark } from '@pignon/shared/waiting';
import { eventLine } from '../waiting/merge-waiting-calls';
import { EventLink } from '../events/event-link';
import { DueTag } from './due-tag';
import styles from './home.module.css';

interface ToDoRowProps {
  event: Event;
  today: string;
  /** Person in charge; null on the user's own list. */
  assigneeName: string | null;
  /** Undefined for users who may not change the event. */
  onTick: ((event: Event) => void) | undefined;
  /** Checkbox at the left. */
  mark?: ReactNode;
  /** Further actions at the right. */
  actions?: ReactNode;
}

const LINKS = 2;
/** Length of the mask, whatever the length of the text. */
const MASKED = 32;

/** One open event, with a button that completes it. */
export function ToDoRow({ event, today, assigneeName, onTick, mark, actions }: ToDoRowProps): ReactNode {
  const { t } = useTranslation('activity');
  const { id, type, title, done, links } = event;
  return (
    <li
      className={classNames(
        styles.toDo,
        done && styles.done,
        actions !== undefined && styles.withActions,
        mark !== undefined && styles.withMark,
      )}
    >
      {mark !== undefined && <span className={styles.choose}>{mark}</span>}
      {onTick ? (
        <button
          type="button"
          className={styles.tick}
          aria-pressed={done}
          aria-label={t('toDo.tick')}
          aria-describedby={`to-do-${id}`}
          title={t(done ? 'toDo.untick' : 'toDo.tick')}
          onClick={() => onTick(event)}
        >
          <CheckIcon />
        </button>
      ) : (
        <span />
      )}
      <span className={styles.body}>
        <span id={`to-do-${id}`} className={styles.title}>
          <Link to={paths.event(id)}>
            <MaskedValue like={title.slice(0, MASKED)}>
              <span>{title || t(`eventType.${type}`)}</span>
            </MaskedValue>
          </Link>
        </span>
        <span className={styles.meta}>
          {type !== 'TASK' && <span>{t(`eventType.${type}`)}</span>}
          {links.slice(0, LINKS).map((link) => (
            <EventLink key={`${link.kind} ${link.id}`} link={link} />
          ))}
          {assigneeName && <span>{assigneeName}</span>}
          <WaitingMark line={eventLine(id)} />
        </span>
      </span>
      <DueTag event={event} today={today} />
      {actions}
    </li>
  );
}
