// tests with pages, databases or processes may lose a race; unit tests are never retried (docs/testing.md)
if (process.env.PIGNON_TEST_ONCE === undefined) jest.retryTimes(2, { logErrorsBeforeRetry: true });
