import { addDays, addMonths, startOfDay } from '@pignon/shared/domain/common/day';
import sql from 'sql-template-tag';
import { contactFields, mandateFields, SOMEBODY } from '../../../../test/factories';
import { expectMandate, MandateWorld } from '../../../../test/mandate-world';
import { insertManyContacts } from '../../contact/contact.service';
import { extendMandate } from '../extend-mandate.service';
import { processMandateDeadlines } from './mandate-deadlines.service';
import { insertManyMandates, type NewMandate } from '../mandate.service';

const TODAY = '2027-03-15';
const NOW = new Date(`${TODAY}T03:00:00.000Z`);
const NOTHING = { closed: 0, expired: 0, renewed: 0, withdrawn: 0, released: 0, reminded: 0 };

let m: MandateWorld;
let numbers = 0;
beforeAll(async () => {
  m = await MandateWorld.start();
});
beforeEach(async () => {
  await m.begin();
  numbers = 0;
});
afterAll(() => m.world.close());

const run = (day = TODAY) => processMandateDeadlines(m.world.db, new Date(startOfDay(day)));

function running(overrides: Partial<NewMandate['fields']> = {}): NewMandate {
  numbers += 1;
  const fields = mandateFields({ propertyRef: 'V2', counterParts: [m.anne], endDate: '2027-12-31', ...overrides });
  return {
    fields,
    life: { status: 'RUNNING', registerNumber: numbers, registerDate: '2026-12-01T09:00:00.000Z' },
  };
}
const keep = (...added: NewMandate[]) => m.world.db.tx((tx) => insertManyMandates(tx, SOMEBODY, added));

async function tasks() {
  return m.world.db.query<{ title: string; user: string; due: string; targets: string[] }>(sql`
    select title, user_email as user, due_time as due, array_agg(kind || ' ' || target order by position) as targets
    from event join event_link on event_id = id where type = 'TASK' group by id order by id`);
}

describe('the mandate job', () => {
  it('ends a mandate the day after its last day, once, and records it everywhere', async () => {
    const [overrides = 0, last = 0] = await keep(running({ endDate: addDays(TODAY, -1) }), running({ endDate: TODAY }));
    expect(await processMandateDeadlines(m.world.db, NOW)).toEqual({ ...NOTHING, expired: 1 });
    const mandate = expectMandate(await m.call(`GET mandate/${overrides}`));
    expect(mandate).toMatchObject({
      status: 'EXPIRED',
      version: 2,
      statusHistory: [{ status: 'RUNNING' }, { status: 'EXPIRED', at: NOW.toISOString(), user: 'mandate-clock' }],
    });
    expect(expectMandate(await m.call(`GET mandate/${last}`)).status).toBe('RUNNING');
    expect((await m.journal(overrides)).at(-1)).toMatchObject({
      action: 'STATUS',
      user: 'mandate-clock',
      source: 'JOB',
    });
    expect((await m.eventsOf(overrides)).at(-1)).toBe('Mandat n°\u00a0T-1 expiré pour le bien V2');
    expect(await processMandateDeadlines(m.world.db, NOW)).toEqual(NOTHING);
    await run(addDays(TODAY, 1));
    expect(await m.mandateStatusOf('V2')).toBe('EXPIRED');
  });

  it('skips mandates that are not running', async () => {
    const [pending = 0] = await keep(
      { fields: mandateFields({ propertyRef: 'V2', counterParts: [m.anne], endDate: '2020-01-01' }) },
      { ...running({ endDate: '2020-01-01' }), life: { status: 'SOLD' } },
    );
    expect(await run()).toEqual(NOTHING);
    expect(expectMandate(await m.call(`GET mandate/${pending}`)).status).toBe('PENDING');
  });

  it('reports once that a withdrawal period has ended', async () => {
    const [id = 0] = await keep(running({ withdrawalUntil: TODAY }), running({ withdrawalUntil: '2027-01-01' }));
    expect(await run()).toEqual(NOTHING);
    expect(await run(addDays(TODAY, 1))).toEqual({ ...NOTHING, withdrawn: 1 });
    expect(await run(addDays(TODAY, 2))).toEqual(NOTHING);
    expect((await m.eventsOf(id)).at(-1)).toBe('Mandat n°\u00a0T-1\u00a0: le délai de rétractation est écoulé');
  });

  it('reports that the irrevocable period has ended, and creates a task for the negotiator', async () => {
    const [id = 0] = await keep(running({ irrevocableUntil: addDays(TODAY, -1), negotiators: ['paul@pignon.test'] }));
    expect(await run()).toEqual({ ...NOTHING, released: 1 });
    expect((await m.eventsOf(id)).at(-1)).toBe('Mandat n°\u00a0T-1\u00a0: l’irrévocabilité a pris fin');
    expect(await tasks()).toEqual([
      {
        title: 'Mandat n°\u00a0T-1\u00a0: faire le point avec le mandant',
        user: 'paul@pignon.test',
        due: '2027-03-16T08:00:00.000Z',
        targets: [`mandate ${id}`, 'property V2', `contact ${m.anne}`],
      },
    ]);
    expect(await run(addDays(TODAY, 1))).toEqual(NOTHING);
  });

  it('excludes the public holidays of the agency’s location', async () => {
    await m.moveAgency('67000');
    await keep(running({ irrevocableUntil: '2027-03-24', negotiators: ['paul@pignon.test'] }));
    await run('2027-03-25');
    expect(await tasks()).toMatchObject([{ due: '2027-03-30T07:00:00.000Z' }]);
  });

  it('creates the reminder of a tacit renewal to a consumer once, and again after an amendment', async () => {
    const endDate = addMonths(TODAY, 3);
    const [firm = 0] = await m.world.db.tx((tx) =>
      insertManyContacts(tx, SOMEBODY, [{ fields: contactFields({ title: 'COMPANY', company: 'SCI du Phare' }) }]),
    );
    const [id = 0] = await keep(
      running({ endDate, renewal: true, negotiators: [] }),
      running({ endDate, renewal: false }),
      running({ endDate, renewal: true, counterParts: [firm] }),
    );
    expect(await run(addDays(TODAY, -1))).toEqual(NOTHING);
    expect(await run()).toEqual({ ...NOTHING, reminded: 1 });
    expect(await run(addDays(TODAY, 30))).toEqual(NOTHING);
    expect(await tasks()).toMatchObject([
      {
        title: 'Mandat n°\u00a0T-1\u00a0: rappeler au mandant la reconduction tacite avant le 15/05/2027',
        user: SOMEBODY.user,
        targets: [`mandate ${id}`, 'property V2', `contact ${m.anne}`],
      },
    ]);
    const extension = { endDate: '2027-12-15' };
    await m.world.db.tx((tx) =>
      extendMandate(tx, { ...SOMEBODY, at: NOW.toISOString() }, { id, version: null, extension }),
    );
    expect(await run('2027-10-01')).toMatchObject({ reminded: 1 });
  });

  it('processes more mandates than one batch', async () => {
    await keep(...Array.from({ length: 105 }, () => running({ endDate: '2027-03-01' })));
    await keep(...Array.from({ length: 103 }, () => running({ withdrawalUntil: '2027-03-10' })));
    expect(await run()).toEqual({ ...NOTHING, expired: 105, withdrawn: 103 });
  });

  it('processes each deadline once when two processes run at the same instant', async () => {
    const ids = await keep(
      ...Array.from({ length: 60 }, (_, n) => running({ endDate: '2027-03-01', propertyRef: n % 2 ? 'V1' : 'V2' })),
      ...Array.from({ length: 60 }, () => running({ irrevocableUntil: '2027-03-10' })),
    );
    const results = await Promise.all([run(), run(), run()]);
    // A mandate skipped because another process held it is found at the next run.
    results.push(await run());
    const sum = (key: 'expired' | 'released') => results.reduce((total, result) => total + result[key], 0);
    expect([sum('expired'), sum('released')]).toEqual([60, 60]);
    const [statusEntries] = await m.world.db.query(sql`select
      count(*) filter (where action = 'STATUS') as expired, count(distinct ref) filter (where action = 'STATUS') as distinct
      from audit_entry where entity = 'mandate' and ref = any(${ids.map(String)}::text[])`);
    expect(statusEntries).toEqual({ expired: 60, distinct: 60 });
    expect(await tasks()).toHaveLength(60);
  });
});
