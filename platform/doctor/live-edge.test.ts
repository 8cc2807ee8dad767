import { liveRemotesFor } from '../serving/live-remotes-for';
import { descriptorOf, LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { registryOf } from '../testing/registry.fixture';
import { liveEdgeFindings, type EdgeResponses } from './live-edge';

const registry = registryOf(descriptorOf(), descriptorOf({ version: '0.9.0' }));
const edge: EdgeResponses = {
  revision: 7,
  catalogue: liveRemotesFor(registry, LIVE_HOST),
  file: () => Promise.resolve(Buffer.from('entry')),
};
const messagesOf = async (overrides: Partial<EdgeResponses>, stored = registry) =>
  (await liveEdgeFindings(stored, { ...edge, ...overrides })).map((one) => one.message);

test('an edge that serves the stored versions has no findings', async () => {
  expect(await messagesOf({})).toEqual([]);
});

test('an edge at another revision is reported, without findings on its remotes', async () => {
  expect(await messagesOf({ revision: 5 })).toEqual(['the live host is at revision 5 and the store at 7']);
  expect(await messagesOf({ revision: 5, catalogue: { revision: 5, remotes: {} } })).toEqual([
    'the live host is at revision 5 and the store at 7',
    'the live host does not offer demo',
  ]);
});

test('a canary is checked like the live version', async () => {
  const withTwoVersions = registryOf(descriptorOf(), descriptorOf({ version: '2.0.0' }));
  const canary = { version: '2.0.0', percent: 5, roles: [], emails: [] };
  withTwoVersions.remotes.demo = { ...withTwoVersions.remotes.demo!, previous: null, canary };
  const catalogue = liveRemotesFor(withTwoVersions, LIVE_HOST);
  expect(await messagesOf({ catalogue }, withTwoVersions)).toEqual([]);
  expect(await messagesOf({}, withTwoVersions)).toEqual([
    'demo 2.0.0 is under trial, but the host offers it to nobody',
  ]);
  const file = (path: string) => Promise.resolve(path.includes('2.0.0') ? undefined : Buffer.from('entry'));
  expect(await messagesOf({ catalogue, file }, withTwoVersions)).toEqual([
    'the live host does not send as /remotes/demo/2.0.0/entry.1.js: demo cannot start',
  ]);
});

test('reports an entry that is missing or altered', async () => {
  expect((await messagesOf({ file: () => Promise.resolve(undefined) }))[0]).toContain(
    'does not send as /remotes/demo/',
  );
  expect((await messagesOf({ file: () => Promise.resolve(Buffer.from('<h1>')) }))[0]).toContain(
    'another file than was',
  );
});

test('reports a remote that the host refuses, replaces or lacks', async () => {
  const asking = registryOf(descriptorOf({ contract: '^2.0.0' }));
  expect(await messagesOf({ catalogue: liveRemotesFor(asking, LIVE_HOST) }, asking)).toEqual([
    'the live host refuses demo: it asks for contract ^2.0.0 and the live host has 1.2.0',
  ]);
  const other = liveRemotesFor(registryOf(descriptorOf({ version: '0.9.0' })), LIVE_HOST);
  expect((await messagesOf({ catalogue: other }))[0]).toBe('demo 1.0.0-b1 is live, but the host gives out 0.9.0');
  expect(await messagesOf({ catalogue: { revision: 7, remotes: {} } })).toEqual(['the live host does not offer demo']);
});
