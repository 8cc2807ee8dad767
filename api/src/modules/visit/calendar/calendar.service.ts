import { randomBytes } from 'node:crypto';
import { dayOf } from '@pignon/shared/domain/common/day';
import { frenchDay } from '@pignon/shared/domain/common/french';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import { meetingEnd } from '@pignon/shared/domain/event/event.rules';
import type { VisitStatus } from '@pignon/shared/domain/visit/visit.enums';
import type { Db, Queryable } from '../../../db/db';
import { timeOf, type Actor } from '../../../write/actor';
import { writeAudit } from '../../audit/audit.repo';
import {
  appointmentsOf,
  deleteToken,
  saveToken,
  ownerOf,
  visitsOf,
  visitsOfTour,
  type CalendarEvent,
  type CalendarVisit,
  type Owner,
} from './calendar.repo';
import { calendarOf, icalendar, visitUid, type CalendarEntry } from './icalendar';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const DAY_MS = 86_400_000;
const DAYS_BEHIND = 30;
const DAYS_AHEAD = 365;
const MAX_ENTRIES = 1000;
const TASK_MS = 30 * 60_000;

/** Hashes of a token, which as 256 random bits need no salt: the first one is stored, all are looked up. */
export type TokenHashes = (token: string) => string[];

async function journal(tx: Queryable, actor: Actor, isOpened: boolean): Promise<void> {
  const changes = [{ path: 'calendarToken', before: null, after: isOpened ? 'opened' : 'closed' }];
  await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'user', ref: actor.user, changes }]);
}

/** Creates a calendar token for the caller, shown only once; revokes the earlier one. */
export function openCalendar(
  db: Db,
  actor: Actor,
  hashesOf: TokenHashes,
): Promise<{ token: string; createdTime: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const [hash = ''] = hashesOf(token);
  const createdTime = timeOf(actor);
  return db.tx(async (tx) => {
    await saveToken(tx, actor.user, hash, createdTime);
    await journal(tx, actor, true);
    return { token, createdTime };
  });
}

/** Revokes the address of the caller's calendar. */
export function closeCalendar(db: Db, actor: Actor): Promise<void> {
  return db.tx(async (tx) => {
    if (await deleteToken(tx, actor.user)) await journal(tx, actor, false);
  });
}

const STATUSES: Readonly<Record<VisitStatus, CalendarEntry['status']>> = {
  PLANNED: 'TENTATIVE',
  CONFIRMED: 'CONFIRMED',
  DONE: 'CONFIRMED',
  NO_SHOW: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
};

/**
 * Increases with every change of the visit, and of the property and persons shown, whose changes count by the second.
 */
const sequenceOf = ({ version, created, modified }: CalendarVisit): number =>
  version - 1 + Math.max(0, Math.floor((Date.parse(modified) - Date.parse(created)) / 1000));

function visitEntry(visit: CalendarVisit): CalendarEntry {
  const { id, modified, start, end, propertyRef, title, city, address, visitors } = visit;
  return {
    uid: visitUid(id),
    sequence: sequenceOf(visit),
    modified,
    start,
    end,
    summary: `Visite ${propertyRef} – ${title}, ${city}`,
    location: address ?? city,
    description: visitors.map(contactName).join('\n'),
    status: STATUSES[visit.status],
    busy: true,
  };
}

function appointmentEntry({ id, version, modified, type, title, start, end }: CalendarEvent): CalendarEntry {
  const task = type === 'TASK';
  return {
    uid: `event-${id}@pignon.app`,
    sequence: version - 1,
    modified,
    start,
    end: task ? new Date(Date.parse(start) + TASK_MS).toISOString() : meetingEnd({ start, end }),
    summary: task ? `À faire\u00a0: ${title}` : title,
    location: '',
    description: '',
    status: 'CONFIRMED',
    busy: !task,
  };
}

const nameOf = ({ firstName, lastName, loginEmail }: Owner) => `${firstName} ${lastName}`.trim() || loginEmail;

/**
 * Reads the calendar of a token, from 30 days ago to a year ahead; null for an unknown token. Contains place and names
 * only, no telephone or address of a person: calendars are shared and stored elsewhere.
 */
export async function readCalendar(
  db: Queryable,
  token: string,
  { now, hashesOf }: { now: Date; hashesOf: TokenHashes },
): Promise<string | null> {
  const owner = TOKEN.test(token) ? await ownerOf(db, hashesOf(token)) : null;
  if (!owner) return null;
  const [from, to] = [-DAYS_BEHIND, DAYS_AHEAD].map((days) => new Date(now.getTime() + days * DAY_MS).toISOString());
  const period = { from: from ?? '', to: to ?? '' };
  const visits = await visitsOf(db, owner.loginEmail, { ...period, limit: MAX_ENTRIES });
  const rest = MAX_ENTRIES - visits.length;
  const appointments = await appointmentsOf(db, owner.loginEmail, { ...period, limit: rest });
  const entries = [...visits.map(visitEntry), ...appointments.map(appointmentEntry)];
  return icalendar(`Agenda de ${nameOf(owner)}`, entries, now);
}

/** Returns a tour as a calendar file with visitors' names; null when it does not exist. */
export async function tourCalendar(
  db: Queryable,
  groupId: string,
  now: Date,
): Promise<{ day: string; text: string } | null> {
  const visits = await visitsOfTour(db, groupId);
  const [first] = visits;
  if (!first) return null;
  const day = dayOf(first.start);
  return { day, text: calendarOf(`Tournée du ${frenchDay(day)}`, visits.map(visitEntry), now) };
}
