import type { RolloutView } from '@pignon/shared/domain/rollout/rollout-view';
import { stubGlobal } from '@pignon/shared/testing/stub-global';

interface Edge {
  orders: unknown[];
  answer: (view: unknown, status?: number) => void;
  /** Refuses orders by this reason; the list shows `view`. */
  refuse: (message: string, view: RolloutView) => void;
  /** Answers no order until the returned function is called. */
  hold: () => () => void;
}

/** Mocks the edge's responses; other requests reach the fake API. */
export function startEdge(view: unknown, status = 200): Edge {
  const reach = globalThis.fetch;
  const edge: Edge = {
    orders: [],
    answer: (next, code = 200) => ([view, status] = [next, code]),
    refuse: (message, next) => ([view, refusal] = [next, { code: 'CONFLICT', message, status: 409 }]),
    hold: () => {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => (release = resolve));
      return () => release();
    },
  };
  let refusal: object | undefined;
  let held: Promise<void> | undefined;
  stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    if (address !== '/rollout.json') return reach(address, init);
    if (init?.method === 'POST') {
      edge.orders.push(JSON.parse(init.body as string));
      await held;
      if (refusal) return new Response(JSON.stringify(refusal), { status: 409 });
    }
    return new Response(JSON.stringify(view), { status });
  });
  return edge;
}
