import { useState, type ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useUser } from '@pignon/shared/auth';
import { dayOf } from '@pignon/shared/domain/common/day';
import { mayChangeEvent } from '@pignon/shared/domain/event/event.rules';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { lazyDialog, type MenuItem } from '@pignon/shared/ui/core';
import { hourOf, movedTo, nextMonday, tomorrow } from './postpone';
import { useChangeEvent } from './use-change-event';

const PostponeDialog = lazyDialog(async () => (await import('./postpone-dialog')).PostponeDialog);
const AssignDialog = lazyDialog(async () => (await import('./assign-dialog')).AssignDialog);
const DeleteEventDialog = lazyDialog(async () => (await import('./delete-event-dialog')).DeleteEventDialog);

type OpenDialog = { kind: 'postpone' | 'assign' | 'delete'; event: Event };

/** True for users who may change an event: author, assignee, manager. */
export function useMayChangeEvent(): (event: Event) => boolean {
  const user = useUser();
  return (event) => user !== undefined && mayChangeEvent(event, user);
}

/** Returns the quick actions of an event as menu items, and their dialogs. */
export function useEventActions({ onDeleted }: { onDeleted?: () => void } = {}): {
  itemsFor: (event: Event) => MenuItem[];
  postponingFor: (event: Event) => MenuItem[];
  ask: (openDialog: OpenDialog) => void;
  dialogs: ReactNode;
} {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const { change } = useChangeEvent();
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const close = () => setOpenDialog(undefined);
  const moveTo = (event: Event, day: string) =>
    change(event, movedTo(event, day, hourOf(event)), t('postpone.done', { date: formatDate(day) }));
  const postponingFor = (event: Event): MenuItem[] => {
    const today = dayOf();
    const to = (key: string, day: string): MenuItem => ({
      kind: 'action',
      key,
      label: t(`postpone.${key}`),
      detail: formatDate(day),
      onSelect: () => moveTo(event, day),
    });
    return [
      to('tomorrow', tomorrow(today)),
      to('nextWeek', nextMonday(today)),
      {
        kind: 'action',
        key: 'other',
        label: t('postpone.other'),
        onSelect: () => setOpenDialog({ kind: 'postpone', event }),
      },
    ];
  };
  const itemsFor = (event: Event): MenuItem[] => [
    { kind: 'link', key: 'open', label: t('event.open'), to: paths.event(event.id) },
    ...(event.done
      ? []
      : [{ kind: 'group' as const, key: 'later', label: t('postpone.label') }, ...postponingFor(event)]),
    { kind: 'group', key: 'rest' },
    { kind: 'action', key: 'assign', label: t('assign.do'), onSelect: () => setOpenDialog({ kind: 'assign', event }) },
    {
      kind: 'action',
      key: 'delete',
      label: t('delete.do'),
      danger: true,
      onSelect: () => setOpenDialog({ kind: 'delete', event }),
    },
  ];
  const event = openDialog?.event;
  const dialogs = event && (
    <>
      {openDialog.kind === 'postpone' && <PostponeDialog event={event} onClose={close} />}
      {openDialog.kind === 'assign' && (
        <AssignDialog
          event={event}
          onClose={close}
          onChosen={(user) => {
            close();
            if (user !== event.user) change(event, { user }, t('assign.done', { name: nameOf(user) }));
          }}
        />
      )}
      {openDialog.kind === 'delete' && (
        <DeleteEventDialog
          event={event}
          onClose={close}
          onDeleted={() => {
            close();
            onDeleted?.();
          }}
        />
      )}
    </>
  );
  return { itemsFor, postponingFor, ask: setOpenDialog, dialogs };
}
