import { useEffect, useState, type ReactNode } from 'react';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { FILE_TIMEOUT_MS, SLOW_FILE_MS } from '@pignon/shared/federation/limits';
import { exposedModules } from '../platform';
import { RemoteComponentPending } from './remote-component-pending';

/** Error of a component that stays suspended although its code has loaded. */
export class RemoteComponentStuckError extends Error {
  override readonly name = 'RemoteComponentStuckError';
}

interface Props {
  remote: LiveRemote;
  expose: string;
  size: 'page' | 'panel';
}

const isLoaded = ({ remote: { name, version }, expose }: Props): boolean =>
  exposedModules
    .states()
    .some(
      (moduleState) =>
        moduleState.remote === name &&
        moduleState.version === version &&
        moduleState.expose === expose &&
        moduleState.state === 'loaded',
    );

/**
 * Shows a loading remote component. Throws RemoteComponentStuckError a minute after its code arrived; the loader handles code that does
 * not arrive.
 */
export function RemoteComponentTimeout(props: Props): ReactNode {
  const { remote, expose, size } = props;
  const [stuckError, setStuck] = useState<RemoteComponentStuckError>();
  useEffect(() => {
    let wasLoaded = false;
    const checkLoaded = (): void => {
      const loaded = isLoaded({ remote, expose, size });
      if (loaded && wasLoaded)
        setStuck(new RemoteComponentStuckError(`${expose} was still awaited after ${FILE_TIMEOUT_MS / 1000} s`));
      wasLoaded = loaded;
    };
    const first = setTimeout(checkLoaded, SLOW_FILE_MS);
    const passedProps = setInterval(checkLoaded, FILE_TIMEOUT_MS);
    return () => {
      clearTimeout(first);
      clearInterval(passedProps);
    };
  }, [remote, expose, size]);
  if (stuckError) throw stuckError;
  return <RemoteComponentPending size={size} />;
}
