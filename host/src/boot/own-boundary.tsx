import { Component, type ReactNode } from 'react';
import { CONTRACT_VERSION, runtimeConfig } from '@pignon/shared/contract';
import { reportOnce } from '@pignon/shared/federation/runtime/error-report';
import { newErrorId } from '@pignon/shared/federation/runtime/remote-failure';
import { FailureCard, type FailureKind } from './failure-card';

interface Props {
  size: 'page' | 'panel';
  onRetry: () => void;
  children: ReactNode;
}

interface State {
  failure?: { errorId: string; kind: FailureKind };
}

/** Keeps the failure of one part of the host in that part's place. */
export class OwnBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(cause: unknown): State {
    const late = cause instanceof Error && cause.name === 'ChunkLoadError';
    return { failure: { errorId: newErrorId(), kind: late ? 'loading' : 'crashed' } };
  }

  override componentDidCatch(cause: unknown): void {
    const { failure } = this.state;
    const { message, stack } = cause instanceof Error ? cause : { message: String(cause), stack: undefined };
    const errorId = failure?.errorId ?? newErrorId();
    reportOnce(runtimeConfig().apiUrl, { remote: 'host', version: CONTRACT_VERSION, errorId, message, stack });
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { size } = this.props;
    return <FailureCard {...failure} size={size} owner={runtimeConfig().appTitle} onRetry={this.retry} />;
  }
}
