import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { fetchedAgain } from './fetched-again';
import { OwnBoundary } from './own-boundary';
import { PiecePending } from './piece-pending';

/**
 * A part of the host that is fetched when it is shown. It waits, fails and is tried again in its own place: what surrounds
 * it goes on working.
 */
export function ownPiece<P extends object>(
  load: () => Promise<ComponentType<P>>,
  size: 'page' | 'panel',
): ComponentType<P> {
  const make = () => lazy(async () => ({ default: await fetchedAgain(load) }));
  // one for all places, as React asks; another only after a failure
  let current = make();
  return function OwnPiece(props: P): ReactNode {
    const [attempt, setAttempt] = useState(0);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another attempt is another component
    const Current = useMemo(() => current, [attempt]);
    const again = () => {
      current = make();
      setAttempt((count) => count + 1);
    };
    return (
      <OwnBoundary size={size} onRetry={again}>
        <Suspense fallback={<PiecePending size={size} />}>
          <Current {...props} />
        </Suspense>
      </OwnBoundary>
    );
  };
}
