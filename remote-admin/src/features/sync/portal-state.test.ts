import { refusalOf, stateOf, stepOf } from './portal-state';
import { aPortal, aRun } from './test/a-portal';

// fixtures have dates as text; these rules read no dates
type PortalInput = Parameters<typeof stateOf>[0];
const portalOf = (overrides: Parameters<typeof aPortal>[0]) => aPortal(overrides) as unknown as PortalInput;

describe('the state of a portal', () => {
  it.each([
    ['FINE', {}],
    ['RUNNING', { lastRun: aRun({ status: 'RUNNING' }), enabled: false }],
    ['WAITING', { lastRun: aRun({ status: 'QUEUED' }) }],
    ['RETRY', { lastRun: aRun({ status: 'QUEUED', error: 'Le serveur est plein.' }) }],
    ['OFF', { enabled: false, lastRun: aRun({ status: 'FAILED' }) }],
    ['NO_WRITER', { installed: false }],
    ['TROUBLE', { lastRun: aRun({ status: 'FAILED' }) }],
    ['NEVER', { lastRun: null }],
  ] as const)('is %s', (state, overrides) => {
    expect(stateOf(portalOf(overrides))).toBe(state);
  });

  it.each([
    [null, {}],
    ['BUSY', { lastRun: aRun({ status: 'QUEUED' }) }],
    ['OFF', { enabled: false }],
    ['NO_WRITER', { installed: false }],
  ] as const)('allows or refuses a run: %s', (refusal, overrides) => {
    expect(refusalOf(portalOf(overrides))).toBe(refusal);
  });
});

it.each([
  ['QUEUED', null, 'wait'],
  ['RUNNING', null, 'build'],
  ['RUNNING', 'a.zip', 'send'],
] as const)('a run that is %s with file %s is at step « %s »', (status, fileName, key) => {
  expect(stepOf({ status, fileName }).key).toBe(key);
});
