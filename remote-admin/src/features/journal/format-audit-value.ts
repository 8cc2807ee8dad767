import type { Audited } from '@pignon/shared/domain/audit/audit.enums';
import { labelledPlace, labelOf } from '@pignon/shared/domain/audit/history-labels';
import { labelsOf } from '@pignon/shared/domain/audit/labels-of';
import { fieldAt, type Field, type FieldCatalogue } from '@pignon/shared/domain/common/fields/field-catalogue';
import { CONTACT_FIELDS } from '@pignon/shared/domain/contact/contact-catalogue';
import { PROPERTY_FIELDS } from '@pignon/shared/domain/property/property-catalogue';
import { i18n } from '@pignon/shared/i18n';
import { formatField } from '@pignon/shared/ui/core';

const FIELDS: Readonly<Partial<Record<Audited, FieldCatalogue>>> = {
  property: PROPERTY_FIELDS,
  contact: CONTACT_FIELDS,
};

/** Values with translations, for kinds of records without a field list. */
const WORDS: Readonly<Partial<Record<Audited, Readonly<Record<string, string>>>>> = {
  contact: { 'consents.*.channel': 'consentChannel' },
  mandate: {
    type: 'mandateType',
    status: 'mandateStatus',
    transactionType: 'transactionType',
    register: 'cardKind',
    feeType: 'feeType',
    'management.accounts': 'accountRhythm',
    'management.feeBasis': 'managementFeeBasis',
    'management.depositHolder': 'depositHolder',
    'termination.kind': 'terminationKind',
    'termination.by': 'terminationParty',
  },
  visit: {
    status: 'visitStatus',
    kind: 'visitKind',
    cancelReason: 'cancelReason',
    'feedback.priceOpinion': 'priceOpinion',
    'feedback.next': 'nextStep',
    'feedback.reason': 'refusalReason',
  },
  proposal: { status: 'proposalStatus', means: 'proposalMeans', reason: 'refusalReason' },
  agency: { 'professionalCard.kinds': 'cardKind' },
  event: { type: 'eventType' },
  portal: { selection: 'sync.selection', mode: 'sync.mode', 'target.kind': 'sync.protocol' },
  user: { roles: 'role', status: 'userStatus', agentCapacity: 'agentCapacity' },
};

/** Namespaces with the texts of values: this remote's labels and the common texts. */
const NAMESPACES = ['admin', 'common'];

/** Message key of a choice; undefined for other values. */
function wordOf(entity: Audited, path: string, field: Field | undefined, value: number | string): string | undefined {
  const place = labelledPlace(path.replace(/\.\d+$/, ''));
  if (entity === 'media' && place === '*.metadata') return `mediaMark.${value}`;
  const words = field?.words ?? WORDS[entity]?.[place];
  return words && `${words}.${value}`;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Guesses the type of a text without field description: days and instants have a fixed form. */
function guessed(text: string): Field {
  if (DAY.test(text)) return { kind: 'DAY' };
  return { kind: MOMENT.test(text) ? 'MOMENT' : 'TEXT' };
}

function simpleText(entity: Audited, path: string, value: boolean | number | string): string {
  if (typeof value === 'boolean') return i18n.t(value ? 'admin:journal.yes' : 'admin:journal.no');
  const field = FIELDS[entity] && fieldAt(FIELDS[entity], path);
  const key = wordOf(entity, path, field, value);
  // a value of an earlier version may have no translation
  if (key !== undefined && i18n.exists(key, { ns: NAMESPACES })) return i18n.t(key, { ns: NAMESPACES });
  return formatField(field ?? (typeof value === 'string' ? guessed(value) : { kind: 'NUMBER' }), value);
}

/** Formats a value as lines; none for an empty one. */
export function valueLines(entity: Audited, path: string, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return [simpleText(entity, path, value)];
  const labels = labelsOf(entity);
  const ownLabel = labelOf(labels, path);
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const at = `${path}.${key}`;
    const lines = valueLines(entity, at, part);
    if (Array.isArray(value)) return lines.length > 0 ? [lines.join(', ')] : [];
    const label = labelOf(labels, at);
    return lines.length > 0 ? [`${label === ownLabel || label === at ? key : label}\u00a0: ${lines.join(', ')}`] : [];
  });
}
