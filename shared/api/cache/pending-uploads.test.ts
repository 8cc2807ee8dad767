import 'fake-indexeddb/auto';
import { aUser } from '../../testing/factories';
import { openLocalCache, wipeLocalCache } from './open-cache';
import {
  dropPending,
  forgetPending,
  keepPending,
  listPending,
  orderPending,
  evictPending,
  wipePending,
} from './pending-uploads';

const DAY = 86_400_000;
const file = (id: string, owner = 'property:new') => ({
  id,
  owner,
  name: `${id}.jpg`,
  blob: new Blob([id]),
  mark: 'PUBLIC' as const,
});
const ids = async (uid: string, owner = 'property:new') => (await listPending(uid, owner)).map(({ id }) => id);

beforeEach(wipePending);

describe('pending uploads', () => {
  it('survive a reload, in the order of selection or as reordered', async () => {
    for (const [index, id] of ['a', 'b', 'c'].entries()) await keepPending('anne', file(id), Date.now() + index);
    expect(await ids('anne')).toEqual(['a', 'b', 'c']);
    await orderPending('anne', 'property:new', ['c', 'a']);
    expect(await ids('anne')).toEqual(['c', 'a', 'b']);
    const [first] = await listPending('anne', 'property:new');
    expect(first).toMatchObject({ name: 'c.jpg', mark: 'PUBLIC' });
  });

  it('move to the property once it has a reference, and are dropped one by one after upload', async () => {
    for (const id of ['a', 'b']) await keepPending('anne', file(id));
    for (const id of ['a', 'b']) await keepPending('anne', file(id, 'property:V26-00042'));
    expect([await ids('anne'), (await ids('anne', 'property:V26-00042')).sort()]).toEqual([[], ['a', 'b']]);
    await dropPending(['b']);
    expect(await ids('anne', 'property:V26-00042')).toEqual(['a']);
  });

  it('are dropped when their property will not be created, without others', async () => {
    await keepPending('anne', file('a'));
    await orderPending('anne', 'property:new', ['a']);
    await keepPending('anne', file('b', 'property:new-V26-00042'));
    await keepPending('bruno', file('c'));
    await forgetPending('anne', 'property:new');
    expect([await ids('anne'), await ids('anne', 'property:new-V26-00042')]).toEqual([[], ['b']]);
    expect(await ids('bruno')).toEqual(['c']);
  });

  it('are separate per user, and expire', async () => {
    await keepPending('anne', file('a'));
    await keepPending('anne', file('old'), Date.now() - 15 * DAY);
    await keepPending('bruno', file('b'));
    expect(await ids('bruno')).toEqual(['b']);
    await evictPending('anne');
    expect([await ids('anne'), await ids('bruno')]).toEqual([['a'], []]);
  });

  it('stay when their user returns, and are dropped at sign-out', async () => {
    await keepPending('anne', file('a'));
    await openLocalCache('anne', aUser());
    expect(await ids('anne')).toEqual(['a']);
    await wipeLocalCache();
    expect(await ids('anne')).toEqual([]);
  });

  it('are dropped when another user signs in', async () => {
    await keepPending('anne', file('a'));
    await openLocalCache('bruno', aUser());
    expect(await ids('anne')).toEqual([]);
  });
});
