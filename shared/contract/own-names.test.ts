import { EVENT_NAMES } from './events';
import { isEventName, isSlotName, ownerOfName } from './own-names';
import { SLOT_NAMES } from './slots';

it('finds the remote that a name belongs to', () => {
  expect(ownerOfName('keys.moved')).toBe('keys');
  expect(ownerOfName('keys2.boardRow')).toBe('keys2');
});

it.each(['keys', 'keys.', '.moved', 'keys.moved.twice', 'Keys.moved', 'keys.Moved', 'k.moved', 'my-keys.moved', ''])(
  '%s is not a valid name of a remote',
  (name) => expect(ownerOfName(name)).toBeUndefined(),
);

it.each([...EVENT_NAMES, ...SLOT_NAMES, 'property.gone', 'home.gone', 'session.stolen'])(
  '%s is reserved by the contract',
  (name) => expect(ownerOfName(name)).toBeUndefined(),
);

it('accepts names of the contract and of remotes', () => {
  expect(['visit.saved', 'keys.moved', 'visit.gone', 'home.widget', 3, undefined].filter(isEventName)).toEqual([
    'visit.saved',
    'keys.moved',
  ]);
  expect(['home.widget', 'keys.row', 'home.gone', 'visit.saved', null].filter(isSlotName)).toEqual([
    'home.widget',
    'keys.row',
  ]);
});
