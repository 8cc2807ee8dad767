import { ProblemError } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { CONTRACT_VERSION, runtimeConfig } from '@pignon/shared/contract';
import { DEV_VERSION, REMOTES_BASE } from '@pignon/shared/federation/live-remote';
import { reportErrorOnce } from '@pignon/shared/federation/runtime/error-report';
import { REMOTE_FILE } from './remote-file';

/** Errors that need no report: browser remarks, aborted calls, opaque errors of extensions. */
const HARMLESS_MESSAGE = /ResizeObserver loop|^Script error\.?$/;

function isExpected(cause: unknown): boolean {
  const name = (cause as { name?: unknown } | null)?.name;
  // a refused call is shown where it was made, or in the snackbar
  return name === 'AbortError' || name === 'ProblemError' || name === 'RemoteFailure';
}

/** Entries of remotes: the module loader reports their errors. */
const ENTRY_FILE = new RegExp(`${REMOTES_BASE}/[^/]+/[^/]+/entry\\.`);

/** Code under development, from a server on the user's machine. */
const isLocal = (codeLocation: string): boolean =>
  [...codeLocation.matchAll(/http:\/\/localhost:\d+/g)].some(([origin]) => origin !== location.origin);

function report(cause: unknown, fallbackMessage: string, file = ''): void {
  if (isExpected(cause) || HARMLESS_MESSAGE.test(fallbackMessage) || ENTRY_FILE.test(file)) return;
  const { message, stack } = cause instanceof Error ? cause : { message: fallbackMessage, stack: undefined };
  const codeLocation = stack ?? file;
  const [, remote = 'host', version = isLocal(codeLocation) ? DEV_VERSION : CONTRACT_VERSION] =
    REMOTE_FILE.exec(codeLocation) ?? [];
  reportErrorOnce(runtimeConfig().apiUrl, { remote, version, errorId: crypto.randomUUID(), message, stack });
}

/**
 * Reports uncaught errors and rejections under the remote whose code threw. A refused call that no screen handles is
 * shown to the user.
 */
export function watchErrors(): () => void {
  const onError = (event: ErrorEvent) => report(event.error, event.message, event.filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof ProblemError) bus.publish('error.raised', { message: reason.message });
    report(reason, String(reason));
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
