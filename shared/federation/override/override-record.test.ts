import { MAX_OVERRIDES, OVERRIDE_MS } from './local-origin';
import { AllowedPortsSchema, overridesIn, recordOf } from './override-record';

const NOW = Date.UTC(2026, 10, 24);
const override = (edit: object = {}) => ({ origin: 'http://localhost:3001', until: NOW + 1, ...edit });

describe('the ports requested from the edge', () => {
  const isAccepted = (ports: unknown, extraFields: object = {}) =>
    AllowedPortsSchema.safeParse({ ports, ...extraFields }).success;

  test('are valid ports, from 1 to 65,535', () => {
    expect(isAccepted([1, 3001, 65_535])).toBe(true);
    for (const port of [0, 65_536, 1.5, '3001']) expect([port, isAccepted([port])]).toEqual([port, false]);
    expect(isAccepted([1], { more: true })).toBe(false);
  });

  test('are at least one, and at most the maximum number of overrides', () => {
    const ports = Array.from({ length: MAX_OVERRIDES + 1 }, (_, index) => 3001 + index);
    expect([isAccepted([]), isAccepted(ports.slice(1)), isAccepted(ports)]).toEqual([false, true, false]);
  });
});

describe('the stored record', () => {
  test('is read as written, until each override expires', () => {
    const remotes = { contact: override(), visit: override({ until: NOW + OVERRIDE_MS }) };
    const record = recordOf('zoe', remotes);
    expect(overridesIn(record, 'zoe', NOW)).toEqual(remotes);
    expect(Object.keys(overridesIn(record, 'zoe', NOW + 1))).toEqual(['visit']);
    expect(overridesIn(record, 'yann', NOW)).toEqual({});
  });

  test('is empty without overrides', () => {
    expect(recordOf('zoe', {})).toBeNull();
    expect(overridesIn(null, 'zoe', NOW)).toEqual({});
  });

  test.each([
    ['without a person', { uid: '', remotes: { contact: override() } }],
    ['with additional data of the person', { uid: 'zoe', remotes: { contact: override() }, email: 'x' }],
    ['with additional data of the remote', { uid: 'zoe', remotes: { contact: override({ version: '1' }) } }],
    ['that ends within a millisecond', { uid: 'zoe', remotes: { contact: override({ until: NOW + 0.5 }) } }],
  ])('is ignored when it is %s', (_, record) => {
    expect(overridesIn(JSON.stringify(record), record.uid, NOW)).toEqual({});
  });

  test('contains at most the maximum number of overrides', () => {
    const remotes = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`remote${index}`, override()]));
    expect(Object.keys(overridesIn(JSON.stringify({ uid: 'zoe', remotes }), 'zoe', NOW))).toHaveLength(MAX_OVERRIDES);
  });
});
