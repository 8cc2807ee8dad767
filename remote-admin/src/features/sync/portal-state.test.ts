import { refusalOf, stateOf, stepOf } from './portal-state';
import { aPortal, aRun } from './test/a-portal';

// dates of the fixtures travel as text, which these rules do not read
type Seen = Parameters<typeof stateOf>[0];
const portalOf = (over: Parameters<typeof aPortal>[0]) => aPortal(over) as unknown as Seen;

describe('how a portal stands', () => {
  it.each([
    ['FINE', {}],
    ['RUNNING', { lastRun: aRun({ status: 'RUNNING' }), enabled: false }],
    ['WAITING', { lastRun: aRun({ status: 'QUEUED' }) }],
    ['RETRY', { lastRun: aRun({ status: 'QUEUED', error: 'Le serveur est plein.' }) }],
    ['OFF', { enabled: false, lastRun: aRun({ status: 'FAILED' }) }],
    ['NO_WRITER', { installed: false }],
    ['TROUBLE', { lastRun: aRun({ status: 'FAILED' }) }],
    ['NEVER', { lastRun: null }],
  ] as const)('is %s', (state, over) => {
    expect(stateOf(portalOf(over))).toBe(state);
  });

  it.each([
    [null, {}],
    ['BUSY', { lastRun: aRun({ status: 'QUEUED' }) }],
    ['OFF', { enabled: false }],
    ['NO_WRITER', { installed: false }],
  ] as const)('lets something be sent, or not: %s', (refusal, over) => {
    expect(refusalOf(portalOf(over))).toBe(refusal);
  });
});

it.each([
  ['QUEUED', null, 'wait'],
  ['RUNNING', null, 'build'],
  ['RUNNING', 'a.zip', 'send'],
] as const)('a sending that is %s with file %s is at « %s »', (status, fileName, key) => {
  expect(stepOf({ status, fileName }).key).toBe(key);
});
