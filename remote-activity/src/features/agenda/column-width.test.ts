import { anEntry } from '../../test/factories';
import { columnWidth, maxConcurrent } from './column-width';

const at = (hour: string, end: string, overrides = {}) =>
  anEntry({ start: `2026-11-24T${hour}:00.000Z`, end: `2026-11-24T${end}:00.000Z`, ...overrides });

describe('columns of the agenda', () => {
  it('count simultaneous entries, not consecutive ones', () => {
    expect(maxConcurrent('WEEK', [])).toBe(0);
    expect(maxConcurrent('WEEK', [at('09:00', '10:00'), at('10:00', '11:00')])).toBe(1);
    expect(maxConcurrent('WEEK', [at('09:00', '10:00'), at('09:30', '11:00'), at('09:45', '10:15')])).toBe(3);
    expect(maxConcurrent('WEEK', [at('09:00', '10:00'), anEntry({ start: null, day: '2026-11-24' })])).toBe(1);
  });

  it('count an entry over midnight on both days, but none above the hours', () => {
    const night = anEntry({ start: '2026-11-23T20:00:00.000Z', end: '2026-11-24T10:00:00.000Z' });
    const entries = [at('09:00', '10:00'), at('18:00', '19:00')];
    expect(maxConcurrent('WEEK', [night, ...entries])).toBe(2);
    const fair = anEntry({ start: '2026-11-22T08:00:00.000Z', end: '2026-11-24T17:00:00.000Z' });
    expect(maxConcurrent('WEEK', [fair, ...entries])).toBe(1);
  });

  it('count per person in the team view', () => {
    const entries = [at('09:00', '10:00', { users: ['a'] }), at('09:00', '10:00', { users: ['b'] })];
    expect([maxConcurrent('WEEK', entries), maxConcurrent('TEAM', entries)]).toEqual([2, 1]);
  });

  it('are as wide as their entries need, within limits; a month has a fixed width', () => {
    const four = Array.from({ length: 4 }, () => at('09:00', '10:00'));
    expect(columnWidth('WEEK', [])).toBe('minmax(104px, 1fr)');
    expect(columnWidth('WEEK', four)).toBe('minmax(368px, 1fr)');
    expect(columnWidth('WEEK', [...four, ...four, ...four])).toBe('minmax(552px, 1fr)');
    expect(columnWidth('DAY', [])).toBe('minmax(0px, 1fr)');
    expect(columnWidth('MONTH', four)).toBeUndefined();
  });
});
