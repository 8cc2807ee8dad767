import { Component, type ReactNode } from 'react';
import { CONTRACT_VERSION, runtimeConfig } from '@pignon/shared/contract';
import { reportErrorOnce } from '@pignon/shared/federation/runtime/error-report';
import { reloadPage } from '../boot/page/reload-page';
import { AccountView } from './account/account-view';

type State = { error?: unknown };

/** Outermost error boundary: a message and a retry when the product cannot load or render. */
export class ProductBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown): void {
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    const errorId = crypto.randomUUID();
    reportErrorOnce(runtimeConfig().apiUrl, { remote: 'host', version: CONTRACT_VERSION, errorId, message, stack });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // a failed script stays failed in this page: only a reload requests it again
    return <AccountView kind="boot" error={error} onRetry={reloadPage} />;
  }
}
