import type { RolloutView } from '@pignon/shared/domain/rollout/rollout-view';
import { stubGlobal } from '@pignon/shared/testing/stub-global';

interface Edge {
  orders: unknown[];
  answer: (view: unknown, status?: number) => void;
  /** Refuses orders by this reason; the list shows `view`. */
  refuse: (message: string, view: RolloutView) => void;
}

/** Mocks the edge's responses; other requests reach the fake API. */
export function startEdge(view: unknown, status = 200): Edge {
  const reach = globalThis.fetch;
  const edge: Edge = {
    orders: [],
    answer: (next, code = 200) => ([view, status] = [next, code]),
    refuse: (message, next) => ([view, refusal] = [next, { code: 'CONFLICT', message, status: 409 }]),
  };
  let refusal: object | undefined;
  stubGlobal('fetch', (address: string | URL | Request, init?: RequestInit) => {
    if (address !== '/rollout.json') return reach(address, init);
    if (init?.method === 'POST') {
      edge.orders.push(JSON.parse(init.body as string));
      if (refusal) return Promise.resolve(new Response(JSON.stringify(refusal), { status: 409 }));
    }
    return Promise.resolve(new Response(JSON.stringify(view), { status }));
  });
  return edge;
}
