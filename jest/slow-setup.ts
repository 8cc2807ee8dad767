// a hook may start a database or a whole server
jest.setTimeout(60_000);
