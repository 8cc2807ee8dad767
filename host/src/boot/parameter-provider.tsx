import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { LoadingView } from '../shell/loading-view';
import { retryImport } from './retry-import';

export interface ParameterLoaderProps {
  /** Values of the parameter in the address. */
  requestedValues: readonly string[];
  children: ReactNode;
}

/**
 * Removes a parameter from the address before the router reads it, so that nobody copies or bookmarks it by accident.
 */
function takeParameter(parameter: string): string[] {
  const url = new URL(location.href);
  const values = url.searchParams.getAll(parameter);
  if (values.length === 0) return values;
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url);
  return values;
}

const PlainProvider: ComponentType<ParameterLoaderProps> = ({ children }) => children;

interface ParameterOptions {
  parameter: string;
  /** True when this browser stores overrides; false when it refuses access. */
  isKept: () => boolean;
  load: () => Promise<ComponentType<ParameterLoaderProps>>;
}

/**
 * Creates a provider of other versions, whose code loads only for users who have or request one. If it fails to load,
 * the live product runs.
 */
export function parameterProvider({ parameter, isKept, load }: ParameterOptions) {
  const values = takeParameter(parameter);
  const isWanted = (): boolean => {
    try {
      return values.length > 0 || isKept();
    } catch {
      return false;
    }
  };
  const LazyProvider = lazy(async () => ({ default: await retryImport(load).catch(() => PlainProvider) }));
  function Provider({ children }: { children: ReactNode }): ReactNode {
    const [open] = useState(isWanted);
    if (!open) return children;
    return (
      <Suspense fallback={<LoadingView />}>
        <LazyProvider requestedValues={values}>{children}</LazyProvider>
      </Suspense>
    );
  }
  return { isWanted, Provider };
}
