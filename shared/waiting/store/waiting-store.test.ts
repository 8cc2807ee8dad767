import 'fake-indexeddb/auto';
import { importKey } from './encryption';
import { WaitingStore } from './waiting-store';

const waiting = (id: string) => ({
  ...{ id, line: id, call: 'POST event/create' as const, input: {}, title: '', to: '/', at: 0, version: undefined },
  ...{ refusal: undefined, failures: 0 },
});

it('limits the calls of each user, without counting a replacement twice', async () => {
  const store = await WaitingStore.open('anne', [await importKey(btoa('a'.repeat(32)))]);
  const add = (id: string, replaces?: string) => store.add(waiting(id), { leasedUntil: 0, replaces });
  for (let callIndex = 0; callIndex < 300; callIndex++) await add(`id-${callIndex}`);
  expect(await add('one too many')).toBeUndefined();
  expect(await add('in its place', 'id-7')).toMatchObject({ isFirst: true });
  expect(await store.list()).toHaveLength(300);
  const otherStore = await WaitingStore.open('paul', [await importKey(btoa('p'.repeat(32)))]);
  expect(await otherStore.list()).toEqual([]);
  expect(await otherStore.add(waiting('another’s'), { leasedUntil: 0, replaces: undefined })).toBeDefined();
  store.close();
  otherStore.close();
});

it('reads and writes nothing after it was closed, and leaves existing rows', async () => {
  const key = await importKey(btoa('a'.repeat(32)));
  const closedStore = await WaitingStore.open('zoé', [key]);
  const { seq = 0 } = (await closedStore.add(waiting('kept'), { leasedUntil: 0, replaces: undefined })) ?? {};
  const replacement = await closedStore.add(waiting('kept'), { leasedUntil: 0, replaces: 'kept' });
  const change = { seq, leasedUntil: 0, waiting: { ...waiting('kept'), title: 'changed' } };
  // pending: the data is still being encrypted
  const pendingWrites = [
    closedStore.change(change),
    closedStore.add(waiting('late'), { leasedUntil: 0, replaces: undefined }),
  ];
  closedStore.close();
  expect(await Promise.all(pendingWrites)).toEqual([undefined, undefined]);
  expect(await closedStore.list()).toEqual([]);
  await closedStore.remove(seq);
  await replacement?.putBack?.();
  const reopenedStore = await WaitingStore.open('zoé', [key]);
  expect((await reopenedStore.list()).map(({ waiting: { id, title } }) => ({ id, title }))).toEqual([
    { id: 'kept', title: '' },
  ]);
  reopenedStore.close();
});

it('stores nothing readable without the key', async () => {
  const anneStore = await WaitingStore.open('anne', [await importKey(btoa('a'.repeat(32)))]);
  const input = { body: { type: 'NOTE', title: 'De madame Etcheverry' } };
  await anneStore.add({ ...waiting('sealed'), input }, { leasedUntil: 0, replaces: undefined });
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('pignon-waiting');
    request.onsuccess = () => resolve(request.result);
  });
  const rows = await new Promise<object[]>((resolve) => {
    const request = db.transaction('calls').objectStore('calls').getAll();
    request.onsuccess = () => resolve(request.result as object[]);
  });
  const text = rows.map((row) =>
    Object.values(row)
      .map((value) =>
        typeof value === 'object' ? Buffer.from(value as ArrayBuffer).toString('latin1') : String(value),
      )
      .join(' '),
  );
  expect(text.length).toBeGreaterThan(0);
  for (const row of text) expect(row).not.toMatch(/Etcheverry|NOTE|event/);
  db.close();
  anneStore.close();
  const wrongKeyStore = await WaitingStore.open('anne', [await importKey(btoa('x'.repeat(32)))]);
  expect(await wrongKeyStore.list()).toEqual([]);
  wrongKeyStore.close();
});

it('lists calls that were encrypted under an earlier key, and encrypts under the first one', async () => {
  const [earlier, current] = await Promise.all(['e', 'c'].map((letter) => importKey(btoa(letter.repeat(32)))));
  const before = await WaitingStore.open('luc', [earlier!]);
  await before.add(waiting('before'), { leasedUntil: 0, replaces: undefined });
  before.close();
  const after = await WaitingStore.open('luc', [current!, earlier!]);
  await after.add(waiting('after'), { leasedUntil: 0, replaces: undefined });
  expect((await after.list()).map(({ waiting: { id } }) => id)).toEqual(['before', 'after']);
  after.close();
  const without = await WaitingStore.open('luc', [current!]);
  expect((await without.list()).map(({ waiting: { id } }) => id)).toEqual(['after']);
  without.close();
});
