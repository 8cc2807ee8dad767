import { EVENT_NAMES } from './events';
import { isEventName, isSlotName, ownerOfName } from './own-names';
import { SLOT_NAMES } from './slots';

it('belongs to the remote that it is called after', () => {
  expect(ownerOfName('keys.moved')).toBe('keys');
  expect(ownerOfName('keys2.boardRow')).toBe('keys2');
});

it.each(['keys', 'keys.', '.moved', 'keys.moved.twice', 'Keys.moved', 'keys.Moved', 'k.moved', 'my-keys.moved', ''])(
  '%s is nobody’s: it has not the form',
  (name) => expect(ownerOfName(name)).toBeUndefined(),
);

it.each([...EVENT_NAMES, ...SLOT_NAMES, 'property.gone', 'home.gone', 'session.stolen'])(
  '%s is the contract’s to give',
  (name) => expect(ownerOfName(name)).toBeUndefined(),
);

it('knows names of the contract and of remotes', () => {
  expect(['visit.saved', 'keys.moved', 'visit.gone', 'home.widget', 3, undefined].filter(isEventName)).toEqual([
    'visit.saved',
    'keys.moved',
  ]);
  expect(['home.widget', 'keys.row', 'home.gone', 'visit.saved', null].filter(isSlotName)).toEqual([
    'home.widget',
    'keys.row',
  ]);
});
