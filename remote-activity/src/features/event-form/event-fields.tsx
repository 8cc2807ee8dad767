import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { readTime } from '@pignon/shared/domain/common/fields/read-day';
import type { WrittenType } from '@pignon/shared/domain/event/event.enums';
import { i18n, useTranslation } from '@pignon/shared/i18n';
import { Segmented, TimeInput } from '@pignon/shared/ui/core';
import { DateField, FormField, SelectField, useFormValue, type Check, type Control } from '@pignon/shared/ui/form';
import { EVENT_STATES, type EventState } from './event-values';
import styles from './event-form.module.css';

/** A time field; invalid input stays as typed. */
function TimeBox({ value, onChange, ...rest }: Control<string | null>): ReactNode {
  return (
    <TimeInput
      {...rest}
      quiet
      value={value ?? ''}
      onChange={(time, typed) => onChange?.(time || typed.trim() || null)}
    />
  );
}

const readable: Check = (value) =>
  typeof value === 'string' && readTime(value) === undefined ? i18n.t('time.unreadable') : undefined;

function StateBox({ type, value = 'PLANNED', onChange }: Control<EventState> & { type: WrittenType }): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <Segmented
      label={t(`eventType.${type}`)}
      value={value}
      options={EVENT_STATES.map((state) => ({ value: state, label: t(`new.state.${type}.${state}`) }))}
      onChange={(state) => onChange?.(state)}
    />
  );
}

/** Time of an event: due date of a task, time of others. A note has the day on which it is written. */
export function EventTime({ type }: { type: WrittenType }): ReactNode {
  const { t } = useTranslation('activity');
  const endDay = useFormValue('endDay');
  if (type === 'NOTE') return null;
  const isTask = type === 'TASK';
  return (
    <>
      {!isTask && (
        <FormField name="state" label={t(`eventType.${type}`)}>
          <StateBox type={type} />
        </FormField>
      )}
      <div className={type === 'MEETING' ? styles.period : styles.when}>
        <DateField name="day" label={t(isTask ? 'field.event.due' : 'new.day')} required={!isTask} />
        <FormField name="time" label={t(type === 'MEETING' ? 'field.event.start' : 'new.time')} check={readable}>
          <TimeBox />
        </FormField>
        {type === 'MEETING' && (
          <>
            {endDay !== null && <DateField name="endDay" label={t('new.endDay')} />}
            <FormField name="endTime" label={t('field.event.end')} hint={t('new.endHint')} check={readable}>
              <TimeBox />
            </FormField>
          </>
        )}
      </div>
    </>
  );
}

/** Colleague in charge: an active one; a user who is set stays selectable. */
export function Assignee({ type }: { type: WrittenType }): ReactNode {
  const { t } = useTranslation('activity');
  const { all, nameOf } = useColleagues();
  const selectedUser = useFormValue('user');
  const isDone = useFormValue('state') === 'MADE' || type === 'NOTE';
  const known = all.filter(({ active }) => active).map(({ loginEmail }) => loginEmail);
  const people = typeof selectedUser === 'string' && !known.includes(selectedUser) ? [selectedUser, ...known] : known;
  return (
    <SelectField
      name="user"
      label={t(isDone ? 'new.user.MADE' : 'new.user.PLANNED')}
      options={people.map((value) => ({ value, label: nameOf(value) }))}
      required
    />
  );
}
