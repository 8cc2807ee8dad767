import { mandateClock, type Clocked } from './mandate-clock';

const TODAY = '2026-11-24';

const running = (overrides: Partial<Clocked> = {}): Clocked => ({
  status: 'RUNNING',
  startDate: '2026-11-01',
  endDate: '2027-02-08',
  withdrawalUntil: null,
  irrevocableUntil: null,
  renews: false,
  reminds: false,
  noticeEnd: null,
  ...overrides,
});

const clock = (overrides: Partial<Clocked> = {}, today = TODAY) => mandateClock(running(overrides), today);

describe('the timeline of a mandate', () => {
  it('runs from its start to its last day, a hundred days here', () => {
    expect(clock()).toMatchObject({ from: '2026-11-01', until: '2027-02-08', now: 23, spans: [], days: 76 });
  });

  it('is null before the signature, after the end, and without days', () => {
    expect(clock({ status: 'PENDING' })).toBeNull();
    expect(clock({ status: 'SOLD' })).toBeNull();
    expect(clock({ startDate: null })).toBeNull();
    expect(clock({ endDate: null })).toBeNull();
  });

  it('shows the irrevocable and the withdrawal period, their last day included', () => {
    expect(clock({ irrevocableUntil: '2026-12-20', withdrawalUntil: '2026-11-25' })?.spans).toEqual([
      { kind: 'IRREVOCABLE', from: '2026-11-01', until: '2026-12-20', start: 0, end: 50 },
      { kind: 'WITHDRAWAL', from: '2026-11-01', until: '2026-11-25', start: 0, end: 25 },
    ]);
  });

  it('shows when a consumer is reminded of the renewal, unless a notice ends it', () => {
    expect(clock({ renews: true, reminds: true })?.spans).toEqual([
      { kind: 'REMINDER', from: '2026-11-08', until: '2027-01-08', start: 7, end: 69 },
    ]);
    expect(clock({ reminds: true, noticeEnd: '2026-12-05' })?.spans.map(({ kind }) => kind)).toEqual(['NOTICE']);
    expect(clock({ renews: true })?.spans).toEqual([]);
  });

  it.each([
    ['a notice before all', { noticeEnd: '2026-12-05', withdrawalUntil: '2026-11-30' }, 'NOTICE', '2026-12-05', 11],
    ['a term that passed', { endDate: '2026-11-20' }, 'LATE', '2026-11-20', -4],
    ['the withdrawal', { withdrawalUntil: TODAY, irrevocableUntil: '2027-02-01' }, 'WITHDRAWAL', TODAY, 0],
    ['the reminder', { reminds: true, irrevocableUntil: '2027-02-01' }, 'REMINDER', '2027-01-08', 45],
    ['a term within a month', { endDate: '2026-12-24', irrevocableUntil: '2026-12-24' }, 'SOON', '2026-12-24', 30],
    ['irrevocability', { irrevocableUntil: '2027-02-01' }, 'IRREVOCABLE', '2027-02-01', 69],
    ['the term', { withdrawalUntil: '2026-11-23', irrevocableUntil: '2026-11-23' }, 'TERM', '2027-02-08', 76],
  ] as const)('has the most urgent fact as headline: %s', (_, overrides, headline, about, days) => {
    expect(clock(overrides)).toMatchObject({ headline, about, days });
  });

  it('stays within its bounds on any day', () => {
    expect(clock({}, '2026-10-01')?.now).toBe(0);
    expect(clock({}, '2028-01-01')?.now).toBe(100);
    expect(clock({ irrevocableUntil: '2028-01-01' })?.spans[0]?.end).toBe(100);
  });
});
