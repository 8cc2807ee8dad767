import { cutText } from '../common/text/characters';
import { POLIRIS_COLUMNS } from '../poliris/columns/column-table';
import { plainLine } from '../poliris/values';
import type { PortalKind } from './sync.enums';
import type { ListingFieldChange } from './sync.schema';

const MAX_CHANGES = 60;
const MAX_VALUE_LENGTH = 400;

type Field = readonly [label: string, value: string];

/** Splits a Poliris line into fields. */
const polirisFields = (line: string): Field[] =>
  line
    .trim()
    .split('!#')
    .map((cell, index) => [POLIRIS_COLUMNS[index]?.label ?? String(index + 1), plainLine(cell.replace(/^"|"$/g, ''))]);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#13': '\r' };
const unescaped = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Flattens written XML: texts and attributes by path; equal siblings are numbered. */
function xmlFields(xml: string): Field[] {
  const fields: Field[] = [];
  const openElements: string[] = [];
  const countsByReference = new Map<string, number>();
  for (const [, closing, name = '', attributes = '', text = ''] of xml.matchAll(/<(\/?)([\w:.-]+)([^>]*)>([^<]*)/g)) {
    if (closing) {
      openElements.pop();
      continue;
    }
    const plainText = [...openElements, name].join(' › ');
    const number = (countsByReference.get(plainText) ?? 0) + 1;
    countsByReference.set(plainText, number);
    openElements.push(number === 1 ? name : `${name} ${number}`);
    const place = openElements.slice(openElements.length > 1 ? 1 : 0).join(' › ');
    for (const [, key = '', value = ''] of attributes.matchAll(/([\w:.-]+)="([^"]*)"/g))
      fields.push([`${place} @${key}`, unescaped(value)]);
    if (text.trim() !== '') fields.push([place, unescaped(text.trim())]);
  }
  return fields;
}

const fieldsOf = (kind: PortalKind, content: string): Field[] =>
  kind === 'POLIRIS' ? polirisFields(content) : xmlFields(content);

const truncate = (value: string | undefined): string => cutText(value ?? '', MAX_VALUE_LENGTH);

/** Compares two versions of a listing as written for a portal, field by field, in the order of the format. */
export function listingChanges(kind: PortalKind, before: string, after: string): ListingFieldChange[] {
  const [old, now] = [fieldsOf(kind, before), fieldsOf(kind, after)];
  const oldValues = new Map(old);
  const newValues = new Map(now);
  const labels = [...new Set([...now, ...old].map(([label]) => label))];
  return labels
    .filter((label) => (oldValues.get(label) ?? '') !== (newValues.get(label) ?? ''))
    .slice(0, MAX_CHANGES)
    .map((label) => ({ label, before: truncate(oldValues.get(label)), after: truncate(newValues.get(label)) }));
}
