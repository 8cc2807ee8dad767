import { typedReference } from './typed-reference';

describe('a reference as people type it', () => {
  it.each([
    ['V26-00042', 'V26-00042'],
    ['v26-42', 'V26-00042'],
    [' v26 42 ', 'V26-00042'],
    ['V2600042', 'V26-00042'],
    ['l26/7', 'L26-00007'],
    ['V26-000042', 'V26-00042'],
    ['V26-123456', 'V26-123456'],
    ['V26-0010', 'V26-00010'],
    ['V26-0000042', 'V26-00042'],
    ['V26-100000', 'V26-100000'],
  ])('%s means %s', (text, reference) => {
    expect(typedReference(text)).toBe(reference);
  });

  it.each(['v26', 'X26-00042', 'villa 42', '0612345678', 'V26-', 'V26-00042 Bayonne', 'Villa V26-00042'])(
    '%s is invalid',
    (text) => {
      expect(typedReference(text)).toBeNull();
    },
  );
});
