import { licenceFaults } from './licence-faults';

const one = (name: string) => [{ name, versions: ['1.0.0'] }];

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', 'MIT AND OFL-1.1'])('%s is allowed', (licence) => {
  expect(licenceFaults({ [licence]: one('a') })).toEqual([]);
});

test.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND GPL-2.0-only', 'Unknown', 'SEE LICENSE IN LICENSE', ''])(
  '%s is refused, and the package is named',
  (licence) => {
    expect(licenceFaults({ MIT: one('b'), [licence]: one('a') })).toEqual([`a 1.0.0 comes under ${licence}`]);
  },
);

test('an exception applies to its package and licence only', () => {
  const libvips = one('@img/sharp-libvips-linux-x64');
  expect(licenceFaults({ 'LGPL-3.0-or-later': libvips })).toEqual([]);
  expect(licenceFaults({ 'LGPL-3.0-or-later': one('other'), 'AGPL-3.0-only': libvips })).toHaveLength(2);
});
