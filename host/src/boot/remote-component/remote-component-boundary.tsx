import { Component, type ReactNode } from 'react';
import { runtimeConfig } from '@pignon/shared/contract';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { reportOnce } from '@pignon/shared/federation/runtime/error-report';
import { newErrorId, RemoteFailure, RemoteRefused } from '@pignon/shared/federation/runtime/remote-failure';
import { FailureCard, type FailureKind } from './failure-card';
import { RemoteComponentPending } from './remote-component-pending';
import { exposedModules, tryAgain } from '../platform';

interface Props {
  remote: LiveRemote;
  size: 'page' | 'panel';
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failure?: { errorId: string; kind: FailureKind; cause: unknown };
  /** True while it is asked what is live by now. */
  asking?: boolean;
}

/** The error boundary of one remote component: its failure stays in its place. */
export class RemoteComponentBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(cause: unknown): State {
    if (!(cause instanceof RemoteFailure)) return { failure: { errorId: newErrorId(), kind: 'crashed', cause } };
    const kind = cause.cause instanceof RemoteRefused ? 'refused' : 'loading';
    return { failure: { errorId: cause.errorId, kind, cause } };
  }

  override componentDidCatch(cause: unknown): void {
    const { failure } = this.state;
    if (cause instanceof RemoteFailure || !failure) return;
    const { name, version } = this.props.remote;
    const { message, stack } = cause instanceof Error ? cause : { message: String(cause), stack: undefined };
    reportOnce(runtimeConfig().apiUrl, { remote: name, version, errorId: failure.errorId, message, stack });
  }

  override componentDidUpdate({ resetKey, remote }: Props): void {
    const { props, state } = this;
    if (!state.failure) return;
    if (resetKey === props.resetKey && remote.version === props.remote.version) return;
    exposedModules.forget(props.remote.name);
    this.begin();
  }

  private readonly begin = (): void => this.setState({ failure: undefined, asking: false });

  private readonly retry = (): void => {
    this.setState({ asking: true });
    void tryAgain(this.props.remote.name).then(this.begin);
  };

  override render(): ReactNode {
    const { failure, asking } = this.state;
    if (!failure) return this.props.children;
    const { remote, size } = this.props;
    if (asking) return <RemoteComponentPending size={size} />;
    return <FailureCard {...failure} size={size} owner={remote.owner} onRetry={this.retry} />;
  }
}
