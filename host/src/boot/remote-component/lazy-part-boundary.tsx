import { Component, useContext, type ReactNode } from 'react';
import { raiseNotice } from '@pignon/shared/bus';
import { CONTRACT_VERSION, runtimeConfig } from '@pignon/shared/contract';
import { SLOW_FILE_MS } from '@pignon/shared/federation/limits';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { reportErrorOnce } from '@pignon/shared/federation/runtime/error-report';
import { newErrorId } from '@pignon/shared/federation/runtime/remote-failure';
import { withTimeout } from '@pignon/shared/federation/runtime/with-timeout';
import { i18n } from '@pignon/shared/i18n';
import type { PartBoundaryProps, PartLoader } from '@pignon/shared/ui/core';
import { FailureCard, type FailureKind } from './failure-card';
import { retryImport } from '../retry-import';
import { RemoteComponentPending } from './remote-component-pending';
import { RemoteContext } from './remote-context';
import { takeLive } from '../platform';

interface Props extends PartBoundaryProps {
  /** Remote of the part; undefined for the host's own. */
  remote: LiveRemote | undefined;
}

interface State {
  failure?: { errorId: string; kind: FailureKind; cause: unknown };
}

/** Error boundary of one lazy part. Crashes in a remote's code are handled by its component's boundary. */
class Boundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(cause: unknown): State {
    const isLoadFailure = cause instanceof Error && cause.name === 'ChunkLoadError';
    return { failure: { errorId: newErrorId(), kind: isLoadFailure ? 'loading' : 'crashed', cause } };
  }

  override componentDidCatch(cause: unknown): void {
    const { name, version } = this.props.remote ?? { name: 'host', version: CONTRACT_VERSION };
    const { message, stack } = cause instanceof Error ? cause : { message: String(cause), stack: undefined };
    const errorId = this.state.failure?.errorId ?? newErrorId();
    reportErrorOnce(runtimeConfig().apiUrl, { remote: name, version, errorId, message, stack });
  }

  private readonly resetFailure = (): void => {
    this.props.onRetry();
    this.setState({ failure: undefined });
  };

  private readonly retry = (): void => {
    const { remote } = this.props;
    // the files of this version may be deleted: another may be live
    if (remote) void takeLive(remote.name).then(this.resetFailure);
    else this.resetFailure();
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { remote, place, onClose } = this.props;
    if (remote && failure.kind === 'crashed') throw failure.cause;
    const owner = remote?.owner ?? runtimeConfig().appTitle;
    return <FailureCard {...failure} size={place} owner={owner} onRetry={this.retry} onClose={onClose} />;
  }
}

function PartBoundary(props: PartBoundaryProps): ReactNode {
  return <Boundary {...props} remote={useContext(RemoteContext)} />;
}

/** Loads a part, with a notice when it is slow and has no skeleton, as for a dialog; fails after a timeout. */
async function awaitLoad<T>(load: () => Promise<T>): Promise<T> {
  const scheduleSlowNotice = setTimeout(() => raiseNotice(i18n.t('boot:failure.slowPart')), SLOW_FILE_MS);
  try {
    return await withTimeout(load(), 'a part that is fetched late');
  } finally {
    clearTimeout(scheduleSlowNotice);
  }
}

/** Loader of the host's and remotes' parts: up to three attempts, and again when the network is back. */
export const partLoader: PartLoader = {
  fetch: (load) => retryImport(() => awaitLoad(load)),
  Boundary: PartBoundary,
  Pending: RemoteComponentPending,
};
