import { useState, type ReactNode } from 'react';
import { call, callQuery, useColleagues, useQueryClient } from '@pignon/shared/api';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { EventBulkFields } from '@pignon/shared/domain/event/event-bulk.schema';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import {
  Button,
  CheckIcon,
  ClockIcon,
  Dialog,
  RecordLink,
  RotateCcwIcon,
  Trash2Icon,
  UserIcon,
  type MenuItem,
} from '@pignon/shared/ui/core';
import {
  BulkBar,
  BulkMenu,
  changesFor,
  useBulk,
  useSelection,
  type BulkChange,
  type Choosable,
  type Chooser,
} from '@pignon/shared/ui/list';
import { nextMonday, tomorrow } from './actions/postpone';
import { findEvents, type EventListState } from './event-list';

async function send(changes: readonly BulkChange<EventBulkFields>[]) {
  const numericChanges = changes.map(({ id, ...change }) => ({ id: Number(id), ...change }));
  const { results } = await call('POST event/bulk', { body: { changes: numericChanges } }, { batch: true });
  return results.map(({ id, ...result }) => ({ id: String(id), ...result }));
}

/** Selectable entry of an event; null for system events, which cannot be changed. */
export const selectable = ({ id, version, type }: Pick<Event, 'id' | 'version' | 'type'>): Choosable | null =>
  type === 'SYSTEM' ? null : { id: String(id), version };

function useReadPage(list: EventListState) {
  const client = useQueryClient();
  return async (paging: { pageNumber: number; pageSize: number }) => {
    const body = { ...findEvents(list, dayOf()), ...paging };
    const isOwnList = list.filters.whose === 'ME';
    const { content, page } = isOwnList
      ? await client.query(callQuery('POST event/me', { body }))
      : await client.query(callQuery('POST event', { body }));
    return { rows: content.flatMap((event) => selectable(event) ?? []), totalPages: page.totalPages };
  };
}

function DeleteQuestion({ count, onClose, onDelete }: { count: number; onClose: () => void; onDelete: () => void }) {
  const { t } = useTranslation('activity');
  return (
    <Dialog
      open
      title={t('bulk.deleteTitle', { count })}
      width={420}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button danger onClick={onDelete}>
            {t('delete.do')}
          </Button>
        </>
      }
    >
      <p>{t('bulk.deleteText')}</p>
    </Dialog>
  );
}

type Change = (title: string, fields: EventBulkFields) => void;

interface ChangesProps {
  count: number;
  /** State filter: open, done, or both. */
  state: EventListState['filters']['state'];
  onChange: Change;
}

function Changes({ count, state, onChange }: ChangesProps): ReactNode {
  const { t } = useTranslation('activity');
  const { all, nameOf } = useColleagues();
  const [deleting, setDeleting] = useState(false);
  const today = dayOf();
  const to = (key: 'tomorrow' | 'nextWeek', day: string): MenuItem => ({
    kind: 'action',
    key,
    label: t(`postpone.${key}`),
    detail: formatDate(day),
    onSelect: () => onChange(t('postpone.done', { date: formatDate(day) }), { day }),
  });
  const people = all
    .filter(({ active }) => active)
    .map(({ loginEmail }): MenuItem => {
      const name = nameOf(loginEmail);
      const onSelect = () => onChange(t('assign.done', { name }), { user: loginEmail });
      return { kind: 'action', key: loginEmail, label: name, onSelect };
    });
  return (
    <>
      {state !== 'DONE' && (
        <Button icon={<CheckIcon />} onClick={() => onChange(t('bulk.ticked'), { done: true })}>
          {t('bulk.tick')}
        </Button>
      )}
      {state !== 'TODO' && (
        <Button icon={<RotateCcwIcon />} onClick={() => onChange(t('bulk.reopened'), { done: false })}>
          {t('toDo.untick')}
        </Button>
      )}
      {state === 'TODO' && (
        <BulkMenu
          label={t('postpone.label')}
          icon={<ClockIcon />}
          items={[to('tomorrow', tomorrow(today)), to('nextWeek', nextMonday(today))]}
        />
      )}
      <BulkMenu label={t('assign.do')} icon={<UserIcon />} items={people} />
      <Button danger icon={<Trash2Icon />} onClick={() => setDeleting(true)}>
        {t('delete.do')}
      </Button>
      {deleting && (
        <DeleteQuestion
          count={count}
          onClose={() => setDeleting(false)}
          onDelete={() => {
            setDeleting(false);
            onChange(t('bulk.deleted'), { deleted: true });
          }}
        />
      )}
    </>
  );
}

interface EventBulkBarProps {
  chooser: Chooser;
  list: EventListState;
  /** Number of records in the list; undefined while unknown. */
  total: number | undefined;
}

/** Actions on the selected events. */
export function EventBulkBar({ chooser, list, total }: EventBulkBarProps): ReactNode {
  const { t } = useTranslation('activity');
  const selection = useSelection(chooser);
  const bulk = useBulk<EventBulkFields>({ area: 'event', send });
  return (
    <BulkBar
      chooser={chooser}
      bulk={bulk}
      linkOf={(id) => <RecordLink record={{ kind: 'event', id }} fallback={t('event.one')} />}
      total={total}
      readPage={useReadPage(list)}
    >
      <Changes
        count={selection.size}
        state={list.filters.state}
        onChange={(title, fields) => {
          void bulk.start(title, changesFor(selection, fields));
          chooser.clear();
        }}
      />
    </BulkBar>
  );
}
