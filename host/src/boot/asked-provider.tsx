import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { LoadingView } from '../shell/loading-view';
import { retryImport } from './retry-import';

export interface AskedLoaderProps {
  /** What the address asked for, as written. */
  asked: readonly string[];
  children: ReactNode;
}

/** What the address asks for, taken out of it before the router reads it: nobody copies or keeps such a link unawares. */
function takeAsked(parameter: string): string[] {
  const url = new URL(location.href);
  const asked = url.searchParams.getAll(parameter);
  if (asked.length === 0) return asked;
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url);
  return asked;
}

const Without: ComponentType<AskedLoaderProps> = ({ children }) => children;

interface Asked {
  parameter: string;
  /** Whether this browser keeps any; one that refuses to say keeps none. */
  isKept: () => boolean;
  load: () => Promise<ComponentType<AskedLoaderProps>>;
}

/**
 * What puts other versions into the product, fetched for the few who have or ask for any: to all others it costs nothing. Where
 * it cannot be fetched the live product is better than none.
 */
export function askedProvider({ parameter, isKept, load }: Asked) {
  const asked = takeAsked(parameter);
  const isWanted = (): boolean => {
    try {
      return asked.length > 0 || isKept();
    } catch {
      return false;
    }
  };
  const Late = lazy(async () => ({ default: await retryImport(load).catch(() => Without) }));
  function Provider({ children }: { children: ReactNode }): ReactNode {
    const [open] = useState(isWanted);
    if (!open) return children;
    return (
      <Suspense fallback={<LoadingView />}>
        <Late asked={asked}>{children}</Late>
      </Suspense>
    );
  }
  return { isWanted, Provider };
}
