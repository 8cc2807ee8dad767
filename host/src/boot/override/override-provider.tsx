import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { OVERRIDE_PARAMETER, OVERRIDES_KEY, RETURNED_KEY } from '@pignon/shared/federation/override/local-origin';
import { LoadingView } from '../../shell/loading-view';
import { fetchedAgain } from '../fetched-again';
import type { OverrideLoaderProps } from './override-loader';

/** What the address asks for, taken out of it before the router reads it: nobody copies or keeps such a link unawares. */
function takeAsked(): string[] {
  const url = new URL(location.href);
  const asked = url.searchParams.getAll(OVERRIDE_PARAMETER);
  if (asked.length === 0) return asked;
  url.searchParams.delete(OVERRIDE_PARAMETER);
  history.replaceState(history.state, '', url);
  return asked;
}

function isKept(): boolean {
  try {
    return localStorage.getItem(OVERRIDES_KEY) !== null || sessionStorage.getItem(RETURNED_KEY) !== null;
  } catch {
    return false;
  }
}

const asked = takeAsked();

/** True in a browser where a remote comes from this machine, or is asked to. */
export const mayBeOverridden = (): boolean => asked.length > 0 || isKept();

const WithoutOverrides: ComponentType<OverrideLoaderProps> = ({ children }) => children;
const Gate = lazy(async () => {
  const load = () => import(/* webpackChunkName: "override" */ './override-loader');
  const gate = await fetchedAgain(load).then(
    ({ OverrideLoader }) => OverrideLoader,
    // the published product is better than none
    () => WithoutOverrides,
  );
  return { default: gate };
});

/** Remotes that come from this machine, for the few who have any: to all others it costs nothing. */
export function OverrideProvider({ children }: { children: ReactNode }): ReactNode {
  const [open] = useState(mayBeOverridden);
  if (!open) return children;
  return (
    <Suspense fallback={<LoadingView />}>
      <Gate asked={asked}>{children}</Gate>
    </Suspense>
  );
}
