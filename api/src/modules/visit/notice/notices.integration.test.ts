import { randomUUID } from 'node:crypto';
import { weekdayAndDay } from '@pignon/shared/domain/documents/contract-wording';
import ICAL from 'ical.js';
import sql from 'sql-template-tag';
import { agreed, ProposalWorld } from '../../../../test/proposal-world';
import { on, visitNotices } from '../../../../test/activity/visit-notices';

let w: ProposalWorld;

beforeAll(async () => {
  w = await ProposalWorld.start();
}, 60_000);
beforeEach(async () => {
  await w.begin();
  await settings({ visitsTold: true, visitsReminded: true });
});
afterAll(() => w.close());

const { settings, stop, plan, change, send, state, tell, text, subjects, entries } = visitNotices(() => w);

describe('a visitor of a tour', () => {
  it('gets one notice of the planned visits, with a calendar entry', async () => {
    const tour = await plan([
      stop('V1', on(3, '10:00'), on(3, '10:45')),
      stop('V2', on(3, '11:00'), on(3, '11:45'), { status: 'CONFIRMED' }),
    ]);
    expect(await send()).toMatchObject({ handled: 1 });
    await send();
    expect(w.server.mails).toHaveLength(1);
    const [mail] = w.server.mails;
    expect(mail?.to).toMatchObject([{ address: 'anne@example.test' }]);
    expect(mail?.subject).toMatch(/^Votre visite du /);
    expect(mail?.text).toContain('Nous vous confirmons votre rendez-vous de visite.');
    expect(mail?.text).toMatch(/10\sh – 10\sh\s45\nMaison V1/);
    const [first, second] = entries();
    expect(first).toMatchObject({
      method: 'REQUEST',
      uid: `visit-${tour.visits[0]?.id}@pignon.app`,
      start: on(3, '10:00'),
      end: on(3, '10:45'),
      status: 'TENTATIVE',
      attendee: 'mailto:anne@example.test',
      organizer: 'mailto:bonjour@pignon.test',
    });
    expect(first?.again).toEqual(first?.parsed);
    expect(second).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED', filename: 'visite-V2.ics' });
  });

  it('gets a notice of another hour and of a cancellation, under the same uid with a higher sequence', async () => {
    const tour = await plan();
    await send();
    const [planned] = entries();
    const movedTour = await change(tour, { V1: { start: on(3, '14:00'), end: on(3, '15:00') } });
    await send();
    const [later] = entries();
    expect(later).toMatchObject({ method: 'REQUEST', uid: planned?.uid, start: on(3, '14:00') });
    expect(later?.sequence).toBeGreaterThan(planned?.sequence ?? 99);
    await change(movedTour, { V1: { status: 'CANCELLED', cancelReason: 'OWNER' } });
    await send();
    const [cancelledEntry] = entries();
    expect(cancelledEntry).toMatchObject({ method: 'CANCEL', uid: planned?.uid, status: 'CANCELLED' });
    expect(cancelledEntry?.sequence).toBeGreaterThan(later?.sequence ?? 99);
    const day = weekdayAndDay(on(3, '10:00'));
    expect(subjects()).toEqual([
      `Votre visite du ${day}`,
      `Votre visite du ${day} a changé`,
      `Votre visite du ${day} est annulée`,
    ]);
  });

  it('gets a notice of a confirmation, and none of a visit that is saved unchanged', async () => {
    const tour = await plan();
    await send();
    const confirmed = await change(tour, { V1: { status: 'CONFIRMED' } });
    await send();
    expect(entries()[0]).toMatchObject({ status: 'CONFIRMED' });
    await change(confirmed, { V1: { kind: 'SECOND' } });
    await send();
    expect(w.server.mails).toHaveLength(2);
  });

  it('merges successive changes into one message, and omits visits cancelled at once', async () => {
    const tour = await plan();
    await change(tour, { V1: { start: on(3, '16:00'), end: on(3, '17:00') } });
    await send();
    expect(w.server.mails).toHaveLength(1);
    expect(entries()[0]).toMatchObject({ start: on(3, '16:00') });
    const other = await plan([stop('V2', on(4, '10:00'), on(4, '11:00'))]);
    await w.call(`DELETE visit/group/${other.groupId}`);
    await send();
    expect(w.server.mails).toHaveLength(1);
  });

  it('gets a notice of a deleted tour, and of a visit removed from theirs', async () => {
    const tour = await plan([stop('V1', on(3, '10:00'), on(3, '10:45')), stop('V2', on(3, '11:00'), on(3, '11:45'))]);
    await send();
    await change(tour, { V2: null });
    await send();
    expect(entries()).toMatchObject([{ method: 'CANCEL', filename: 'visite-V2.ics' }]);
    expect((await w.call(`DELETE visit/group/${tour.groupId}`)).status).toBe(204);
    await send();
    expect(entries()).toMatchObject([{ method: 'CANCEL', filename: 'visite-V1.ics' }]);
  });

  it('reads what each file does to their calendar, and what is new about a visit', async () => {
    const tour = await plan([stop('V1', on(3, '10:00'), on(3, '10:45')), stop('V2', on(3, '11:00'), on(3, '11:45'))]);
    await send();
    expect(text()).toContain('Les fichiers joints inscrivent ces rendez-vous dans votre agenda.');
    const movedTour = await change(tour, { V1: { start: on(3, '09:00'), end: on(3, '09:45') } });
    await send();
    expect(text()).toContain('Nouvel horaire\u00a0: ');
    expect(text()).toContain('Le fichier joint met ce rendez-vous à jour dans votre agenda.');
    const otherProperty = await change(movedTour, { V2: { propertyRef: 'V3' } });
    await send();
    expect(text()).toContain('Nouveau lieu\u00a0: ');
    expect(text()).not.toContain('Nouvel horaire');
    const confirmed = await change(otherProperty, { V1: { status: 'CONFIRMED' } });
    await send();
    expect(text()).toContain('Le fichier joint met ce rendez-vous à jour dans votre agenda.');
    const cancelledTour = await change(confirmed, { V1: { status: 'CANCELLED', cancelReason: 'OWNER' }, V3: null });
    await send();
    expect(text()).toContain('Les fichiers joints retirent ces rendez-vous de votre agenda.');
    await change(cancelledTour, { V1: { status: 'PLANNED' } });
    await send();
    expect(text()).toContain('Le fichier joint inscrit ce rendez-vous dans votre agenda.');
  });

  it('gets no notice of a visit moved and moved back before sending, and two after it', async () => {
    const tour = await plan();
    await send();
    const movedTimes = { V1: { start: on(3, '14:00'), end: on(3, '14:45') } };
    const originalTimes = { V1: { start: on(3, '10:00'), end: on(3, '10:45') } };
    const again = await change(await change(tour, movedTimes), originalTimes);
    await send();
    expect(w.server.mails).toHaveLength(1);
    const movedTour = await change(again, movedTimes);
    await send();
    const [later] = entries();
    await change(movedTour, originalTimes);
    await send();
    expect(w.server.mails).toHaveLength(3);
    const [last] = entries();
    expect(last).toMatchObject({ start: on(3, '10:00') });
    expect(last?.sequence).toBeGreaterThan(later?.sequence ?? 99);
  });

  it('gets no notice of past visits or their outcome', async () => {
    const tour = await plan([stop('V1', on(-2, '10:00'), on(-2, '10:45'))]);
    await change(tour, { V1: { status: 'DONE' } });
    await send();
    expect(w.server.mails).toEqual([]);
    expect((await tell(tour)).body).toMatchObject({ message: expect.stringMatching(/sait déjà tout/) as string });
  });

  it.each([
    ['never agreed', [], 'NO_CONSENT', /n’a pas accepté/],
    ['refused', [agreed(true, '2026-01-01'), agreed(false, '2026-02-01')], 'NO_CONSENT', /n’a pas accepté/],
    ['agreed without a proof', [{ ...agreed(), proof: '' }], 'NO_PROOF', /la preuve manque/],
  ])('who %s gets no message', async (_, consents, problem, words) => {
    await w.world.db.query(sql`update contact
      set parts = jsonb_set(parts, '{consents}', ${JSON.stringify(consents)}::jsonb) where id = ${w.anne}`);
    const tour = await plan();
    await send();
    await change(tour, { V1: { start: on(3, '16:00'), end: on(3, '17:00') } });
    await send();
    expect(w.server.mails).toEqual([]);
    expect(await state(tour)).toEqual({
      automatic: true,
      content: [expect.objectContaining({ status: 'CANCELLED', said: expect.stringMatching(words) as string })],
      visitors: [expect.objectContaining({ problem })],
    });
    expect((await tell(tour)).body).toMatchObject({ message: expect.stringMatching(words) as string });
  });

  it('gets messages only on request where the agency disables automatic ones', async () => {
    await settings({ visitsTold: false });
    const tour = await plan();
    await send();
    expect(w.server.mails).toEqual([]);
    expect((await state(tour)).visitors).toMatchObject([{ untold: [{ news: 'PLANNED', propertyRef: 'V1' }] }]);
    const answers = await Promise.all([tell(tour), tell(tour)]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await tell(tour)).body).toMatchObject({ message: expect.stringMatching(/sait déjà tout/) as string });
    expect(w.server.mails).toHaveLength(1);
    expect(await state(tour)).toMatchObject({
      content: [{ kind: 'CONFIRMATION', status: 'SENT', by: 'nora@pignon.test', lines: [{ propertyRef: 'V1' }] }],
      visitors: [{ untold: [] }],
      automatic: false,
    });
    expect(await w.eventsOf(w.anne, 'EMAIL')).toEqual(['Votre visite (message envoyé au visiteur)']);
  });

  it('reads the agency’s own texts', async () => {
    await settings({
      visitTexts: { CONFIRMATION: 'À très vite rue Thiers.', CHANGE: '', CANCELLATION: '', REMINDER: '' },
    });
    await plan();
    await send();
    expect(w.server.mails[0]?.text).toContain('À très vite rue Thiers.');
  });
});

describe('GET visit/group/{groupId}/calendar.ics', () => {
  it('is read by another program, and written again unchanged', async () => {
    const tour = await plan([stop('V1', on(3, '10:00'), on(3, '10:45')), stop('V2', on(3, '11:00'), on(3, '11:45'))]);
    const answer = await w.call(`GET visit/group/${tour.groupId}/calendar.ics`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const parsed = ICAL.parse(answer.bytes.toString('utf8')) as unknown[];
    const calendar = new ICAL.Component(parsed);
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    expect(events.map(({ uid }) => uid)).toEqual(tour.visits.map(({ id }) => `visit-${id}@pignon.app`));
    expect(events[1]?.startDate.toJSDate().toISOString()).toBe(on(3, '11:00'));
    expect(ICAL.parse(calendar.toString())).toEqual(parsed);
    expect((await w.call(`GET visit/group/${randomUUID()}/calendar.ics`)).status).toBe(404);
  });
});
