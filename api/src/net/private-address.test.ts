import { isPrivateAddress } from './private-address';

test.each([
  ['93.184.216.34', false],
  ['2606:2800:220:1::1', false],
  ['::ffff:93.184.216.34', false],
  ['127.0.0.1', true],
  ['0.0.0.0', true],
  ['10.1.2.3', true],
  ['100.64.0.1', true],
  ['169.254.169.254', true],
  ['192.0.0.8', true],
  ['198.18.0.1', true],
  ['224.0.0.1', true],
  ['255.255.255.255', true],
  ['::', true],
  ['::1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['ff02::1', true],
  ['64:ff9b::a00:1', true],
  ['::ffff:7f00:1', true],
  ['2002:7f00:1::', true],
  ['2001:0:7f00:1::', true],
  ['portal.example', true],
  ['', true],
])('%s is private: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});
