import { useEffect } from 'react';
import { beginLoading, type LoadingScope } from './loading';

/** Raises the scope's flag while `loading` is true and the screen is mounted. */
export function useLoadingFlag(scope: LoadingScope, loading: boolean): void {
  useEffect(() => (loading ? beginLoading(scope) : undefined), [scope, loading]);
}
