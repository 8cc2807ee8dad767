import { Component, type ReactNode } from 'react';
import { runtimeConfig } from '@pignon/shared/contract';
import { DEV_VERSION, REMOTES_BASE, type LiveRemote } from '@pignon/shared/federation/live-remote';
import { reportErrorOnce } from '@pignon/shared/federation/runtime/error-report';
import { newErrorId, RemoteFailure, RemoteRefused } from '@pignon/shared/federation/runtime/remote-failure';
import { RemoteComponentStuckError } from './remote-component-timeout';
import { FailureCard, type FailureKind } from './failure-card';
import { RemoteComponentPending } from './remote-component-pending';
import { catalogue, exposedModules, inUse, tryAgain } from '../platform';

interface Props {
  remote: LiveRemote;
  expose: string;
  size: 'page' | 'panel';
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failure?: { errorId: string; kind: FailureKind; cause: unknown };
  /** True while the live version or the fallback version is being requested. */
  isAsking?: boolean;
}

/** Names of errors that the previous version would have too: refused or aborted calls, and missing files. */
const NON_CODE_ERRORS = /^(?:ProblemError|AbortError|ChunkLoadError|RemoteComponentStuckError)$/;

/** Version whose code threw, if the stack names one of its files. */
const versionInStack = (stack: string | undefined, name: string): string | undefined =>
  new RegExp(`${REMOTES_BASE}/${name}/([^/]+)/`).exec(stack ?? '')?.[1];

/** Error boundary of one remote component. */
export class RemoteComponentBoundary extends Component<Props, State> {
  override state: State = {};
  /** Version replaced by its fallback: once, until the user retries. */
  private revertedFrom: string | undefined;

  static getDerivedStateFromError(cause: unknown): State {
    if (!(cause instanceof RemoteFailure)) {
      const kind = cause instanceof RemoteComponentStuckError ? 'loading' : 'crashed';
      return { failure: { errorId: newErrorId(), kind, cause } };
    }
    const kind = cause.cause instanceof RemoteRefused ? 'refused' : 'loading';
    return { failure: { errorId: cause.errorId, kind, cause } };
  }

  override componentDidCatch(cause: unknown): void {
    const { failure } = this.state;
    if (cause instanceof RemoteFailure || !failure) return;
    const { remote } = this.props;
    const { message, stack } = cause instanceof Error ? cause : { message: String(cause), stack: undefined };
    const version = versionInStack(stack, remote.name) ?? inUse(remote).version;
    reportErrorOnce(runtimeConfig().apiUrl, { remote: remote.name, version, errorId: failure.errorId, message, stack });
    const isCode = !NON_CODE_ERRORS.test(cause instanceof Error ? cause.name : '');
    if (!isCode || version === DEV_VERSION || this.revertedFrom === remote.version) return;
    // users of a preview or override must see its failure
    if (!catalogue.isPointed(remote)) this.revertFrom(version);
  }

  override componentDidUpdate({ resetKey, remote }: Props): void {
    const { props, state } = this;
    if (!state.failure) return;
    if (resetKey === props.resetKey && remote.version === props.remote.version) return;
    exposedModules.forget(props.remote.name);
    this.resetFailure();
  }

  private revertFrom(version: string): void {
    const { remote, expose } = this.props;
    this.revertedFrom = remote.version;
    this.setState({ isAsking: true });
    void import(/* webpackChunkName: "revert-version" */ './revert-version')
      .then(({ revertVersion }) => revertVersion(remote, expose, version))
      .catch(() => false)
      .then((isReplaced) => (isReplaced ? this.resetFailure() : this.showCard()));
  }

  private readonly showCard = (): void => this.setState({ isAsking: false });

  private readonly resetFailure = (): void => this.setState({ failure: undefined, isAsking: false });

  private readonly retry = (): void => {
    this.revertedFrom = undefined;
    this.setState({ isAsking: true });
    void tryAgain(this.props.remote.name).then(this.resetFailure);
  };

  override render(): ReactNode {
    const { failure, isAsking } = this.state;
    if (!failure) return this.props.children;
    const { remote, size } = this.props;
    if (isAsking) return <RemoteComponentPending size={size} />;
    return <FailureCard {...failure} size={size} owner={remote.owner} onRetry={this.retry} />;
  }
}
