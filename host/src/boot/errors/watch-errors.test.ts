import { setRuntimeConfig } from '@pignon/shared/contract';
import { ProblemError } from '@pignon/shared/api';
import { bus, createBus } from '@pignon/shared/bus';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { watchErrors } from './watch-errors';

let reports: { url: string; body: Record<string, unknown> }[] = [];
let stop: () => void;

beforeEach(() => {
  reports = [];
  setRuntimeConfig({ apiUrl: '/api' });
  stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    reports.push({ url, body: JSON.parse(body) as Record<string, unknown> });
    return Promise.resolve(new Response());
  });
  stop = watchErrors();
});
afterEach(() => stop());

const dispatchError = (error: unknown, message = '', filename = '') =>
  window.dispatchEvent(new ErrorEvent('error', { error, message, filename }));

function dispatchRejection(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

test('reports uncaught errors once, without personal data', () => {
  const error = new Error('cannot read anne.martin@pignon.test, 06 12 34 56 78, at /search?q=martin');
  dispatchError(error);
  dispatchError(error);
  dispatchRejection(new Error('left alone'));
  expect(reports.map(({ url }) => url)).toEqual(['/api/client-error', '/api/client-error']);
  expect(reports[0]?.body).toMatchObject({ remote: 'host', message: 'cannot read [e-mail], [phone], at /search?…' });
  expect(String(reports[0]?.body.stack)).not.toMatch(/martin/);
  expect(reports[1]?.body.message).toBe('left alone');
});

test('reports errors of a remote’s code for that remote; the loader reports those of its entry', () => {
  const error = new Error('clumsy button');
  error.stack =
    'Error: clumsy button\n  at q (https://x.test/assets/react.js:1:2)\n  at https://x.test/remotes/mandate/2.1.0-ab/pages-list.1f.js:3:4';
  dispatchError(error, '', 'https://x.test/assets/react.js');
  dispatchError(undefined, 'no stack at all', 'https://x.test/remotes/contact/1.0.0/pages-list.js');
  dispatchError(new Error('at load'), 'at load', 'https://x.test/remotes/contact/1.0.0/entry.3b.js');
  expect(reports.map(({ body }) => [body.remote, body.version, body.message])).toEqual([
    ['mandate', '2.1.0-ab', 'clumsy button'],
    ['contact', '1.0.0', 'no stack at all'],
  ]);
});

test('does not report refusals of the API, aborted calls and remarks of the browser', () => {
  dispatchRejection(Object.assign(new Error('Votre rôle ne permet pas cette action.'), { name: 'ProblemError' }));
  dispatchRejection(new DOMException('aborted', 'AbortError'));
  dispatchError(undefined, 'ResizeObserver loop completed with undelivered notifications.');
  expect(reports).toEqual([]);
});

test('shows a refusal that no screen handles to the user', () => {
  const raisedMessages: string[] = [];
  const stopListening = bus.on('error.raised', ({ message }) => raisedMessages.push(message));
  dispatchRejection(new ProblemError('CONFLICT', 'Ce mandat est clos.', 409));
  dispatchRejection(new Error('a fault of the code'));
  dispatchRejection(new DOMException('aborted', 'AbortError'));
  stopListening();
  expect(raisedMessages).toEqual(['Ce mandat est clos.']);
});

test('reports a bus listener that throws, and notifies the others', () => {
  const received: number[] = [];
  const bus = createBus((cause) => dispatchError(cause));
  bus.on('contact.saved', () => {
    throw new Error('clumsy listener');
  });
  bus.on('contact.saved', ({ contactId }) => received.push(contactId));
  bus.publish('contact.saved', { contactId: 7 });
  expect(received).toEqual([7]);
  expect(reports[0]?.body.message).toBe('clumsy listener');
});

test('does not report errors of a remote under development', () => {
  const error = new Error('half written');
  error.stack = 'Error: half written\n  at q (http://localhost:3001/pages-list.js:3:4)';
  dispatchError(error, '', 'http://localhost:3001/pages-list.js');
  const hostError = new Error('of the host');
  hostError.stack = `Error: of the host\n  at q (${location.origin}/assets/main.js:3:4)`;
  dispatchError(hostError);
  expect(reports.map(({ body }) => [body.remote, body.message])).toEqual([['host', 'of the host']]);
});

test('limits the reports of one page', () => {
  for (let index = 0; index < 100; index += 1) dispatchError(new Error(`another one ${index}`));
  expect(reports.length).toBeLessThanOrEqual(20);
});
