// what waits for a page, a database or a process may lose a race; rules are never tried again (docs/testing.md)
jest.retryTimes(2, { logErrorsBeforeRetry: true });
