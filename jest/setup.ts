import { stubGlobal, unstubGlobals } from '@pignon/shared/testing/stub-global';

/* A complaint on the console is a failure: React, the router and i18next say there what nobody else would notice. So is a
   mistake in the code that is reported: browsers write it to the console, and neither Node nor jsdom knows how. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
  });
  stubGlobal('reportError', (error: unknown) => {
    complaints.push(`reported: ${String(error)}`);
  });
});

afterEach(() => {
  unstubGlobals();
  // console.error was called
  expect(complaints).toEqual([]);
});
