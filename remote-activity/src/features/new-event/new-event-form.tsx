import { useState, type ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { EVENT_LABELS } from '@pignon/shared/domain/audit/business-labels';
import { readTime } from '@pignon/shared/domain/common/fields/read-day';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { i18n, useTranslation } from '@pignon/shared/i18n';
import { Segmented, TimeInput } from '@pignon/shared/ui/core';
import {
  DateField,
  FormField,
  FormSection,
  RecordForm,
  SelectField,
  TextAreaField,
  TextField,
  useFormValue,
  type Check,
  type Control,
} from '@pignon/shared/ui/form';
import type { QuickLinks } from '../home/quick-event';
import { LinksBox } from './links-box';
import { CALL_STATES, newEventBody, startValues, type CallState, type NewEventType } from './new-event';
import styles from './new-event.module.css';

const LONGEST_TITLE = 300;
const LONGEST_NOTE = 5000;

/** An hour; what cannot be read stays as it was typed. */
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

function StateBox({ value = 'PLANNED', onChange }: Control<CallState>): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <Segmented
      label={t('new.state')}
      value={value}
      options={CALL_STATES.map((state) => ({ value: state, label: t(`new.state.${state}`) }))}
      onChange={(state) => onChange?.(state)}
    />
  );
}

/** When: by when a task is due, when a call is to be made or was. */
function When({ type }: { type: NewEventType }): ReactNode {
  const { t } = useTranslation('activity');
  const isTask = type === 'TASK';
  return (
    <>
      {!isTask && (
        <FormField name="state" label={t('new.state')}>
          <StateBox />
        </FormField>
      )}
      <div className={styles.when}>
        <DateField name="day" label={t(isTask ? 'new.due' : 'new.day')} required={!isTask} />
        <FormField name="time" label={t('new.time')} check={readable}>
          <TimeBox />
        </FormField>
      </div>
    </>
  );
}

/** Who of the agency does it: somebody at work there; a chosen user stays visible all the same. */
function Assignee(): ReactNode {
  const { t } = useTranslation('activity');
  const { all, nameOf } = useColleagues();
  const chosen = useFormValue('user');
  const isMade = useFormValue('state') === 'MADE';
  const known = all.filter(({ active }) => active).map(({ loginEmail }) => loginEmail);
  const people = typeof chosen === 'string' && !known.includes(chosen) ? [chosen, ...known] : known;
  return (
    <SelectField
      name="user"
      label={t(isMade ? 'new.user.MADE' : 'new.user.PLANNED')}
      options={people.map((value) => ({ value, label: nameOf(value) }))}
      required
    />
  );
}

interface NewEventFormProps {
  type: NewEventType;
  /** loginEmail of who writes it down. */
  writer: string;
  /** What it is about to begin with. */
  links: QuickLinks;
  onSaved: (event: Event) => void;
  onCancel: () => void;
}

/** A task or a call to write down. */
export function NewEventForm({ type, writer, links, ...end }: NewEventFormProps): ReactNode {
  const { t } = useTranslation('activity');
  // the minute at which the form was opened stays the one that is offered
  const [values] = useState(() => startValues(type, writer, links));
  const about = links.map(({ kind, id }) => `-${kind}-${id}`).join('');
  return (
    <RecordForm
      call="POST event/create"
      values={values}
      valuesOf={() => values}
      toBody={(typed) => newEventBody(type, typed)}
      labels={EVENT_LABELS}
      draftKey={`event:new-${type.toLowerCase()}${about}`.slice(0, 100)}
      verb={t(`new.create.${type}`)}
      enterSaves
      {...end}
    >
      <FormSection title={t('new.what')}>
        <TextField name="title" label={t('new.title')} required wide maxLength={LONGEST_TITLE} autoComplete="off" />
        <When type={type} />
        <Assignee />
      </FormSection>
      <FormSection title={t('new.about')}>
        <FormField name="links" label={t('new.links')} wide>
          <LinksBox />
        </FormField>
        <TextAreaField name="text" label={t('new.text')} wide maxLength={LONGEST_NOTE} />
      </FormSection>
    </RecordForm>
  );
}
