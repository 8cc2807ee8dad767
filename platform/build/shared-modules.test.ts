import { hostRefusals } from '@pignon/shared/federation/host-fit';
import { descriptorOf, LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { expectedOfHost, providedByHost } from './shared-modules';

test('libraries are stated as ranges, which suit the host of the same tree', () => {
  const shared = expectedOfHost('^1.0.0');
  expect(shared.react).toMatch(/^\^\d+\.\d+\.0$/);
  expect(
    hostRefusals(descriptorOf({ shared: { react: shared.react! } }), { ...LIVE_HOST, provides: providedByHost() }),
  ).toEqual([]);
});
