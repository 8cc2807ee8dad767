import { comparePackages } from './package-changes';

const listOf = (...texts: string[]) =>
  texts.map((text) => {
    const [name = '', version = ''] = text.split(' ');
    return { name, version };
  });

describe('the packages of two versions', () => {
  it('differ by added, removed and updated ones', () => {
    const before = listOf('@scope/kept 1.0.0', 'gone 2.1.0', 'raised 1.2.3', 'twice 1.0.0');
    const after = listOf('@scope/kept 1.0.0', 'new 0.1.0', 'raised 1.3.0', 'twice 2.0.0', 'twice 1.0.0');
    expect(comparePackages(before, after)).toEqual({
      added: ['new 0.1.0'],
      removed: ['gone 2.1.0'],
      changed: ['raised 1.2.3 → 1.3.0', 'twice 1.0.0 → 1.0.0 + 2.0.0'],
    });
  });

  it('are equal in any order', () => {
    expect(comparePackages(listOf('a 1.0.0', 'b 1.0.0'), listOf('b 1.0.0', 'a 1.0.0'))).toEqual({
      added: [],
      removed: [],
      changed: [],
    });
  });

  it('cannot be compared when a list is unknown, which differs from an empty one', () => {
    expect(comparePackages(undefined, [])).toBeNull();
    expect(comparePackages([], undefined)).toBeNull();
    expect(comparePackages([], listOf('new 0.1.0'))?.added).toEqual(['new 0.1.0']);
  });
});
