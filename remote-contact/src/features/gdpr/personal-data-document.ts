import type { Audited } from '@pignon/shared/domain/audit/audit.enums';
import { labelOf } from '@pignon/shared/domain/audit/history-labels';
import { labelsOf } from '@pignon/shared/domain/audit/labels-of';
import { summaryOf } from '@pignon/shared/domain/audit/summary';
import { escapeMarkup } from '@pignon/shared/domain/common/text/markup';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { ContactExport } from '@pignon/shared/domain/contact/contact-export.schema';
import { formatDate, formatDateTime } from '@pignon/shared/i18n';
import { searchSentences } from '../criteria/criterion-sentence';

type Words = (key: string, values?: Record<string, unknown>) => string;
type Line = readonly [label: string, value: string];

/** Technical keys, left out of the document. */
const TECHNICAL = /^(?:version|position|key|path|crop|groupId|id|erased)$|Id$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT/;
const PICTURE = /^data:image\//;

/** Translations of enumerated values by path; other values are written as they are. */
const CATALOGUES: Readonly<Record<string, string>> = {
  'contact.contactType': 'contactType',
  'contact.title': 'contactTitle',
  'contact.type': 'phoneType',
  'contact.channel': 'consentChannel',
  'property.types': 'contactType',
  'event.type': 'eventType',
  'proposal.status': 'proposalStatus',
  'proposal.means': 'proposalMeans',
  'proposal.reason': 'refusalReason',
};

interface Reading {
  entity: Audited;
  words: Words;
}

function valueText(value: unknown, path: string, { entity, words }: Reading): string {
  if (typeof value === 'boolean') return words(value ? 'gdpr.yes' : 'gdpr.no');
  if (value instanceof Date) return formatDateTime(value);
  if (typeof value !== 'string') return String(value);
  const catalogue = CATALOGUES[`${entity}.${path.split('.').at(-1) ?? ''}`];
  if (catalogue !== undefined) return words(`${catalogue}.${value}`);
  if (PICTURE.test(value)) return words('gdpr.picture');
  if (DAY.test(value)) return formatDate(value);
  return MOMENT.test(value) ? formatDateTime(value) : value;
}

/** Lists all non-empty values, labelled by path. */
function linesOf(value: unknown, reading: Reading, path = ''): Line[] {
  if (value === null || value === undefined || value === '') return [];
  const label = labelOf(labelsOf(reading.entity), path);
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return value.length === 0 ? [] : [[label, value.map((each) => valueText(each, path, reading)).join(', ')]];
  if (typeof value !== 'object' || value instanceof Date) return [[label, valueText(value, path, reading)]];
  return Object.entries(value)
    .filter(([key]) => !TECHNICAL.test(key))
    .flatMap(([key, part]) => linesOf(part, reading, path ? `${path}.${key}` : key));
}

const table = (lines: readonly Line[]) =>
  `<table>${lines.map(([label, value]) => `<tr><th scope="row">${escapeMarkup(label)}</th><td>${escapeMarkup(value)}</td></tr>`).join('')}</table>`;

function chapter(title: string, parts: readonly string[], emptyText: string): string {
  return `<section><h2>${escapeMarkup(title)}</h2>${parts.length > 0 ? parts.join('') : `<p>${escapeMarkup(emptyText)}</p>`}</section>`;
}

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;max-width:820px;margin:32px auto;padding:0 16px;color:#1b211d}
h1{font-size:24px}h2{font-size:18px;margin-top:32px;border-bottom:1px solid #ccc}table{width:100%;border-collapse:collapse;
margin:12px 0;break-inside:avoid}th,td{padding:4px 8px;border-bottom:1px solid #e3e5e3;text-align:left;vertical-align:top;
overflow-wrap:anywhere}th{width:36%;font-weight:500;color:#4c544e}`;

/** Writes a person's data as a standalone HTML page to read and print. */
export function personalDataDocument(personExport: ContactExport, words: Words): string {
  const records = (title: string, of: readonly unknown[], entity: Audited) =>
    chapter(
      words(title),
      of.map((each) => table(linesOf(each, { entity, words }))),
      words('gdpr.none'),
    );
  const journal = personExport.journal.map(({ at, action, entity, changes }): Line => [
    formatDateTime(at),
    summaryOf(
      action,
      changes.map(({ path }) => path),
      labelsOf(entity),
    ),
  ]);
  const { filters, ...record } = personExport.contact;
  const search = searchSentences(filters, words, () => undefined).map((each): Line => [words('form.criteria'), each]);
  const title = escapeMarkup(
    words('gdpr.file', { name: contactName(personExport.contact) || words('gdpr.erasedPerson') }),
  );
  const body = [
    `<h1>${title}</h1>`,
    `<p>${escapeMarkup(words('gdpr.exported', { date: formatDateTime(personExport.exportedTime) }))}</p>`,
    chapter(words('gdpr.record'), [table([...linesOf(record, { entity: 'contact', words }), ...search])], ''),
    records('gdpr.properties', personExport.properties, 'property'),
    records('gdpr.mandates', personExport.mandates, 'mandate'),
    records('gdpr.visits', personExport.visits, 'visit'),
    records('gdpr.proposals', personExport.proposals, 'proposal'),
    records('gdpr.events', personExport.events, 'event'),
    records('gdpr.media', personExport.media, 'media'),
    chapter(words('gdpr.journal'), journal.length > 0 ? [table(journal)] : [], words('gdpr.none')),
  ];
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head><body>${body.join('')}</body></html>`;
}
