import { createContext, useContext, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { readable, type Readable } from '../../state/readable';
import { useAwaited } from '../../state/use-awaited';

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

/** Loader of lazy parts, and the fallback shown for one that failed. */
export interface PartLoader {
  /** Calls `load`, several times if need be; rejects as the last attempt does. */
  fetch: <T>(load: () => Promise<T>) => Promise<T>;
  Boundary: ComponentType<PartBoundaryProps>;
  /** Stands in the place of a part until it is there. */
  Pending: ComponentType<{ size: 'page' | 'panel' }>;
}

/** Outside the host, as in a remote's own tests, nothing is tried again and the test's own boundary catches. */
const PLAIN: PartLoader = { fetch: (load) => load(), Boundary: ({ children }) => children, Pending: () => null };

const PartLoaderContext = createContext(PLAIN);

/** Gives every part below it the host's way of loading. */
export const PartLoaderProvider = PartLoaderContext.Provider;

interface DrawnProps<P extends object> {
  code: Promise<ComponentType<P>>;
  pending: ReactNode;
  componentProps: P;
}

function DrawnPart<P extends object>({ code, pending, componentProps }: DrawnProps<P>): ReactNode {
  const drawn = useAwaited(code);
  return drawn ? <drawn.value {...componentProps} /> : pending;
}

export interface PendingProps {
  /** Stands in the part's place until it is there, instead of the host's lines for a part of its size. */
  pending?: ReactNode;
}

function part<P extends object>(
  load: () => Promise<ComponentType<P>>,
  place: PartPlace,
  onCloseOf?: (props: P) => () => void,
): ComponentType<P & PendingProps> {
  // one for all places where it is drawn; another only after a failure, or for who asks for it anew
  let code: Readable<ComponentType<P>> | undefined;
  const forget = () => {
    code = undefined;
  };
  return function LazyPart({ pending, ...rest }: P & PendingProps): ReactNode {
    const props = rest as unknown as P;
    const { fetch, Boundary, Pending } = useContext(PartLoaderContext);
    const [attempt, setAttempt] = useState(0);
    const asked = useMemo(
      () => (code ??= readable(fetch(load))),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- another attempt asks for it anew
      [attempt],
    );
    // closed after it failed, it is fetched anew when it is opened again
    useEffect(
      () => () => {
        if (code?.status === 'rejected') forget();
      },
      [],
    );
    const again = () => {
      forget();
      setAttempt((count) => count + 1);
    };
    const ofPlace = place === 'dialog' ? null : <Pending size={place} />;
    return (
      <Boundary place={place} onRetry={again} onClose={onCloseOf?.(props)}>
        <DrawnPart code={asked} pending={pending === undefined ? ofPlace : pending} componentProps={props} />
      </Boundary>
    );
  };
}

/**
 * A component whose code is fetched when it is first drawn; until then `pending` stands in its place. Where it does not come,
 * a sentence stands there, and it is tried again on demand and when the network is back; what surrounds it goes on working.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  place: 'page' | 'panel' = 'panel',
): ComponentType<P & PendingProps> {
  return part(load, place);
}

/** The same for a dialog, with nothing in its place until it is there; the sentence stands in a dialog too. */
export function lazyDialog<P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return part(load, 'dialog', ({ onClose }) => onClose);
}
