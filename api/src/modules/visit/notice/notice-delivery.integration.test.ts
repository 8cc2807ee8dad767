import sql from 'sql-template-tag';
import { ProposalWorld } from '../../../../test/proposal-world';
import { on, visitNotices } from '../../../../test/activity/visit-notices';
import { remindVisitors } from './request-notices.service';

const NOON = new Date(on(0, '12:00'));

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

describe('the reminder', () => {
  const tomorrow = () => plan([stop('V1', on(1, '10:00'), on(1, '10:45'))]);
  const remind = () => remindVisitors(w.world.db, NOON);
  /** Makes sent messages two days older. */
  const ageSentNotices = () => w.world.db.query(sql`update visit_notice set sent_time = sent_time - interval '2 days'`);

  it('reaches the visitors of tomorrow once, with any number of processes', async () => {
    await tomorrow();
    await send();
    await ageSentNotices();
    await Promise.all([remind(), remind(), remind()]);
    await Promise.all([send(NOON), send(NOON)]);
    await remind();
    await send(NOON);
    expect(subjects().map((subject) => subject.replace(/ du .*/, ''))).toEqual([
      'Votre visite',
      'Rappel\u00a0: votre visite',
    ]);
    expect(entries()).toMatchObject([{ method: 'REQUEST', sequence: 0 }]);
  });

  it('sent late names the day of the visit', async () => {
    await tomorrow();
    await send();
    await ageSentNotices();
    await remind();
    await send(new Date(on(1, '08:00')));
    expect(subjects().at(-1)).toMatch(/^Rappel/);
    expect(text()).not.toMatch(/demain/i);
  });

  it('is not sent on the day of the first notice, nor for a later day', async () => {
    await tomorrow();
    await plan([stop('V2', on(2, '10:00'), on(2, '10:45'))]);
    await send();
    await remind();
    await send(NOON);
    expect(w.server.mails).toHaveLength(2);
    expect(subjects().some((subject) => subject.startsWith('Rappel'))).toBe(false);
  });

  it('is sent for visits that still take place, where the agency enables it', async () => {
    const tour = await tomorrow();
    await send();
    await ageSentNotices();
    await settings({ visitsReminded: false });
    expect(await remind()).toEqual({ requested: 0 });
    await settings({ visitsReminded: true });
    await remind();
    await change(tour, { V1: { status: 'CANCELLED', cancelReason: 'VISITOR' } });
    await send(NOON);
    expect(subjects().some((subject) => subject.startsWith('Rappel'))).toBe(false);
    expect(subjects().some((subject) => subject.includes('annulée'))).toBe(true);
  });
});

describe('an undelivered message', () => {
  it('is retried with the then current content, and delivered once', async () => {
    const tour = await plan();
    w.server.does({ code: 451, words: 'Later' });
    await send();
    expect((await state(tour)).content).toMatchObject([{ status: 'WAITING', lines: [] }]);
    w.server.does('TAKE');
    await change(tour, { V1: { start: on(3, '18:00'), end: on(3, '19:00') } });
    await send();
    expect(w.server.mails).toHaveLength(1);
    expect(entries()[0]).toMatchObject({ start: on(3, '18:00') });
  });

  it('that may have arrived is not sent again, and its sender gets a task to ask', async () => {
    const tour = await plan();
    w.server.does('VANISH');
    await send();
    w.server.does('TAKE');
    await send();
    expect(w.server.mails).toHaveLength(1);
    expect((await state(tour)).content).toMatchObject([{ status: 'UNCERTAIN' }]);
    expect(await w.eventsOf(w.anne, 'TASK')).toEqual(['Vérifier que le visiteur a reçu notre message']);
  });

  it('is not sent again by another process when one died while sending it', async () => {
    const tour = await plan();
    w.server.does('VANISH');
    await send();
    // state left when the process died before recording the result
    await w.world.db.query(sql`update visit_notice set status = 'SENDING', said = null,
      taken_time = now() - interval '1 hour' where group_id = ${tour.groupId}::uuid`);
    await w.world.db.query(sql`delete from event where type = 'TASK'`);
    w.server.does('TAKE');
    await Promise.all([send(), send()]);
    await send();
    expect(w.server.mails).toHaveLength(1);
    expect((await state(tour)).content).toMatchObject([{ status: 'UNCERTAIN' }]);
    expect(await w.eventsOf(w.anne, 'TASK')).toEqual(['Vérifier que le visiteur a reçu notre message']);
  });

  it('creates a task when refused for good, and can be sent once the address is corrected', async () => {
    const tour = await plan();
    w.server.does({ code: 550, words: 'No such user' });
    await send();
    expect((await state(tour)).content).toMatchObject([
      { status: 'FAILED', said: expect.stringMatching(/No such/) as string },
    ]);
    expect(await w.eventsOf(w.anne, 'TASK')).toEqual(['Prévenir le visiteur\u00a0: message refusé par le serveur']);
    w.server.does('TAKE');
    expect((await tell(tour)).status).toBe(200);
    expect(w.server.mails).toHaveLength(1);
  });
});
