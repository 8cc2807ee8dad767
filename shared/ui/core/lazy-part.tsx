import { createContext, useContext, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { trackPromise, type TrackedPromise } from '../../state/promise-status';
import { useAwaited } from '../../state/use-awaited';

/** Size of a part: a page, lines in a page, or a dialog. */
export type PartPlace = 'page' | 'panel' | 'dialog';

export interface PartBoundaryProps {
  place: PartPlace;
  /** Renders the part again after reloading it. */
  onRetry: () => void;
  /** Closes a dialog that failed to load. */
  onClose?: () => void;
  children: ReactNode;
}

/** Loader of lazy parts, and the fallback shown for one that failed. */
export interface PartLoader {
  /** Calls `load`, with retries; rejects with the last error. */
  fetch: <T>(load: () => Promise<T>) => Promise<T>;
  Boundary: ComponentType<PartBoundaryProps>;
  /** Shown while a part loads. */
  Pending: ComponentType<{ size: 'page' | 'panel' }>;
}

/** Used without a host, as in a remote's tests: no retries; the test's own boundary catches errors. */
const PLAIN_LOADER: PartLoader = { fetch: (load) => load(), Boundary: ({ children }) => children, Pending: () => null };

const PartLoaderContext = createContext(PLAIN_LOADER);

/** Sets the loader of all lazy parts below. */
export const PartLoaderProvider = PartLoaderContext.Provider;

interface LoadedPartProps<P extends object> {
  code: Promise<ComponentType<P>>;
  pending: ReactNode;
  componentProps: P;
}

function LoadedPart<P extends object>({ code, pending, componentProps }: LoadedPartProps<P>): ReactNode {
  const awaitedComponent = useAwaited(code);
  return awaitedComponent ? <awaitedComponent.value {...componentProps} /> : pending;
}

export interface PendingProps {
  /** Shown while loading, instead of the host's skeleton of that size. */
  pending?: ReactNode;
}

/** A component loaded when first rendered. */
type LazyPart<P extends object> = ComponentType<P & PendingProps> & {
  /** Loads the code before it is rendered; a failed load is repeated then. */
  preload: (fetch: PartLoader['fetch']) => void;
};

function part<P extends object>(
  load: () => Promise<ComponentType<P>>,
  place: PartPlace,
  onCloseOf?: (props: P) => () => void,
): LazyPart<P> {
  // shared by all places; reloaded after a failure or on request
  let code: TrackedPromise<ComponentType<P>> | undefined;
  const forgetLoad = () => {
    code = undefined;
  };
  function LoadingPart({ pending, ...rest }: P & PendingProps): ReactNode {
    const props = rest as unknown as P;
    const { fetch, Boundary, Pending } = useContext(PartLoaderContext);
    const [attempt, setAttempt] = useState(0);
    const lazyModule = useMemo(
      () => (code ??= trackPromise(fetch(load))),
      // oxlint-disable-next-line react/exhaustive-deps -- another attempt asks for it anew
      [attempt],
    );
    // a closed part that failed is loaded again at its next opening
    useEffect(
      () => () => {
        if (code?.status === 'rejected') forgetLoad();
      },
      [],
    );
    const retryLoad = () => {
      forgetLoad();
      setAttempt((count) => count + 1);
    };
    const defaultPending = place === 'dialog' ? null : <Pending size={place} />;
    return (
      <Boundary place={place} onRetry={retryLoad} onClose={onCloseOf?.(props)}>
        <LoadedPart
          code={lazyModule}
          pending={pending === undefined ? defaultPending : pending}
          componentProps={props}
        />
      </Boundary>
    );
  }
  LoadingPart.preload = (fetch: PartLoader['fetch']): void => {
    if (code) return;
    const preloadedCode = trackPromise(fetch(load));
    code = preloadedCode;
    preloadedCode.catch(() => {
      if (code === preloadedCode) forgetLoad();
    });
  };
  return LoadingPart;
}

/**
 * A component loaded when first rendered, with `pending` in its place. On failure a message is shown, and loading is
 * retried on demand and after reconnecting; its surroundings keep working.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  place: 'page' | 'panel' = 'panel',
): LazyPart<P> {
  return part(load, place);
}

/** The same for a dialog: nothing while loading; a failure is shown in a dialog too. */
export function lazyDialog<P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return part(load, 'dialog', ({ onClose }) => onClose);
}
