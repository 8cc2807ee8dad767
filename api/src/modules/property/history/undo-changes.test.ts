import { undoChanges } from '@pignon/shared/domain/audit/undo-changes';
import fc from 'fast-check';
import { changesBetween } from '../../../write/changes';

const shortArray = { maxLength: 3 };
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const figure = optional(fc.nat(3));

/** An object shaped like a property: fields, lists of objects, lists of words, a map, optional parts. */
const entity = fc.record({
  title: fc.constantFrom('a', 'b'),
  rooms: fc.array(fc.record({ type: fc.constantFrom('A', 'B'), size: figure }), shortArray),
  features: fc.array(fc.constantFrom('x', 'y', 'z'), shortArray),
  contactTypes: fc.dictionary(
    fc.constantFrom('1', '2', '3'),
    fc.array(fc.constantFrom('O', 'T'), { minLength: 1, maxLength: 2 }),
  ),
  coOwnership: optional(fc.record({ lots: figure, detail: optional(fc.constant('d')) })),
  rental: optional(fc.record({ rent: figure, control: optional(fc.record({ base: figure })) })),
  money: fc.record({ price: figure, history: fc.array(fc.record({ at: fc.nat(9), price: fc.nat(9) }), shortArray) }),
});

describe('the journal of changes', () => {
  it('leads back from any state to the one before, whatever changed', () => {
    fc.assert(
      fc.property(entity, entity, (before, after) => {
        expect(undoChanges(after, changesBetween(before, after), ['contactTypes'])).toEqual(before);
      }),
      { numRuns: 2000 },
    );
  });
});
