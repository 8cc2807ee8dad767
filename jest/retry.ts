// what waits for a page, a database or a process may lose a race; rules are never tried again (docs/testing.md)
if (process.env.PIGNON_TEST_ONCE === undefined) jest.retryTimes(2, { logErrorsBeforeRetry: true });
