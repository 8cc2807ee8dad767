import { useWaitingWords } from '@pignon/shared/waiting';
import { useState, type ReactNode } from 'react';
import { useColleagues, type CallReply } from '@pignon/shared/api';
import type { Labels } from '@pignon/shared/domain/audit/history-labels';
import { newDraftKey } from '@pignon/shared/domain/draft/draft-key';
import type { WrittenType } from '@pignon/shared/domain/event/event.enums';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { bus } from '@pignon/shared/bus';
import { useLocation } from '@pignon/shared/router';
import type { WaitingCallOf } from '@pignon/shared/waiting';
import { FormField, FormSection, RecordForm, TextAreaField, TextField } from '@pignon/shared/ui/form';
import { useLabelsByPath } from '../field-labels';
import { describeEventChange, describeNewEvent } from '../waiting/describe-event-call';
import type { QuickLinks } from '../home/quick-event';
import { Assignee, EventTime } from './event-fields';
import {
  changedEventBody,
  eventProblem,
  newEventBody,
  startValues,
  valuesOfEvent,
  valuesOfNewEvent,
  type EventValues,
} from './event-values';
import { LinksInput } from './links-input';

const MAX_TITLE_LENGTH = 300;
const MAX_NOTE_LENGTH = 5000;

function Fields({ type }: { type: WrittenType }): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <>
      <FormSection title={t('new.what')}>
        <TextField
          name="title"
          label={t('field.event.title')}
          required
          wide
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
        />
        <EventTime type={type} />
        <Assignee type={type} />
      </FormSection>
      <FormSection title={t('new.about')}>
        <FormField name="links" label={t('field.event.links')} wide>
          <LinksInput />
        </FormField>
        <TextAreaField name="text" label={t('field.event.text')} wide maxLength={MAX_NOTE_LENGTH} />
      </FormSection>
    </>
  );
}

interface NewEventFormProps {
  type: WrittenType;
  /** loginEmail of the author. */
  writer: string;
  /** Initial links. */
  links: QuickLinks;
  /** Entered offline and refused by the server, to be corrected. */
  refusedCall: WaitingCallOf<'POST event/create'> | undefined;
  onSaved: (event: Event) => void;
  /** Called when the call waits for the network. */
  onWaiting: () => void;
  onCancel: () => void;
}

/** A task, a call, a message, a meeting or a note to write down. */
export function NewEventForm({ type, writer, links, refusedCall, ...end }: NewEventFormProps): ReactNode {
  const { t } = useTranslation('activity');
  const labels = useLabelsByPath('event.');
  const { pathname } = useLocation();
  // keeps the default time of when the form opened
  const [values] = useState(() => startValues(type, writer, links));
  return (
    <RecordForm
      call="POST event/create"
      values={values}
      valuesOf={() => values}
      toBody={(typed) => newEventBody(type, typed)}
      rule={eventProblem}
      labels={labels}
      draftKey={newDraftKey('event', [type.toLowerCase(), ...links.map(({ kind, id }) => `${kind}-${id}`)])}
      verb={t(`new.create.${type}`)}
      waiting={(typed) => ({
        ...describeNewEvent(t, newEventBody(type, typed), pathname),
        ...(refusedCall && { replaces: refusedCall.id }),
      })}
      entered={refusedCall && { values: valuesOfNewEvent(refusedCall.input.body, writer), base: values }}
      enterSaves
      {...end}
    >
      <Fields type={type} />
    </RecordForm>
  );
}

/** Labels and values for the conflict dialog. */
function useWords(): { labels: Labels; show: (path: string, value: unknown) => ReactNode } {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const labels = {
    ...useLabelsByPath('event.'),
    day: t('new.day'),
    time: t('new.time'),
    endTime: t('field.event.end'),
    endDay: t('new.endDay'),
    state: t('events.state'),
  };
  const show = (path: string, value: unknown): ReactNode => {
    if (typeof value !== 'string') return undefined;
    if (path === 'user') return nameOf(value);
    if (path === 'day' || path === 'endDay') return formatDate(value);
    return path === 'state' ? t(value === 'MADE' ? 'state.done' : 'state.toDo') : undefined;
  };
  return { labels, show };
}

interface EditEventFormProps {
  event: Event & { type: WrittenType };
  onSaved: (event: CallReply<'PATCH event/{id}'>) => void;
}

/** Edits an event; concurrent changes are merged, and nothing typed is lost. */
export function EditEventForm({ event, onSaved }: EditEventFormProps): ReactNode {
  const { t } = useTranslation('activity');
  const waitingWord = useWaitingWords();
  const { id, type, version } = event;
  const words = useWords();
  return (
    <RecordForm<'PATCH event/{id}', EventValues>
      call="PATCH event/{id}"
      params={{ id }}
      values={valuesOfEvent(event)}
      version={version}
      valuesOf={valuesOfEvent}
      toBody={(values, base) => changedEventBody(type, values, base)}
      rule={eventProblem}
      draftKey={`event:${id}`}
      waiting={(values) => describeEventChange(t, event, changedEventBody(type, values, valuesOfEvent(event)))}
      onWaiting={() => bus.publish('notice.raised', { message: waitingWord('waiting:kept') })}
      enterSaves
      onSaved={onSaved}
      {...words}
    >
      <Fields type={type} />
    </RecordForm>
  );
}
