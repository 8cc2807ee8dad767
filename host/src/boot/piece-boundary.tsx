import { Component, type ReactNode } from 'react';
import { runtimeConfig } from '@pignon/shared/contract';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { reportOnce } from '@pignon/shared/federation/runtime/error-report';
import { newErrorId, RemoteFailure, RemoteRefused } from '@pignon/shared/federation/runtime/remote-failure';
import { FailureCard, type FailureKind } from './failure-card';
import { pieces } from './platform';

interface Props {
  remote: LiveRemote;
  size: 'page' | 'panel';
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failure?: { errorId: string; kind: FailureKind; cause: unknown };
}

/** Keeps the failure of one piece in that piece's place. */
export class PieceBoundary extends Component<Props, State> {
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

  override componentDidUpdate(before: Props): void {
    if (before.resetKey !== this.props.resetKey && this.state.failure) this.retry();
  }

  private readonly retry = (): void => {
    pieces.forget(this.props.remote.name);
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { remote, size } = this.props;
    return <FailureCard {...failure} size={size} owner={remote.owner} onRetry={this.retry} />;
  }
}
