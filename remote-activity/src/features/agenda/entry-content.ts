import type { AgendaKind } from '@pignon/shared/domain/visit/agenda.enums';
import type { EntryTexts } from './entry-texts';

function line(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

/**
 * Builds the content of a calendar entry as elements; `key` identifies it on the page. The first line fits 15 minutes
 * and names the kind unless it is a visit, as colour alone is not accessible. The day is for screen readers only.
 */
export function entryContent(
  entry: { key: string; kind: AgendaKind },
  words: EntryTexts,
  showsNames: boolean,
): HTMLElement[] {
  const { day, time, kind, title: what, details: more, userNames: who } = words;
  const body = document.createElement('span');
  body.className = 'agenda-body';
  body.dataset['key'] = entry.key;
  const isVisit = entry.kind === 'VISIT';
  const first = line('agenda-what', '');
  const [start = ''] = time.split(' ');
  first.append(line('agenda-time', start), ' ');
  if (!isVisit && kind !== '') first.append(line('agenda-kind', kind), ' ');
  first.append(line('agenda-title', what));
  const second = [isVisit ? kind : '', showsNames ? who : '', more].filter(Boolean).join(' · ');
  body.append(line('pg-hidden', day), ' ', first, ' ', line('agenda-more', second));
  return [body];
}
