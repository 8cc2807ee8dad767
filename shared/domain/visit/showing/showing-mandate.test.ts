import { mandateOn, showingProblem, type ShowingMandate } from './showing-mandate';

const mandate = (overrides: Partial<ShowingMandate> = {}): ShowingMandate => ({
  status: 'RUNNING',
  startDate: '2026-06-01',
  endDate: '2026-08-31',
  endedOn: null,
  withdrawalUntil: null,
  ...overrides,
});

describe('the mandate under which a property is shown', () => {
  const old = mandate({ status: 'EXPIRED', startDate: '2026-01-01', endDate: '2026-04-01' });
  const now = mandate();

  it('is the one in force that day, first and last day included', () => {
    expect(mandateOn([now, old], '2026-02-01')).toBe(old);
    expect(mandateOn([old, now], '2026-06-01')).toBe(now);
    expect(mandateOn([old, now], '2026-08-31')).toBe(now);
  });

  it.each<[string, ShowingMandate]>([
    ['to be signed', mandate({ status: 'PENDING' })],
    ['not begun', mandate({ startDate: '2026-07-15' })],
    ['over', mandate({ endDate: '2026-07-13' })],
    ['closed before', mandate({ status: 'CLOSED', endedOn: '2026-07-13' })],
    ['ended by a notice before', mandate({ endedOn: '2026-07-13' })],
    ['without a first day', mandate({ startDate: null })],
  ])('is null for one that is %s', (_, each) => {
    expect(mandateOn([each], '2026-07-14')).toBeNull();
  });

  it('is the running one when two are in force', () => {
    const closedMandate = mandate({ status: 'CLOSED', endedOn: '2026-07-20' });
    expect(mandateOn([closedMandate, now], '2026-07-14')).toBe(now);
    expect(mandateOn([closedMandate], '2026-07-14')).toBe(closedMandate);
  });
});

describe('the obstacle to showing a property', () => {
  it('is that no mandate is in force, or that the principal may still withdraw', () => {
    expect(showingProblem(null, '2026-06-10')).toBe('NO_MANDATE');
    const freshMandate = mandate({ withdrawalUntil: '2026-06-15' });
    expect(showingProblem(freshMandate, '2026-06-15')).toBe('WITHDRAWAL');
    expect(showingProblem(freshMandate, '2026-06-16')).toBeNull();
    expect(showingProblem(mandate(), '2026-06-10')).toBeNull();
  });
});
