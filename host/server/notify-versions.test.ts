import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { notifyVersions } from './notify-versions';

let api: Server;
let notifications: unknown[];
let status: number;
let stop: () => void;
let revision: number;
let readCount: number;

beforeEach(async () => {
  [notifications, status, revision, readCount] = [[], 204, 7, 0];
  api = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      notifications.push([request.method, request.url, JSON.parse(text)]);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const upstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const revisionOf = () => {
    readCount += 1;
    return Promise.resolve(revision);
  };
  stop = notifyVersions(revisionOf, upstream, 5);
});
afterEach(() => {
  stop();
  api.closeAllConnections();
  api.close();
});

/** Waits until the edge has read its revision that many times more. */
const waitForReads = async (additionalReads: number) => {
  const from = readCount;
  await waitFor(() => expect(readCount).toBeGreaterThanOrEqual(from + additionalReads));
};
const versionNotice = (revisionNumber: number) => ['POST', '/api/remote/versions', { revision: revisionNumber }];

test('notifies the API of each new revision once', async () => {
  await waitForReads(5);
  expect(notifications).toEqual([versionNotice(7)]);
  revision = 9;
  await waitForReads(5);
  expect(notifications).toEqual([versionNotice(7), versionNotice(9)]);
});

test('repeats a refused notification, with the newest revision only', async () => {
  status = 503;
  await waitForReads(3);
  expect(notifications.length).toBeGreaterThan(1);
  revision = 8;
  status = 204;
  await waitForReads(3);
  const count = notifications.length;
  await waitForReads(5);
  expect(notifications.at(-1)).toEqual(versionNotice(8));
  expect(notifications).toHaveLength(count);
});

test('sends no notification after it is stopped', async () => {
  await waitForReads(2);
  stop();
  revision = 8;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(notifications).toEqual([versionNotice(7)]);
});
