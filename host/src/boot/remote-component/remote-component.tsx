import { Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { MountSignal } from '@pignon/shared/bus';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { catalogue, exposedModules } from '../platform';
import { RemoteComponentBoundary } from './remote-component-boundary';
import { RemoteComponentPending } from './remote-component-pending';
import { RemoteContext } from './remote-context';
import { useAbortOnUnmount } from './use-abort-on-unmount';

export interface RemoteComponentProps {
  remote: LiveRemote;
  expose: string;
  /** What the module exports: a page, or what fills a slot. */
  part: 'Page' | 'Slot';
  /** Another value mounts a crashed component again, for example the path of a page. */
  resetKey?: string;
  componentProps?: object;
}

function Body({ remote, expose, part, componentProps }: RemoteComponentProps): ReactNode {
  const module = use(exposedModules.get(remote, expose)) as Readonly<Record<string, unknown>>;
  const signal = useAbortOnUnmount();
  useEffect(() => catalogue.use(remote.name), [remote.name]);
  const Component = module[part] as ComponentType<object> | undefined;
  if (!Component) throw new Error(`${expose} exports no ${part}`);
  return (
    <MountSignal value={signal}>
      <Component {...componentProps} />
    </MountSignal>
  );
}

/** The one wrapper around everything that comes from a remote: it waits, fails and is tried again in its own place. */
export function RemoteComponent(props: RemoteComponentProps): ReactNode {
  const { remote, part, resetKey } = props;
  return (
    <RemoteComponentBoundary remote={remote} size={part === 'Page' ? 'page' : 'panel'} resetKey={resetKey}>
      <Suspense fallback={<RemoteComponentPending size={part === 'Page' ? 'page' : 'panel'} />}>
        <RemoteContext value={remote}>
          <Body key={remote.version} {...props} />
        </RemoteContext>
      </Suspense>
    </RemoteComponentBoundary>
  );
}
