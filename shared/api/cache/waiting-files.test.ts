import 'fake-indexeddb/auto';
import { aUser } from '../../testing/factories';
import { openLocalCache, wipeLocalCache } from './open-cache';
import {
  dropWaiting,
  forgetWaiting,
  keepWaiting,
  listWaiting,
  orderWaiting,
  sweepWaiting,
  wipeWaiting,
} from './waiting-files';

const DAY = 86_400_000;
const file = (id: string, owner = 'property:new') => ({
  id,
  owner,
  name: `${id}.jpg`,
  blob: new Blob([id]),
  mark: 'PUBLIC' as const,
});
const ids = async (uid: string, owner = 'property:new') => (await listWaiting(uid, owner)).map(({ id }) => id);

beforeEach(wipeWaiting);

describe('files that wait to be sent', () => {
  it('are there after a reload, whole and in the order they came or were put in', async () => {
    for (const [at, id] of ['a', 'b', 'c'].entries()) await keepWaiting('anne', file(id), Date.now() + at);
    expect(await ids('anne')).toEqual(['a', 'b', 'c']);
    await orderWaiting('anne', 'property:new', ['c', 'a']);
    expect(await ids('anne')).toEqual(['c', 'a', 'b']);
    const [first] = await listWaiting('anne', 'property:new');
    expect(first).toMatchObject({ name: 'c.jpg', mark: 'PUBLIC' });
  });

  it('go with the property when it gets its reference, and each when it was sent', async () => {
    for (const id of ['a', 'b']) await keepWaiting('anne', file(id));
    for (const id of ['a', 'b']) await keepWaiting('anne', file(id, 'property:V26-00042'));
    expect([await ids('anne'), (await ids('anne', 'property:V26-00042')).sort()]).toEqual([[], ['a', 'b']]);
    await dropWaiting(['b']);
    expect(await ids('anne', 'property:V26-00042')).toEqual(['a']);
  });

  it('go when their property will never be, and no others', async () => {
    await keepWaiting('anne', file('a'));
    await orderWaiting('anne', 'property:new', ['a']);
    await keepWaiting('anne', file('b', 'property:new-V26-00042'));
    await keepWaiting('bruno', file('c'));
    await forgetWaiting('anne', 'property:new');
    expect([await ids('anne'), await ids('anne', 'property:new-V26-00042')]).toEqual([[], ['b']]);
    expect(await ids('bruno')).toEqual(['c']);
  });

  it('are nobody else’s, and not kept for ever', async () => {
    await keepWaiting('anne', file('a'));
    await keepWaiting('anne', file('old'), Date.now() - 15 * DAY);
    await keepWaiting('bruno', file('b'));
    expect(await ids('bruno')).toEqual(['b']);
    await sweepWaiting('anne');
    expect([await ids('anne'), await ids('bruno')]).toEqual([['a'], []]);
  });

  it('stay when the same person comes back, and go when they sign out', async () => {
    await keepWaiting('anne', file('a'));
    await openLocalCache('anne', aUser());
    expect(await ids('anne')).toEqual(['a']);
    await wipeLocalCache();
    expect(await ids('anne')).toEqual([]);
  });

  it('go when somebody else signs in', async () => {
    await keepWaiting('anne', file('a'));
    await openLocalCache('bruno', aUser());
    expect(await ids('anne')).toEqual([]);
  });
});
