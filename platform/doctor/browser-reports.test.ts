import { descriptorOf } from '@pignon/shared/testing/remote-descriptor';
import { registryOf } from '../testing/registry.fixture';
import { reportFindings, reportsSince } from './browser-reports';

const registry = registryOf(descriptorOf(), descriptorOf({ version: '0.9.0' }));
const group = {
  remote: 'demo',
  version: '1.0.0-b1',
  message: 'boom',
  count: 12,
  first: '2026-11-20T12:00:00.000Z',
  last: '2026-11-21T11:00:00.000Z',
  errorId: 'AB23CD45',
  route: '/demo/list',
};
const found = (overrides: Partial<typeof group>) => reportFindings([{ ...group, ...overrides }], registry);

test('many errors of a live version are a problem, few are a note', () => {
  expect(found({})).toEqual([
    {
      level: 'problem',
      message: 'browsers report 12 × of demo 1.0.0-b1 at /demo/list: boom',
      fix: 'npm run remotes -- rollback demo, or look at AB23CD45 in /admin/journal',
    },
  ]);
  expect(found({ count: 9 })).toMatchObject([{ level: 'note' }]);
});

test('the period of reports is 24 hours', () => {
  expect(reportsSince(new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-20T12:00:00.000Z');
});

test('errors of a fallback version count; it has no earlier version to roll back to', () => {
  expect(found({ version: '0.9.0' })).toEqual([
    {
      level: 'problem',
      message: 'browsers report 12 × of demo 0.9.0 at /demo/list: boom',
      fix: 'look at AB23CD45 in /admin/journal',
    },
  ]);
});

test('errors of a canary count; those of versions no longer served do not', () => {
  expect(found({ version: '0.8.0' })).toEqual([]);
  expect(found({ remote: 'gone' })).toEqual([]);
  expect(found({ remote: 'host', version: '1.3.0' })).toHaveLength(1);
  const { demo } = registry.remotes;
  const canary = { version: '2.0.0', percent: 5, roles: [], emails: [] };
  const trial = { ...registry, remotes: { demo: { ...demo!, canary } } };
  expect(reportFindings([{ ...group, version: '2.0.0' }], trial)).toHaveLength(1);
});
