/** Maximum number of ids per call. */
const MAX_BATCH_LENGTH = 100;

interface Waiting<Item> {
  resolve: (item: Item | undefined) => void;
  reject: (error: unknown) => void;
}

/** Batches reads by id: ids requested in the same moment go out in one call. A missing id resolves undefined. */
export function inBatches<Id, Item>(
  load: (ids: Id[]) => Promise<readonly Item[]>,
  idOf: (item: Item) => Id,
): (id: Id) => Promise<Item | undefined> {
  let waiting = new Map<Id, Waiting<Item>[]>();

  async function send(ids: Id[], callers: Map<Id, Waiting<Item>[]>): Promise<void> {
    try {
      const items = new Map((await load(ids)).map((item) => [idOf(item), item]));
      for (const id of ids) for (const { resolve } of callers.get(id) ?? []) resolve(items.get(id));
    } catch (error) {
      for (const id of ids) for (const { reject } of callers.get(id) ?? []) reject(error);
    }
  }
  function sendAll(): void {
    const callers = waiting;
    waiting = new Map();
    const ids = [...callers.keys()];
    for (let from = 0; from < ids.length; from += MAX_BATCH_LENGTH)
      void send(ids.slice(from, from + MAX_BATCH_LENGTH), callers);
  }
  return (id) =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) setTimeout(sendAll);
      waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
    });
}
