import type { DateTime } from '@pignon/shared/domain/common/date-time';
import { capitalize } from '@pignon/shared/domain/common/french';
import { EVENT_LABELS } from '@pignon/shared/domain/event/event-labels';
import { EVENT_TYPE_WORDS, type LinkKind } from '@pignon/shared/domain/event/event.enums';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { csvMoment, type CsvColumn } from '../http/csv';
import { csvYesNo } from '../http/csv-field';

const LINK_WORDS: Readonly<Record<LinkKind, string>> = {
  property: 'bien',
  contact: 'contact',
  mandate: 'mandat',
  visit: 'visite',
  user: 'utilisateur',
  sync: 'portail',
};

const moment = (at: DateTime | null): string => (at === null ? '' : csvMoment(at));

/** Columns of events as spreadsheets get them. */
export const EVENT_COLUMNS: readonly CsvColumn<Event>[] = [
  { title: EVENT_LABELS.type.fr, write: ({ type }) => capitalize(EVENT_TYPE_WORDS[type].fr) },
  { title: EVENT_LABELS.title.fr, write: ({ title }) => title },
  { title: EVENT_LABELS.text.fr, write: ({ text }) => text },
  { title: EVENT_LABELS.start.fr, write: ({ start }) => csvMoment(start) },
  { title: EVENT_LABELS.end.fr, write: ({ end }) => moment(end) },
  { title: EVENT_LABELS.due.fr, write: ({ due }) => moment(due) },
  { title: EVENT_LABELS.done.fr, write: ({ done }) => csvYesNo(done) },
  { title: EVENT_LABELS.user.fr, write: ({ user }, nameOf) => nameOf(user) },
  { title: EVENT_LABELS.author.fr, write: ({ author }, nameOf) => (author ? nameOf(author) : '') },
  {
    title: EVENT_LABELS.links.fr,
    write: ({ links }) => links.map(({ kind, id }) => `${LINK_WORDS[kind]} ${id}`).join(', '),
  },
];
