import { newDraftKey } from './draft-key';
import { DraftKeySchema } from './draft.schema';

const references = Array.from({ length: 50 }, (_, index) => `V26-${String(index).padStart(5, '0')}`);

it('names the records of a draft', () => {
  expect(newDraftKey('tour', ['V26-00042', 17])).toBe('tour:new-V26-00042-17');
  expect(newDraftKey('tour', [])).toBe('tour:new');
});

it('tells long lists apart that begin alike', () => {
  const [one, other] = [newDraftKey('tour', [...references, 17]), newDraftKey('tour', [...references, 18])];
  expect(one).not.toBe(other);
  expect(newDraftKey('tour', [...references, 17])).toBe(one);
  expect([one, other].map((key) => DraftKeySchema.safeParse(key).success)).toEqual([true, true]);
});
