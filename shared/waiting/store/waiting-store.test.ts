import 'fake-indexeddb/auto';
import { importKey } from './encryption';
import { WaitingStore } from './waiting-store';

const waiting = (id: string) => ({
  ...{ id, line: id, call: 'POST event/create' as const, input: {}, title: '', to: '/', at: 0, version: undefined },
  ...{ refusal: undefined, failures: 0 },
});

it('limits the calls of each user, without counting a replacement twice', async () => {
  const store = await WaitingStore.open('anne', await importKey(btoa('a'.repeat(32))));
  const add = (id: string, replaces?: string) => store.add(waiting(id), { leasedUntil: 0, replaces });
  for (let n = 0; n < 300; n++) await add(`id-${n}`);
  expect(await add('one too many')).toBeUndefined();
  expect(await add('in its place', 'id-7')).toMatchObject({ isFirst: true });
  expect(await store.list()).toHaveLength(300);
  const other = await WaitingStore.open('paul', await importKey(btoa('p'.repeat(32))));
  expect(await other.list()).toEqual([]);
  expect(await other.add(waiting('another’s'), { leasedUntil: 0, replaces: undefined })).toBeDefined();
  store.close();
  other.close();
});

it('reads and writes nothing after it was closed, and leaves existing rows', async () => {
  const key = await importKey(btoa('a'.repeat(32)));
  const before = await WaitingStore.open('zoé', key);
  const { seq = 0 } = (await before.add(waiting('kept'), { leasedUntil: 0, replaces: undefined })) ?? {};
  const again = await before.add(waiting('kept'), { leasedUntil: 0, replaces: 'kept' });
  const change = { seq, leasedUntil: 0, waiting: { ...waiting('kept'), title: 'changed' } };
  // pending: the data is still being encrypted
  const underWay = [before.change(change), before.add(waiting('late'), { leasedUntil: 0, replaces: undefined })];
  before.close();
  expect(await Promise.all(underWay)).toEqual([undefined, undefined]);
  expect(await before.list()).toEqual([]);
  await before.remove(seq);
  await again?.putBack?.();
  const after = await WaitingStore.open('zoé', key);
  expect((await after.list()).map(({ waiting: { id, title } }) => ({ id, title }))).toEqual([
    { id: 'kept', title: '' },
  ]);
  after.close();
});

it('stores nothing readable without the key', async () => {
  const anne = await WaitingStore.open('anne', await importKey(btoa('a'.repeat(32))));
  const input = { body: { type: 'NOTE', title: 'De madame Etcheverry' } };
  await anne.add({ ...waiting('sealed'), input }, { leasedUntil: 0, replaces: undefined });
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
  anne.close();
  const wrong = await WaitingStore.open('anne', await importKey(btoa('x'.repeat(32))));
  expect(await wrong.list()).toEqual([]);
  wrong.close();
});
