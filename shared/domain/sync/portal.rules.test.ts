import { firstPortalProblem, lastRunDue, nextRun } from './portal.rules';
import { PortalPatch, type PortalFields } from './portal.schema';

const PORTAL: PortalFields = {
  name: 'SeLoger',
  enabled: true,
  account: '64-PIGNON',
  selection: 'ALL',
  encoding: 'ISO-8859-1',
  mode: 'FULL',
  target: { kind: 'FOLDER', folder: 'seloger' },
  times: ['06:30', '12:00'],
};

describe('the next run', () => {
  it.each([
    ['2026-11-21T05:29:59Z', '2026-11-21T05:30:00.000Z'],
    ['2026-11-21T05:30:00Z', '2026-11-21T11:00:00.000Z'],
    ['2026-11-21T11:00:00Z', '2026-11-22T05:30:00.000Z'],
    ['2026-07-21T05:00:00Z', '2026-07-21T10:00:00.000Z'],
    ['2026-03-28T12:00:00Z', '2026-03-29T04:30:00.000Z'],
    ['2026-10-25T00:00:00Z', '2026-10-25T05:30:00.000Z'],
  ])('after %s is at %s, in French time', (now, next) => {
    expect(nextRun(PORTAL, new Date(now))).toBe(next);
  });

  it('is null for a disabled portal, or one without times', () => {
    expect(nextRun({ ...PORTAL, enabled: false }, new Date())).toBeNull();
    expect(nextRun({ ...PORTAL, times: [] }, new Date())).toBeNull();
  });
});

describe('the time of day that is due', () => {
  const day = (time: string) => `2026-11-24T${time}:00.000Z`;
  const NOON = day('11:00');
  const dueAt = (time: string, lastRun?: Parameters<typeof lastRunDue>[2]) =>
    lastRunDue(PORTAL.times, new Date(day(time)), lastRun);

  it.each([
    ['10:59', null],
    ['11:00', NOON],
    ['12:59', NOON],
    ['13:00', null],
  ])('at %s is that of the last two hours: %s', (now, due) => {
    expect(dueAt(now)).toBe(due);
  });

  it.each([
    ['under way', { createdTime: day('10:50'), finishedTime: null }, NOON],
    ['that ended within two hours', { createdTime: day('10:50'), finishedTime: day('14:00') }, NOON],
    ['that ended before', { createdTime: day('10:50'), finishedTime: day('13:00') }, null],
    ['queued after it', { createdTime: day('11:10'), finishedTime: null }, null],
  ])('is one that came during a run %s', (_, lastRun, due) => {
    expect(dueAt('15:00', lastRun)).toBe(due);
  });
});

describe('a portal', () => {
  const ftp = { kind: 'FTP', host: 'ftp.portal.test', port: 21, secure: true, login: 'pignon', folder: '' } as const;

  it('is enabled when nothing is missing', () => {
    expect(firstPortalProblem(PORTAL, 'POLIRIS', false)).toBeNull();
    expect(firstPortalProblem({ ...PORTAL, target: ftp }, 'POLIRIS', true)).toBeNull();
    expect(firstPortalProblem({ ...PORTAL, account: '' }, 'POLIRIS', false)).toMatchObject({ path: 'account' });
    expect(firstPortalProblem({ ...PORTAL, target: null }, 'POLIRIS', false)).toMatchObject({ path: 'target' });
    expect(firstPortalProblem({ ...PORTAL, target: ftp }, 'POLIRIS', false)).toMatchObject({ path: 'password' });
  });

  it('of an XML format uses UTF-8, and fetches pictures when it accepts no files', () => {
    const xml = { ...PORTAL, encoding: 'UTF-8', mode: 'URL' } as const;
    expect(firstPortalProblem(xml, 'UBIFLOW', false)).toBeNull();
    expect(firstPortalProblem({ ...xml, encoding: 'ISO-8859-1' }, 'UBIFLOW', false)).toMatchObject({
      path: 'encoding',
    });
    expect(firstPortalProblem({ ...xml, mode: 'FULL' }, 'UBIFLOW', false)).toBeNull();
    expect(firstPortalProblem({ ...xml, mode: 'DIFF' }, 'GREEN_ACRES', false)).toMatchObject({ path: 'mode' });
  });

  it('may have missing settings while it is disabled', () => {
    expect(firstPortalProblem({ ...PORTAL, enabled: false, account: '', target: null }, 'POLIRIS', false)).toBeNull();
  });

  it('has at most four daily times, sorted', () => {
    expect(PortalPatch.parse({ times: ['18:00', '06:30', '18:00'] }).times).toEqual(['06:30', '18:00']);
    expect(PortalPatch.safeParse({ times: ['01:00', '02:00', '03:00', '04:00', '05:00'] }).success).toBe(false);
    expect(PortalPatch.safeParse({ times: ['24:00'] }).success).toBe(false);
  });

  it.each(['../etc', '/etc', 'a//b', 'a/../b', 'a\\b', '.ssh'])('never leaves its folder for %s', (folder) => {
    expect(PortalPatch.safeParse({ target: { kind: 'FOLDER', folder } }).success).toBe(false);
  });

  it('may have a nested folder', () => {
    expect(PortalPatch.safeParse({ target: { kind: 'FOLDER', folder: 'portails/seloger' } }).success).toBe(true);
  });
});
