import { libraryRange } from './library-range';

test.each([
  ['19.3.1', '^19.3.0'],
  ['1.0.0', '^1.0.0'],
  // only this pre-release and later ones are known to have what the remote uses
  ['7.0.0-rc.2', '^7.0.0-rc.2'],
  ['7.1.3-beta', '^7.1.3-beta'],
])('a remote built against %s accepts %s', (version, range) => {
  expect(libraryRange(version)).toBe(range);
});
