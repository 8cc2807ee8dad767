import { readListUrl, writeListUrl } from '@pignon/shared/router';
import { AGENDA, daysOf, holidaysOf, neighbourDay, spanOf, usersOf } from './agenda-state';

const read = (search: string) => readListUrl(search, AGENDA).filters;

describe('the agenda’s address', () => {
  it('contains view, day and people, and ignores invalid values', () => {
    expect(read('')).toEqual({ view: 'AUTO', day: null, who: 'MINE' });
    expect(read('?view=team&day=2026-11-25&who=a@b.fr,c@d.fr,a@b.fr')).toEqual({
      view: 'TEAM',
      day: '2026-11-25',
      who: ['a@b.fr', 'c@d.fr'],
    });
    expect(read('?view=year&day=2026-02-30&who=,')).toEqual({ view: 'AUTO', day: null, who: 'MINE' });
  });

  it('is written as it is read', () => {
    const search = '?view=month&day=2026-11-25&who=all';
    const urlOf = writeListUrl(readListUrl(search, AGENDA), AGENDA, '');
    expect(read(urlOf)).toEqual({ view: 'MONTH', day: '2026-11-25', who: 'ALL' });
  });
});

describe('the period of a view', () => {
  it('is a day, a week from Monday, or the whole weeks of a month', () => {
    expect(daysOf('DAY', '2026-11-25')).toEqual({ first: '2026-11-25', after: '2026-11-26' });
    expect(daysOf('WEEK', '2026-11-29')).toEqual({ first: '2026-11-23', after: '2026-11-30' });
    expect(daysOf('MONTH', '2026-11-25')).toEqual({ first: '2026-10-26', after: '2026-12-07' });
    expect(daysOf('MONTH', '2026-02-10')).toEqual({ first: '2026-01-26', after: '2026-03-02' });
  });

  it('starts and ends at midnight in France, across a clock change too', () => {
    expect(spanOf('WEEK', '2026-10-25')).toEqual({ from: '2026-10-18T22:00:00.000Z', to: '2026-10-25T23:00:00.000Z' });
  });

  it('has a previous and a next period', () => {
    expect(neighbourDay('WEEK', '2026-11-25', 1)).toBe('2026-12-02');
    expect(neighbourDay('MONTH', '2026-01-31', 1)).toBe('2026-02-01');
    expect(neighbourDay('TEAM', '2026-03-01', -1)).toBe('2026-02-28');
  });
});

describe('the users whose agenda is requested', () => {
  it('default to the current user, or to everybody in the team view and without an own agenda', () => {
    expect(usersOf('MINE', 'WEEK', 'me@b.fr')).toEqual(['me@b.fr']);
    expect(usersOf('MINE', 'TEAM', 'me@b.fr')).toBeUndefined();
    expect(usersOf('MINE', 'WEEK', null)).toBeUndefined();
    expect(usersOf('ALL', 'WEEK', 'me@b.fr')).toBeUndefined();
    expect(usersOf(['a@b.fr'], 'TEAM', 'me@b.fr')).toEqual(['a@b.fr']);
  });
});

it('lists the public holidays at the agency’s location', () => {
  const at = (postcode: string) => ({ insee: null, postcode });
  expect(holidaysOf('WEEK', '2027-03-24', at('64100'))).toEqual([]);
  expect(holidaysOf('WEEK', '2027-03-24', at('68100'))).toEqual(['2027-03-26']);
  expect(holidaysOf('DAY', '2027-12-20', at('97400'))).toEqual(['2027-12-20']);
  expect(holidaysOf('DAY', '2027-05-27', at('97400'))).toEqual([]);
});
