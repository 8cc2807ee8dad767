import type { Registry } from '@pignon/shared/contract/registry.schema';
import { descriptorOf } from '@pignon/shared/testing/remote-descriptor';
import { listLines } from './list';

const published = (version: string, hour: number, overrides = {}) => ({
  publishedAt: `2026-11-21T0${hour}:30:00.000Z`,
  publishedBy: 'zoe',
  descriptorIntegrity: 'sha384-x',
  descriptor: descriptorOf({ version }),
  bytes: { entry: 14_200, heaviest: 46_300 },
  ...overrides,
});
const registry: Registry = {
  schema: 1,
  revision: 9,
  remotes: {
    demo: {
      stable: '2',
      previous: '1',
      canary: { version: '3', percent: 10, roles: ['SUPPORT'], emails: [] },
      versions: {
        1: published('1', 1, { publishedBy: undefined, bytes: undefined }),
        3: published('3', 3),
        2: published('2', 2),
      },
      history: [
        { at: '2026-11-21T02:31:00.000Z', by: 'zoe', did: 'promoted', version: '2' },
        {
          at: '2026-11-21T02:40:00.000Z',
          by: 'rollout-guard',
          did: 'canary-ended',
          version: '1',
          why: { trial: { sessions: 30, failing: 3 }, before: { sessions: 200, failing: 0 } },
        },
      ],
    },
    other: { stable: null, previous: null, versions: {} },
  },
};

test('lists live, previous and canary versions, sizes, contract, and history', () => {
  expect(listLines(registry, 'demo')).toEqual([
    'registry revision 9',
    'demo',
    '  3  under trial for 10 %, SUPPORT  contract ^1.0.0, API ^1.0.0  entry 14.2 kB, heaviest page 46.3 kB  2026-11-21 03:30 by zoe',
    '  2  live    contract ^1.0.0, API ^1.0.0  entry 14.2 kB, heaviest page 46.3 kB  2026-11-21 02:30 by zoe',
    '  1  before  contract ^1.0.0, API ^1.0.0  not weighed  2026-11-21 01:30 by somebody',
    '    2026-11-21 02:31  promoted 2 by zoe',
    '    2026-11-21 02:40  canary-ended 1 by rollout-guard: 3 of 30 sessions failed, 0 of 200 with the live version',
  ]);
  expect(listLines(registry)).toContain('other');
  expect(() => listLines(registry, 'nobody')).toThrow('no remote is called nobody; known: demo, other');
});
