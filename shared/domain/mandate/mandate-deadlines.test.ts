import { isOver, noticesOf, reminderWindow } from './mandate-deadlines';

const mandate = (overrides: Partial<Parameters<typeof noticesOf>[0]> = {}) => ({
  status: 'RUNNING' as const,
  endDate: '2027-05-31',
  withdrawalUntil: null,
  irrevocableUntil: null,
  renewal: false,
  register: 'T' as const,
  type: 'EXCLUSIVE' as const,
  startDate: '2026-12-31',
  durationMonths: null,
  statusHistory: [],
  amendments: [],
  termination: null,
  ...overrides,
});
const kinds = (overrides: Parameters<typeof mandate>[0], today: string, consumer = true) =>
  noticesOf(mandate(overrides), consumer, today).map(({ kind }) => kind);

describe('the deadlines of a mandate', () => {
  it('let a mandate run through its last day', () => {
    expect(isOver(mandate({ endDate: '2026-11-21' }), '2026-11-21')).toBe(false);
    expect(isOver(mandate({ endDate: '2026-11-21' }), '2026-11-22')).toBe(true);
    expect(isOver(mandate({ endDate: null }), '2036-11-22')).toBe(false);
    expect(isOver(mandate({ endDate: '2026-11-21', status: 'SOLD' }), '2026-11-22')).toBe(false);
  });

  it.each(['withdrawalUntil', 'irrevocableUntil'] as const)('report the day after %s, for a month', (key) => {
    const kind = key === 'withdrawalUntil' ? 'WITHDRAWAL' : 'IRREVOCABILITY';
    expect(kinds({ [key]: '2026-11-20' }, '2026-11-20')).toEqual([]);
    expect(kinds({ [key]: '2026-11-20' }, '2026-11-21')).toEqual([kind]);
    expect(kinds({ [key]: '2026-11-20' }, '2026-12-21')).toEqual([kind]);
    expect(kinds({ [key]: '2026-11-20' }, '2026-12-22')).toEqual([]);
    expect(kinds({ [key]: '2026-11-20', status: 'CLOSED' }, '2026-11-21')).toEqual([]);
  });

  it('include the reminder of a tacit renewal between three months and one month before the term', () => {
    expect(reminderWindow('2027-05-31')).toEqual({ opens: '2027-02-28', closes: '2027-04-30' });
    const renewal = { renewal: true };
    expect(kinds(renewal, '2027-02-27')).toEqual([]);
    expect(kinds(renewal, '2027-02-28')).toEqual(['RENEWAL']);
    expect(kinds(renewal, '2027-04-30')).toEqual(['RENEWAL']);
    expect(kinds(renewal, '2027-05-01')).toEqual([]);
    expect(kinds(renewal, '2027-03-15', false)).toEqual([]);
    expect(kinds({ renewal: false }, '2027-03-15')).toEqual([]);
  });
});
