import type { TourNotices } from '@pignon/shared/domain/visit/notice/notice.schema';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { addDays, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import ICAL from 'ical.js';
import sql from 'sql-template-tag';
import { writeMailSettings, readMailSettings } from '../../src/modules/proposal/mail-settings.repo';
import { sendDueNotices } from '../../src/modules/visit/notice/send-notices.service';
import type { ProposalWorld } from '../proposal-world';

const TODAY = dayOf();
/** An hour of a day, counted from today. */
export const on = (days: number, time: string) => instantOf(addDays(TODAY, days), time);

/** Makes waiting messages due and sends them. */
export async function sendNotices(deps: Parameters<typeof sendDueNotices>[0], now = new Date()) {
  await deps.db.query(sql`update visit_notice set due_time = now() - interval '1 second' where status = 'WAITING'`);
  return sendDueNotices(deps, now);
}

/** Test helpers for messages to visitors, in a world that exists when they run. */
export function visitNotices(w: () => ProposalWorld) {
  async function settings(overrides: object): Promise<void> {
    const storedSettings = await readMailSettings(w().world.db);
    await writeMailSettings(
      w().world.db,
      { ...storedSettings, fields: { ...storedSettings.fields, ...overrides } },
      new Date().toISOString(),
    );
  }

  const stop = (propertyRef: string, start: string, end: string, overrides: object = {}) => ({
    propertyRef,
    contactIds: [w().anne],
    start,
    end,
    ...overrides,
  });

  async function plan(stops: object[] = [stop('V1', on(3, '10:00'), on(3, '10:45'))]): Promise<Tour> {
    const answer = await w().call('POST visit', stops);
    expect([answer.status, answer.body]).toMatchObject([201, {}]);
    return answer.body;
  }

  /** Saves the tour with changes to visits; null removes a visit. */
  async function change(tour: Tour, overrides: Record<string, object | null>): Promise<Tour> {
    const body = tour.visits.flatMap(({ id, version, groupId, propertyRef, contacts, start, end }) => {
      const other = overrides[propertyRef];
      if (other === null) return [];
      const contactIds = contacts.map(({ contactId }) => contactId);
      return [{ id, version, groupId, propertyRef, contactIds, start, end, ...other }];
    });
    const answer = await w().call('POST visit', body);
    expect([answer.status, answer.body]).toMatchObject([201, {}]);
    return answer.body;
  }

  const send = (now = new Date()) => sendNotices({ db: w().world.db, mail: w().sending.mail }, now);

  const state = async (tour: Tour) => (await w().call(`GET visit/group/${tour.groupId}/notice`)).body as TourNotices;
  const sendNow = (tour: Tour, contactIds = [w().anne]) =>
    w().call(`POST visit/group/${tour.groupId}/notice`, { contactIds });
  const text = () => w().server.mails.at(-1)?.text ?? '';
  const subjects = () => w().server.mails.map(({ subject }) => subject ?? '');

  /** Parses the appointments of the last message with another library. */
  function entries() {
    const mail = w().server.mails.at(-1);
    return (mail?.attachments ?? []).map(({ content, mimeType, filename }) => {
      const text = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');
      const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
      const [component] = calendar.getAllSubcomponents('vevent');
      if (!component) throw new Error('no event');
      const event = new ICAL.Event(component);
      return {
        filename,
        mimeType,
        method: calendar.getFirstPropertyValue('method'),
        uid: event.uid,
        sequence: event.sequence,
        start: event.startDate.toJSDate().toISOString(),
        end: event.endDate.toJSDate().toISOString(),
        status: component.getFirstPropertyValue('status'),
        attendee: component.getFirstPropertyValue('attendee'),
        organizer: component.getFirstPropertyValue('organizer'),
        // serialized and parsed again, it must be equal
        again: ICAL.parse(calendar.toString()) as unknown,
        parsed: ICAL.parse(text) as unknown,
      };
    });
  }

  return { settings, stop, plan, change, send, state, tell: sendNow, text, subjects, entries };
}
