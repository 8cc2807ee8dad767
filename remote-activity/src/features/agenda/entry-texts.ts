import { dayOf } from '@pignon/shared/domain/common/day';
import { formatDateTime, formatLongDate, formatTime, type useTranslation } from '@pignon/shared/i18n';
import { cutContactName } from '@pignon/shared/domain/contact/contact-name';
import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import { hasLength } from './entry-times';

type Words = ReturnType<typeof useTranslation<'activity'>>['t'];

/** Texts of an entry. */
export interface EntryTexts {
  /** "mercredi 25 novembre 2026". */
  day: string;
  /** "10:00 – 10:45", with the day of an end on another day; '' for a whole day. */
  time: string;
  /** "Visite", "Tâche"… */
  kind: string;
  title: string;
  /** Place and people; empty without any. */
  details: string;
  /** People of the entry. */
  userNames: string;
}

/** Texts of an entry. On the client's screen they name nobody and omit typed text. */
export function entryTexts(
  entry: AgendaEntry,
  t: Words,
  nameOf: (loginEmail: string) => string,
  watched: boolean,
): EntryTexts {
  const { kind, start, end, title, city, propertyRef, contacts, users } = entry;
  const ofProperty = kind === 'VISIT' || kind === 'SIGNING' || kind === 'MANDATE_TERM';
  const isEnded = start !== null && end !== null && hasLength(kind);
  const endText = isEnded && (dayOf(end) === dayOf(start) ? formatTime(end) : formatDateTime(end));
  const span = start === null ? [] : [formatTime(start), ...(endText ? [endText] : [])];
  const people = watched ? [] : contacts.map(({ name }) => cutContactName(name));
  const about = ofProperty ? [city, propertyRef] : [propertyRef];
  return {
    day: formatLongDate(start ?? entry.day ?? ''),
    time: span.join(' – '),
    kind: t([`agenda.kind.${kind}`, `eventType.${kind}`]),
    title: ofProperty ? title || (propertyRef ?? '') : watched ? t('agenda.hidden') : title,
    details: [...about, ...people].filter(Boolean).join(' · '),
    userNames: users.map(nameOf).join(', '),
  };
}
