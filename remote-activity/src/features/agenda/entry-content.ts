import type { AgendaKind } from '@pignon/shared/domain/visit/agenda.enums';
import type { EntryWords } from './entry-words';

function line(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

/**
 * What stands in an entry of the calendar, as elements: its key lets the page find it again. The first line holds in 15
 * minutes; it names the kind of what is no visit, as colour alone says nothing. The day is heard, not seen.
 */
export function entryContent(
  entry: { key: string; kind: AgendaKind },
  words: EntryWords,
  named: boolean,
): HTMLElement[] {
  const { day, time, kind, what, more, who } = words;
  const body = document.createElement('span');
  body.className = 'agenda-body';
  body.dataset['key'] = entry.key;
  const isVisit = entry.kind === 'VISIT';
  const first = line('agenda-what', '');
  const [start = ''] = time.split(' ');
  first.append(line('agenda-time', start), ' ');
  if (!isVisit && kind !== '') first.append(line('agenda-kind', kind), ' ');
  first.append(line('agenda-title', what));
  const second = [isVisit ? kind : '', named ? who : '', more].filter(Boolean).join(' · ');
  body.append(line('pg-hidden', day), ' ', first, ' ', line('agenda-more', second));
  return [body];
}
