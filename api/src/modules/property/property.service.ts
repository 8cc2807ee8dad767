import { signComments } from '@pignon/shared/domain/common/comments';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import { displayedPrice } from '@pignon/shared/domain/property/price/price';
import { completeDraft, patched } from '@pignon/shared/domain/property/property-draft';
import type { PropertyDraft, PropertyPatch } from '@pignon/shared/domain/property/property-draft.schema';
import { priceText } from '@pignon/shared/domain/property/price/price-text';
import { fieldsOf } from '@pignon/shared/domain/property/property-fields';
import { PROPERTY_STATUS_WORDS } from '@pignon/shared/domain/property/property-status-words';
import type { Property, PropertyFields } from '@pignon/shared/domain/property/property.schema';
import type { Queryable } from '../../db/db';
import { invalid } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import { changesBetween } from '../../write/changes';
import { groupBy } from '../../write/group-by';
import { StaleError, type Outcome } from '../../write/outcome';
import { writeAudit } from '../audit/audit.repo';
import { insertEvents, systemEvent, type NewEvent } from '../event/event-write.repo';
import { validatePropertyWrite } from './compliance/validate-property-write';
import { settleLocation } from './fill-location';
import { refreshMarketFacts } from './market/market-facts';
import { getPropertyOrThrow } from './get-property-or-throw';
import { insertProperties, updateProperties, type PropertyRecord } from './property-write.repo';
import { passReferences, takeReferences } from './reference.repo';

/** A property to create; reference, identifier and times are given only for imported ones. */
export interface NewProperty {
  fields: PropertyFields;
  reference?: string;
  technicalId?: string;
  createdTime?: string;
  modifiedTime?: string;
}

const priceOf = ({ price, transactionType }: Property) => (price === null ? '—' : priceText(price, transactionType));

function withDefaults(fields: PropertyFields): PropertyRecord['fields'] {
  const { transactionType } = fields;
  if (transactionType === null) throw invalid('transactionType', 'Il manque le type de transaction');
  return { ...fields, transactionType };
}

/** Appends today's price to the history, unless it is there. */
function withPriceHistory(fields: PropertyRecord['fields'], at: string): PropertyRecord['fields'] {
  const price = displayedPrice(fields);
  const history = fields.financialInfo.priceHistory;
  if (price === null || history.at(-1)?.price === price) return fields;
  return { ...fields, financialInfo: { ...fields.financialInfo, priceHistory: [...history, { at, price }] } };
}

async function record(tx: Queryable, actor: Actor, added: readonly NewProperty[]): Promise<PropertyRecord[]> {
  const now = timeOf(actor);
  const completed = added.map((item) => ({
    ...item,
    fields: withDefaults(item.fields),
    createdTime: item.createdTime ?? now,
  }));
  const givenReferences = completed.flatMap(({ reference }) => (reference ? [reference] : []));
  await passReferences(tx, givenReferences);
  const suggestedReferences = new Map<(typeof completed)[number], string>();
  const groups = groupBy(
    completed.filter(({ reference }) => !reference),
    ({ fields, createdTime }) => `${fields.transactionType} ${createdTime.slice(0, 4)}`,
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const references = await takeReferences(tx, first.fields.transactionType, first.createdTime, group.length);
    group.forEach((item, index) => suggestedReferences.set(item, references[index] ?? ''));
  }
  return completed.map((item) => {
    const reference = item.reference ?? suggestedReferences.get(item) ?? '';
    const modifiedTime = item.modifiedTime ?? item.createdTime;
    return {
      reference,
      technicalId: item.technicalId ?? reference,
      fields: withPriceHistory(item.fields, modifiedTime),
      createdTime: item.createdTime,
      modifiedTime,
    };
  });
}

/**
 * Writes many properties with journal entries and events, in the caller's transaction; returns references in the given
 * order. Media and mandates have their own services.
 */
export async function insertManyProperties(
  tx: Queryable,
  actor: Actor,
  added: readonly NewProperty[],
): Promise<string[]> {
  const records = await record(tx, actor, added);
  await insertProperties(tx, records);
  await writeAudit(
    tx,
    actor,
    records.map(({ reference, createdTime }) => ({
      action: 'CREATE' as const,
      entity: 'property' as const,
      ref: reference,
      changes: [],
      at: isoOf(createdTime),
    })),
  );
  await insertEvents(
    tx,
    actor,
    records.map(({ reference, createdTime }) =>
      systemEvent('property', reference, `Bien ${reference} créé`, isoOf(createdTime)),
    ),
  );
  return records.map(({ reference }) => reference);
}

/** Creates one property and returns it. */
export async function createProperty(tx: Queryable, actor: Actor, property: NewProperty): Promise<Property> {
  const [reference = ''] = await insertManyProperties(tx, actor, [property]);
  return getPropertyOrThrow(tx, reference);
}

/** Creates a property from a draft, in the caller's transaction; refuses violations of business rules. */
export async function createFromDraft(tx: Queryable, actor: Actor, draft: PropertyDraft): Promise<Property> {
  const withDefaults = completeDraft(draft);
  const comments = signComments([], withDefaults.comments, actor.user);
  const { location, problem } = await settleLocation(withDefaults.location, null);
  const fields = { ...withDefaults, comments, location };
  await validatePropertyWrite(tx, fields, null);
  if (problem) throw invalid(problem.path, problem.message);
  const [reference = ''] = await insertManyProperties(tx, actor, [{ fields }]);
  return getPropertyOrThrow(tx, reference);
}

function eventsOf(before: Property, after: Property): NewEvent[] {
  const { reference } = after;
  const events: NewEvent[] = [];
  if (before.price !== after.price) {
    const title = `Prix du bien ${reference} modifié\u00a0: ${priceOf(before)} → ${priceOf(after)}`;
    events.push(systemEvent('property', reference, title));
  }
  if (before.propertyStatus !== after.propertyStatus) {
    const [from, to] = [
      PROPERTY_STATUS_WORDS[before.propertyStatus].fr,
      PROPERTY_STATUS_WORDS[after.propertyStatus].fr,
    ];
    events.push(systemEvent('property', reference, `Statut du bien ${reference} modifié\u00a0: ${from} → ${to}`));
  }
  return events;
}

export interface PropertyUpdate {
  reference: string;
  /** Base version of the fields; null for a writer without one (a repeated import). */
  version: number | null;
  fields: PropertyFields;
}

async function readToChange(tx: Queryable, reference: string, version: number | null): Promise<Property> {
  const property = await getPropertyOrThrow(tx, reference, true);
  if (version !== null && version !== property.version) throw new StaleError(property);
  return property;
}

/**
 * Replaces the fields; writes nothing when nothing differs. The price history is computed here, the given one is
 * ignored.
 */
async function replaceFields(
  tx: Queryable,
  actor: Actor,
  before: Property,
  fields: PropertyFields,
): Promise<Outcome<Property>> {
  const at = timeOf(actor);
  const { reference, technicalId, createdTime } = before;
  const { priceHistory } = before.financialInfo;
  const requested = withDefaults({ ...fields, financialInfo: { ...fields.financialInfo, priceHistory } });
  const next = withPriceHistory(requested, at);
  const changes = changesBetween(fieldsOf(before), next);
  if (changes.length === 0) return { entity: before, changed: false };
  await updateProperties(tx, [{ reference, technicalId, fields: next, createdTime, modifiedTime: at }]);
  await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'property', ref: reference, changes }]);
  if (next.propertyStatus !== before.propertyStatus) await refreshMarketFacts(tx, [reference]);
  const after = await getPropertyOrThrow(tx, reference);
  await insertEvents(tx, actor, eventsOf(before, after));
  return { entity: after, changed: true };
}

/** Replaces the fields of one property, in the caller's transaction. */
export async function updateProperty(
  tx: Queryable,
  actor: Actor,
  { reference, version, fields }: PropertyUpdate,
): Promise<Outcome<Property>> {
  return replaceFields(tx, actor, await readToChange(tx, reference, version), fields);
}

export interface PropertyChange {
  reference: string;
  version: number;
  patch: PropertyPatch;
}

/** Changes the given fields, in the caller's transaction; refuses violations of business rules in the result. */
export async function patchProperty(
  tx: Queryable,
  actor: Actor,
  { reference, version, patch }: PropertyChange,
): Promise<Outcome<Property>> {
  const before = await readToChange(tx, reference, version);
  const resolvedLocation = patch.location && (await settleLocation(patch.location, before.location));
  const fields = patched(fieldsOf(before), {
    ...patch,
    ...(resolvedLocation && { location: resolvedLocation.location }),
  });
  const comments = signComments(before.comments, fields.comments, actor.user);
  await validatePropertyWrite(tx, fields, fieldsOf(before));
  if (resolvedLocation?.problem) throw invalid(resolvedLocation.problem.path, resolvedLocation.problem.message);
  return replaceFields(tx, actor, before, { ...fields, comments });
}
