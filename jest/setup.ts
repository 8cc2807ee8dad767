import { stubGlobal, unstubGlobals } from '@pignon/shared/testing/stub-global';

/*
 * Console errors fail the test: React, the router and i18next report there what would go unnoticed. Reported errors in
 * the code fail it too: browsers print them, Node and jsdom do not.
 */
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
  // no test expects a console error
  expect(complaints).toEqual([]);
});
