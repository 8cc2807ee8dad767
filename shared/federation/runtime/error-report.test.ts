import { CONTRACT_VERSION } from '../../contract/version';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { reportOnce } from './error-report';

let sent: Record<string, unknown>[] = [];

beforeEach(() => {
  sent = [];
  stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Record<string, unknown>);
    return Promise.resolve(new Response());
  });
});

const reported = (message: string) => {
  reportOnce('/api', { remote: 'contact', version: '1.0.0-b1', errorId: 'ABCDEFGH', message });
  return sent.map(({ remote, version }) => [remote, version]);
};

test.each([
  'contact 1.0.0-b1: Loading chunk door-map failed.\n(missing: https://pignon.test/assets/door-map.0123456789.js)',
  'Loading chunk shared_ui_map_index_ts-a4 failed.\n(timeout: https://pignon.test/assets/map.0123456789.js?retry=x1)',
  'Loading CSS chunk door-map failed.\n(https://pignon.test/assets/door-map.0123456789.css)',
  'Loading CSS chunk door-map failed.\n(/assets/door-map.0123456789.css)',
])('a file of the host that did not come is the host’s, whoever needed it: %s', (message) => {
  expect(reported(message)).toEqual([['host', CONTRACT_VERSION]]);
});

test.each([
  'Loading chunk pages-list failed.\n(missing: https://pignon.test/remotes/contact/1.0.0-b1/pages-list.1f.js)',
  'Loading CSS chunk pages-list failed.\n(https://pignon.test/remotes/contact/1.0.0-b1/assets/list.css)',
  'cannot read https://pignon.test/assets/door-map.0123456789.js',
])('what is of the remote stays the remote’s: %s', (message) => {
  expect(reported(message)).toEqual([['contact', '1.0.0-b1']]);
});
