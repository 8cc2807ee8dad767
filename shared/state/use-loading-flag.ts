import { useEffect } from 'react';
import { beginLoading, type LoadingScope } from './loading';

/** Raises the scope's flag for as long as `loading` is true and the screen is there. */
export function useLoadingFlag(scope: LoadingScope, loading: boolean): void {
  useEffect(() => (loading ? beginLoading(scope) : undefined), [scope, loading]);
}
