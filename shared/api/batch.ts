/** Maximum number of ids per call. */
const MAX = 100;

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

  async function send(ids: Id[], askers: Map<Id, Waiting<Item>[]>): Promise<void> {
    try {
      const items = new Map((await load(ids)).map((item) => [idOf(item), item]));
      for (const id of ids) for (const { resolve } of askers.get(id) ?? []) resolve(items.get(id));
    } catch (error) {
      for (const id of ids) for (const { reject } of askers.get(id) ?? []) reject(error);
    }
  }
  function sendAll(): void {
    const askers = waiting;
    waiting = new Map();
    const ids = [...askers.keys()];
    for (let from = 0; from < ids.length; from += MAX) void send(ids.slice(from, from + MAX), askers);
  }
  return (id) =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) setTimeout(sendAll);
      waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
    });
}
