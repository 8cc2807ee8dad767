import { descriptorOf, LIVE_HOST } from '../testing/remote-descriptor';
import { hostRefusals } from './host-fit';

const ENTRY_POINT = '@pignon/shared/ui/core';

/** Why a remote that was built against one release of React does not suit a host that has another. */
const refused = (stated: string, react: string) =>
  hostRefusals(descriptorOf({ shared: { react: stated } }), { ...LIVE_HOST, provides: { react } }).map(
    ({ reason }) => reason,
  );

describe('a library that the host provides', () => {
  test.each([
    ['^19.3.0', '19.3.0'],
    ['^19.3.0', '19.3.2'],
    ['^19.3.0', '19.4.0'],
    // as builds stated it that are in stores
    ['19.3.1', '19.3.0'],
    ['19.3.1', '19.3.2'],
    ['19.3.1', '19.4.0'],
  ])('built against %s suits %s', (stated, provided) => {
    expect(refused(stated, provided)).toEqual([]);
  });

  test.each([
    ['^19.3.0', '19.2.9'],
    ['^19.3.0', '20.0.0'],
    ['19.3.1', '19.2.9'],
    ['19.3.1', '20.0.0'],
  ])('built against %s does not suit %s', (stated, provided) => {
    expect(refused(stated, provided)).toEqual([
      `it was built against react ${stated} and the host provides ${provided}`,
    ]);
  });
});

test('what the host of an open page provides may be unknown: its ranges are asked alone', () => {
  const remote = descriptorOf({ contract: '^2.0.0', shared: { vue: '^3.0.0' } });
  expect(hostRefusals(remote, { contract: '2.0.0', api: '1.0.0' })).toEqual([]);
  expect(hostRefusals(remote, { ...LIVE_HOST, provides: { [ENTRY_POINT]: '1.2.0' } })).toHaveLength(2);
});
