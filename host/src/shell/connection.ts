import { useEffect, useSyncExternalStore } from 'react';
import { ProblemError } from '@pignon/shared/api';
import { runtimeConfig } from '@pignon/shared/contract';
import { createStore, useStore } from '@pignon/shared/state';
import { productQueries } from './product-queries';

const AGAIN_MS = 10_000;

/** False once the API has not answered, until it does. */
const apiAnswers = createStore(true);

function isSilence(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === 0 || error.status >= 502);
}

productQueries.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return;
  if (event.action.type === 'success' && !event.action.manual) apiAnswers.set(true);
  if (event.action.type === 'error' && isSilence(event.action.error)) apiAnswers.set(false);
});

async function knock(): Promise<void> {
  try {
    const response = await fetch(`${runtimeConfig().apiUrl}/healthz`, { cache: 'no-store' });
    if (!response.ok) return;
    apiAnswers.set(true);
    await productQueries.refetchQueries({ predicate: (query) => query.state.status === 'error' });
  } catch {
    // still silent
  }
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export type Connection = 'online' | 'offline' | 'apiDown';

/** Whether the product can be worked with; while the API is silent it is asked again every 10 s. */
export function useConnection(): Connection {
  const network = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const answers = useStore(apiAnswers);
  useEffect(() => {
    if (answers) return;
    const timer = setInterval(() => void knock(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [answers]);
  if (!network) return 'offline';
  return answers ? 'online' : 'apiDown';
}
