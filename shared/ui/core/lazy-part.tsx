import {
  createContext,
  lazy,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/** The room that a part takes: a page, some lines of one, or a dialog over it. */
export type PartPlace = 'page' | 'panel' | 'dialog';

export interface PartBoundaryProps {
  place: PartPlace;
  /** Draws the part again, fetched anew. */
  onRetry: () => void;
  /** Closes a dialog that did not come. */
  onClose?: () => void;
  children: ReactNode;
}

/** How parts are fetched, and what stands in the place of one that did not come. */
export interface PartLoader {
  /** Calls `load`, several times if need be; rejects as the last attempt does. */
  fetch: <T>(load: () => Promise<T>) => Promise<T>;
  Boundary: ComponentType<PartBoundaryProps>;
}

/** Outside the host, as in a remote's own tests, nothing is tried again and the test's own boundary catches. */
const PLAIN: PartLoader = { fetch: (load) => load(), Boundary: ({ children }) => children };

const PartLoaderContext = createContext(PLAIN);

/** Gives every part below it the host's way of loading. */
export const PartLoaderProvider = PartLoaderContext.Provider;

function part<P extends object>(
  load: () => Promise<ComponentType<P>>,
  place: PartPlace,
  onCloseOf: (props: P) => (() => void) | undefined,
): ComponentType<P> {
  // one for all places, as React asks; another only after a failure
  let current: ComponentType<P> | undefined;
  let failed = false;
  const forget = () => {
    current = undefined;
    failed = false;
  };
  const fetched = async (fetch: PartLoader['fetch']) => {
    try {
      return { default: await fetch(load) };
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  return function LazyPart(props: P): ReactNode {
    const { fetch, Boundary } = useContext(PartLoaderContext);
    const [attempt, setAttempt] = useState(0);
    const Current = useMemo(
      () => (current ??= lazy(() => fetched(fetch))),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- another attempt is another component
      [attempt],
    );
    // closed after it failed, it is fetched anew when it is opened again
    useEffect(
      () => () => {
        if (failed) forget();
      },
      [],
    );
    const again = () => {
      forget();
      setAttempt((count) => count + 1);
    };
    return (
      <Boundary place={place} onRetry={again} onClose={onCloseOf(props)}>
        <Current {...props} />
      </Boundary>
    );
  };
}

/**
 * A component whose code is fetched when it is first drawn, inside a Suspense. Where it does not come, a sentence stands in
 * its place, and it is tried again on demand and when the network is back; what surrounds it goes on working.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  place: 'page' | 'panel' = 'panel',
): ComponentType<P> {
  return part(load, place, () => undefined);
}

/** The same for a dialog: the sentence stands in a dialog too. */
export function lazyDialog<P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return part(load, 'dialog', ({ onClose }) => onClose);
}
