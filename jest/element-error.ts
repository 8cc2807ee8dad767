import { getConfig, prettyDOM } from '@testing-library/react';

/** True while `waitFor` polls: it discards every error but the last. */
const isPolling = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

/**
 * Error of a failed query: the library's, but printing the page only once at the end of waiting, as printing took a
 * tenth of the time of screen tests.
 */
export function elementError(message: string | null, container: Element): Error {
  const page = isPolling() ? '' : prettyDOM(container);
  const error = new Error([message, page].filter(Boolean).join('\n\n'));
  error.name = 'TestingLibraryElementError';
  // the library appends the page to the message later; reports use the stack
  const { message: first } = error;
  let stack = error.stack ?? '';
  Object.defineProperty(error, 'stack', {
    get: () => stack.replace(first, () => error.message),
    set: (next: string) => (stack = next),
  });
  return error;
}
