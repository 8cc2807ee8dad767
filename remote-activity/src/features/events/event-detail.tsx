import { useEffect, useState, type ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { discardChanges } from '@pignon/shared/contract';
import type { WrittenType } from '@pignon/shared/domain/event/event.enums';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatDateTime, useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import {
  ArrowLeftIcon,
  Button,
  ButtonLink,
  CheckIcon,
  ClockIcon,
  lazyPart,
  Menu,
  PageFrame,
  PanelNote,
  RotateCcwIcon,
  Tag,
  Trash2Icon,
} from '@pignon/shared/ui/core';
import { dayOf } from '@pignon/shared/domain/common/day';
import { DueTag } from '../home/due-tag';
import { authorName } from './author-name';
import { EventLink, EventLinkNames } from './event-link';
import { EventTimeline } from './event-timeline';
import { useChangeEvent } from './actions/use-change-event';
import { useEventActions, useMayChangeEvent } from './actions/use-event-actions';
import styles from './event.module.css';

const EditEventForm = lazyPart(async () => (await import('../event-form/event-form')).EditEventForm);

const isUserEvent = (event: Event): event is Event & { type: WrittenType } => event.type !== 'SYSTEM';

/** Actions on the whole event. */
function Actions({ event, onDeleted }: { event: Event; onDeleted: () => void }): ReactNode {
  const { t } = useTranslation('activity');
  const { change, isPending } = useChangeEvent();
  const actions = useEventActions({ onDeleted });
  const { done, type } = event;
  const tick = () => change(event, { done: !done }, done ? null : t('toDo.ticked'));
  return (
    <>
      {type !== 'NOTE' && (
        <Button
          type={done ? 'default' : 'primary'}
          icon={done ? <RotateCcwIcon /> : <CheckIcon />}
          loading={isPending}
          onClick={tick}
        >
          {t(done ? 'toDo.untick' : 'toDo.tick')}
        </Button>
      )}
      {!done && (
        <Menu
          label={t('postpone.label')}
          items={actions.postponingFor(event)}
          trigger={(trigger) => (
            <Button {...trigger} icon={<ClockIcon />}>
              {t('postpone.do')}
            </Button>
          )}
        />
      )}
      <Button type="text" danger icon={<Trash2Icon />} onClick={() => actions.ask({ kind: 'delete', event })}>
        {t('delete.do')}
      </Button>
      {actions.dialogs}
    </>
  );
}

/** Leaves a deleted event's page; drops unsaved input and its draft without asking. */
function useLeaving(): { isDeleted: boolean; onDeleted: () => void } {
  const navigate = useNavigate();
  const [isDeleted, setDeleted] = useState(false);
  // after the form has unmounted and nothing is unsaved
  useEffect(() => {
    if (isDeleted) void navigate(paths.events, { replace: true });
  }, [isDeleted, navigate]);
  const onDeleted = () => {
    discardChanges();
    setDeleted(true);
  };
  return { isDeleted, onDeleted };
}

/** The form for users who may change the event, read-only text for others. */
function Content({ event, mayChange }: { event: Event; mayChange: boolean }): ReactNode {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const isPrivate = usePrivacy();
  if (mayChange && !isPrivate && isUserEvent(event))
    return <EditEventForm event={event} onSaved={() => bus.publish('notice.raised', { message: t('event.saved') })} />;
  return (
    <>
      <EventTimeline events={[event]} nameOf={nameOf} stale={false} />
      <PanelNote>{t(mayChange ? 'event.hidden' : event.type === 'SYSTEM' ? 'event.system' : 'event.others')}</PanelNote>
    </>
  );
}

/** One event: status and actions above, editable fields below. */
export function EventDetail({ event, mayWrite }: { event: Event; mayWrite: boolean }): ReactNode {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const { isDeleted, onDeleted } = useLeaving();
  const mayChange = useMayChangeEvent()(event) && mayWrite;
  const { type, done, author, createdTime, user, links } = event;
  const writtenText = t('event.written', {
    name: authorName(author ?? user, nameOf, t),
    date: formatDateTime(createdTime),
  });
  return (
    <PageFrame
      title={t(`eventType.${type}`)}
      back={
        <ButtonLink to={paths.events} type="link" icon={<ArrowLeftIcon />}>
          {t('events.title')}
        </ButtonLink>
      }
      tags={
        done || type === 'SYSTEM' ? (
          <Tag tone="green">{t('field.event.done')}</Tag>
        ) : (
          <DueTag event={event} today={dayOf()} />
        )
      }
      toolbar={mayChange ? <Actions event={event} onDeleted={onDeleted} /> : undefined}
    >
      <div className={styles.page}>
        <p className={styles.meta}>
          <span>{writtenText}</span>
          <EventLinkNames of={[event]}>
            {links.map((link) => (
              <EventLink key={`${link.kind} ${link.id}`} link={link} />
            ))}
          </EventLinkNames>
        </p>
        {!isDeleted && <Content event={event} mayChange={mayChange} />}
      </div>
    </PageFrame>
  );
}
