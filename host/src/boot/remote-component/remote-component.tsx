import { Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { MountSignal } from '@pignon/shared/bus';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { useAwaited } from '@pignon/shared/state/use-awaited';
import { catalogue, exposedModules, inUse } from '../platform';
import { RemoteComponentBoundary } from './remote-component-boundary';
import { RemoteComponentTimeout } from './remote-component-timeout';
import { RemoteContext } from './remote-context';
import { useAbortOnUnmount } from './use-abort-on-unmount';

export interface RemoteComponentProps {
  remote: LiveRemote;
  expose: string;
  /** Export of the module: a page, or a slot component. */
  part: 'Page' | 'Slot';
  /** A change remounts a crashed component; for example the path of a page. */
  resetKey?: string;
  componentProps?: object;
}

interface LoadedProps extends Pick<RemoteComponentProps, 'remote' | 'expose' | 'part' | 'componentProps'> {
  module: Readonly<Record<string, unknown>>;
}

function LoadedComponent({ module, remote, expose, part, componentProps }: LoadedProps): ReactNode {
  const [versionInUse] = useState(() => inUse(remote));
  const signal = useAbortOnUnmount();
  useEffect(() => catalogue.use(remote.name), [remote.name]);
  const Component = module[part] as ComponentType<object> | undefined;
  if (!Component) throw new Error(`${expose} exports no ${part}`);
  return (
    <RemoteContext value={versionInUse}>
      <MountSignal value={signal}>
        <Component {...componentProps} />
      </MountSignal>
    </RemoteContext>
  );
}

function Body(props: RemoteComponentProps & { awaitedModule: ReactNode }): ReactNode {
  const { remote, expose, awaitedModule } = props;
  // a mounted component keeps its version and input when a fallback version is chosen
  const loading = useMemo(() => exposedModules.get(remote, expose), [remote, expose]);
  const module = useAwaited(loading);
  if (!module) return awaitedModule;
  return (
    <Suspense fallback={awaitedModule}>
      <LoadedComponent {...props} module={module.value as LoadedProps['module']} />
    </Suspense>
  );
}

/** Renders a component of a remote: loading, errors and retry stay inside it. */
export function RemoteComponent(props: RemoteComponentProps): ReactNode {
  const { remote, expose, part, resetKey } = props;
  const size = part === 'Page' ? 'page' : 'panel';
  const awaitedModule = <RemoteComponentTimeout remote={remote} expose={expose} size={size} />;
  return (
    <RemoteComponentBoundary remote={remote} expose={expose} size={size} resetKey={resetKey}>
      <Body key={remote.version} {...props} awaitedModule={awaitedModule} />
    </RemoteComponentBoundary>
  );
}
