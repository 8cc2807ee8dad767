import { isoOf } from '@pignon/shared/domain/common/date-time';
import type { Queryable } from '../../api/src/db/db';
import { writeAgency as writeSettings } from '../../api/src/modules/agency/agency.repo';
import { insertManyContacts } from '../../api/src/modules/contact/contact.service';
import { insertEvents } from '../../api/src/modules/event/event-write.repo';
import { insertManyMandates, type NewMandate } from '../../api/src/modules/mandate/mandate.service';
import { insertMedia, type MediaRecord } from '../../api/src/modules/media/media.repo';
import { insertManyProperties } from '../../api/src/modules/property/property.service';
import { insertUsers } from '../../api/src/modules/user/user.repo';
import { insertManyVisits } from '../../api/src/modules/visit/visit.service';
import type { Actor } from '../../api/src/write/actor';
import { groupBy } from '../../api/src/write/group-by';
import { mandateEvents, priceEvents, type DemoEvent } from './activity/draw-events';
import type { Agency } from './agency';
import { DEMO_AGENCY } from './agency-settings';
import type { DemoMandate } from './mandate/draw-mandate';
import type { DemoProperty } from './property/draw-property';

/** Runs one slice of the work: all slices in one transaction for the demonstration, one each for a large load. */
export type InSlice = <Result>(work: (tx: Queryable) => Promise<Result>) => Promise<Result>;

export interface WriteOptions {
  agency: Agency;
  inSlice: InSlice;
  /** Pictures of a property; none by default. */
  mediaOf?: (property: DemoProperty, index: number) => MediaRecord[];
  onProgress?: (text: string) => void;
}

const SLICE = 2000;

const actorOf = (user: string | null): Actor => ({
  user: user ?? 'manager@pignon.test',
  source: 'UI',
  requestId: null,
});

/** Calls `work` with [from, to) slices of `count` and reports progress. */
async function bySlices(
  count: number,
  label: string,
  { inSlice, onProgress }: WriteOptions,
  work: (tx: Queryable, from: number, to: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < count; from += SLICE) {
    const to = Math.min(count, from + SLICE);
    await inSlice((tx) => work(tx, from, to));
    if (count > SLICE) onProgress?.(`${to} / ${count} ${label}`);
  }
  if (count <= SLICE) onProgress?.(`${count} ${label}`);
}

const indexes = (from: number, to: number) => Array.from({ length: to - from }, (_, offset) => from + offset);

/** Writes the contacts. @returns their database id by drawn id */
async function writeContacts(options: WriteOptions): Promise<number[]> {
  const { agency } = options;
  const idOf: number[] = [];
  await bySlices(agency.size.contacts, 'contacts', options, async (tx, from, to) => {
    const records = indexes(from, to).map((index) => agency.contact(index + 1));
    for (const [user, list] of groupBy(records, (contact) => contact.negotiator)) {
      const rows = list.map(({ id: _, createdTime, modifiedTime, ...fields }) => ({
        fields,
        createdTime,
        modifiedTime,
      }));
      const ids = await insertManyContacts(tx, actorOf(user), rows);
      list.forEach((contact, index) => (idOf[contact.id] = ids[index] ?? 0));
    }
  });
  return idOf;
}

async function writeProperties(options: WriteOptions, idOf: readonly number[]): Promise<void> {
  const { agency, mediaOf } = options;
  await bySlices(agency.size.properties, 'biens', options, async (tx, from, to) => {
    const records = indexes(from, to).map((index) => agency.property(index));
    for (const [user, list] of groupBy(records, (property) => property.negotiator)) {
      const rows = list.map(
        ({ reference, technicalId, createdTime, modifiedTime, price: _, contactTypes, ...rest }) => {
          const types = Object.entries(contactTypes).map(([id, kinds]) => [String(idOf[Number(id)]), kinds] as const);
          return {
            reference,
            technicalId,
            createdTime,
            modifiedTime,
            fields: { ...rest, contactTypes: Object.fromEntries(types) },
          };
        },
      );
      await insertManyProperties(tx, actorOf(user), rows);
    }
    if (mediaOf)
      await insertMedia(
        tx,
        records.flatMap((property, index) => mediaOf(property, from + index)),
      );
    await insertEvents(tx, actorOf(null), records.flatMap(priceEvents));
  });
}

function toNewMandate({ id: _, signedDaysAgo: _days, ...mandate }: DemoMandate, idOf: readonly number[]): NewMandate {
  const {
    status,
    registerNumber,
    registerDate,
    statusHistory,
    amendments,
    termination,
    createdTime,
    modifiedTime,
    ...rest
  } = mandate;
  const {
    signatures: records,
    agentSignature: _agent,
    signedPlace: _place,
    missingAccepted: _missing,
    ...fields
  } = rest;
  const signatures = records.map((item) => ({ ...item, contactId: idOf[item.contactId] ?? 0 }));
  return {
    fields: { ...fields, counterParts: fields.counterParts.map((contact) => idOf[contact] ?? 0) },
    life: { status, registerNumber, registerDate, signatures, statusHistory, amendments, termination },
    createdTime: isoOf(createdTime),
    modifiedTime: isoOf(modifiedTime),
  };
}

async function writeMandates(options: WriteOptions, idOf: readonly number[]): Promise<void> {
  const mandates = options.agency.mandates();
  await bySlices(mandates.length, 'mandats', options, async (tx, from, to) => {
    for (const [user, list] of groupBy(mandates.slice(from, to), (mandate) => mandate.negotiators[0] ?? null)) {
      const ids = await insertManyMandates(
        tx,
        actorOf(user),
        list.map((mandate) => toNewMandate(mandate, idOf)),
      );
      await insertEvents(
        tx,
        actorOf(user),
        list.flatMap((mandate, index) => mandateEvents({ ...mandate, id: ids[index] ?? 0 })),
      );
    }
  });
}

async function writeVisits(options: WriteOptions, idOf: readonly number[]): Promise<void> {
  const visits = options.agency.visits();
  await bySlices(visits.length, 'visites', options, async (tx, from, to) => {
    for (const [user, list] of groupBy(visits.slice(from, to), (visit) => visit.negotiator)) {
      const rows = list.map(({ id: _, contactIds, ...visit }) => ({
        ...visit,
        contactIds: contactIds.map((contact) => idOf[contact] ?? 0),
      }));
      await insertManyVisits(tx, actorOf(user), rows);
    }
  });
}

async function writeStaffEvents(options: WriteOptions, idOf: readonly number[]): Promise<void> {
  const linkWithId = (link: DemoEvent['links'][number]) =>
    link.kind === 'contact' ? { ...link, id: String(idOf[Number(link.id)]) } : link;
  const events = options.agency.staffEvents().map((event) => ({ ...event, links: event.links.map(linkWithId) }));
  await bySlices(events.length, 'événements', options, async (tx, from, to) => {
    await insertEvents(tx, actorOf(null), events.slice(from, to));
  });
}

/** Writes a drawn agency through the product's services, so that journal, events and register are consistent. */
export async function writeAgency(options: WriteOptions): Promise<void> {
  const { agency, inSlice } = options;
  await inSlice(async (tx) => {
    await writeSettings(tx, DEMO_AGENCY);
    await insertUsers(tx, agency.users);
  });
  const idOf = await writeContacts(options);
  await writeProperties(options, idOf);
  await writeMandates(options, idOf);
  await writeVisits(options, idOf);
  await writeStaffEvents(options, idOf);
}
