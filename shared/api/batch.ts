/** Maximum number of ids per call. */
const MAX_BATCH_LENGTH = 100;

interface PendingRead<Item> {
  resolve: (item: Item | undefined) => void;
  reject: (error: unknown) => void;
}

/** Batches reads by id: ids requested in the same moment go out in one call. A missing id resolves undefined. */
export function inBatches<Id, Item>(
  load: (ids: Id[]) => Promise<readonly Item[]>,
  idOf: (item: Item) => Id,
): (id: Id) => Promise<Item | undefined> {
  let pendingReads = new Map<Id, PendingRead<Item>[]>();

  async function sendBatch(ids: Id[], pendingById: Map<Id, PendingRead<Item>[]>): Promise<void> {
    try {
      const items = new Map((await load(ids)).map((item) => [idOf(item), item]));
      for (const id of ids) for (const { resolve } of pendingById.get(id) ?? []) resolve(items.get(id));
    } catch (error) {
      for (const id of ids) for (const { reject } of pendingById.get(id) ?? []) reject(error);
    }
  }
  function sendAll(): void {
    const pendingById = pendingReads;
    pendingReads = new Map();
    const ids = [...pendingById.keys()];
    for (let batchStart = 0; batchStart < ids.length; batchStart += MAX_BATCH_LENGTH)
      void sendBatch(ids.slice(batchStart, batchStart + MAX_BATCH_LENGTH), pendingById);
  }
  return (id) =>
    new Promise((resolve, reject) => {
      if (pendingReads.size === 0) setTimeout(sendAll);
      pendingReads.set(id, [...(pendingReads.get(id) ?? []), { resolve, reject }]);
    });
}
