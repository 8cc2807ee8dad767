import { libraryRange } from './library-range';

test.each([
  ['19.3.1', '^19.3.0'],
  ['1.0.0', '^1.0.0'],
  // nothing but this very pre-release and what follows it is known to have what the remote uses
  ['7.0.0-rc.2', '^7.0.0-rc.2'],
  ['7.1.3-beta', '^7.1.3-beta'],
])('a remote built against %s counts on %s', (version, range) => {
  expect(libraryRange(version)).toBe(range);
});
