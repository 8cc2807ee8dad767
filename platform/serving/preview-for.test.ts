import type { Registry } from '@pignon/shared/contract/registry.schema';
import { descriptorOf } from '@pignon/shared/testing/remote-descriptor';
import { previewFor } from './preview-for';

const HOST = { contract: '1.2.0', api: '1.0.0', provides: { react: '19.3.1' } };
const BY = 'zoe@agence';
const day = (number: number) => `2026-11-0${number}T08:00:00.000Z`;
type Entry = Registry['remotes'][string];

const version = (name: string, publishedAt: string, edit = {}) => ({
  [name]: {
    publishedAt,
    descriptorIntegrity: 'sha384-x',
    descriptor: descriptorOf({ version: name, contract: '^1.0.0', shared: { react: '19.3.1' }, ...edit }),
  },
});
const versions = {
  ...version('1.0.0', day(1)),
  ...version('2.0.0', day(2)),
  ...version('3.0.0', day(3)),
  ...version('9.0.0', day(3), { contract: '^2.0.0' }),
};
const LIVE: Entry = { stable: '2.0.0', previous: '1.0.0', versions };
const historyLine = (
  did: 'promoted' | 'rolled-back' | 'retired' | 'canary' | 'canary-ended',
  name: string,
  at = day(4),
) => ({
  at,
  by: BY,
  did,
  version: name,
});

const previewOf = (name: string, edit: Partial<Entry> = {}, version = 'demo') =>
  previewFor(
    { schema: 1, revision: 7, remotes: { demo: { ...LIVE, ...edit } } },
    { name: version, version: name },
    HOST,
  );
const refusal = (...args: Parameters<typeof previewOf>) => (previewOf(...args) as { refusal?: string }).refusal;

describe('a version previewed by a link', () => {
  test('is served with its address and integrity when it is published and not live', () => {
    const { integrity, entry } = descriptorOf({ version: '3.0.0' });
    expect(previewOf('3.0.0')).toMatchObject({
      remote: { version: '3.0.0', entry: `/remotes/demo/3.0.0/${entry}`, integrity: integrity[entry] },
    });
  });

  test('is served for a remote that was never live, and during a canary', () => {
    expect(refusal('3.0.0', { stable: null, previous: null })).toBeUndefined();
    const canary = { version: '3.0.0', percent: 0, roles: [], emails: [] };
    expect(refusal('3.0.0', { canary, history: [historyLine('canary', '3.0.0')] })).toBeUndefined();
  });

  test('is refused when the registry lacks it, whatever its name', () => {
    expect([refusal('4.0.0'), refusal('3.0.0', {}, 'other'), refusal('constructor')]).toEqual(Array(3).fill('unknown'));
    expect([refusal('3.0.0', {}, 'constructor'), refusal('3.0.0', {}, '__proto__')]).toEqual(['unknown', 'unknown']);
  });

  test('is refused once it is live', () => expect(refusal('2.0.0')).toBe('live'));

  test('is refused once it was rolled back', () => {
    expect(refusal('3.0.0', { history: [historyLine('canary', '3.0.0'), historyLine('canary-ended', '3.0.0')] })).toBe(
      'takenBack',
    );
    const rolledBack = [
      historyLine('promoted', '2.0.0'),
      historyLine('promoted', '3.0.0'),
      historyLine('rolled-back', '2.0.0'),
    ];
    expect(refusal('3.0.0', { history: rolledBack })).toBe('takenBack');
  });

  test('is refused for a retired remote, unless it was published since', () => {
    const retired = { stable: null, previous: '2.0.0', history: [historyLine('retired', '2.0.0')] };
    expect(refusal('3.0.0', retired)).toBe('takenBack');
    const later = { ...versions, ...version('5.0.0', day(5)) };
    expect(refusal('5.0.0', { ...retired, versions: later })).toBeUndefined();
  });

  test('is refused when it was replaced by another version', () => {
    expect(refusal('1.0.0')).toBe('replaced');
    const history = [
      historyLine('promoted', '1.0.0'),
      historyLine('promoted', '3.0.0'),
      historyLine('promoted', '2.0.0'),
    ];
    expect(refusal('1.0.0', { previous: '3.0.0', history })).toBe('replaced');
  });

  test('is refused when it does not suit the page’s host, with the reason', () => {
    expect(previewOf('9.0.0')).toMatchObject({ refusal: 'unsuited', reasons: [{ kind: 'OUT_OF_RANGE' }] });
  });
});
