import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { notifyVersions } from './notify-versions';

let api: Server;
let notifications: unknown[];
let status: number;
let stop: () => void;
let revision: number;
let looks: number;

beforeEach(async () => {
  [notifications, status, revision, looks] = [[], 204, 7, 0];
  api = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      notifications.push([request.method, request.url, JSON.parse(text)]);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const upstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const revisionOf = () => {
    looks += 1;
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
const looked = async (more: number) => {
  const from = looks;
  await waitFor(() => expect(looks).toBeGreaterThanOrEqual(from + more));
};
const news = (of: number) => ['POST', '/api/remote/versions', { revision: of }];

test('notifies the API of each new revision once', async () => {
  await looked(5);
  expect(notifications).toEqual([news(7)]);
  revision = 9;
  await looked(5);
  expect(notifications).toEqual([news(7), news(9)]);
});

test('repeats a refused notification, with the newest revision only', async () => {
  status = 503;
  await looked(3);
  expect(notifications.length).toBeGreaterThan(1);
  revision = 8;
  status = 204;
  await looked(3);
  const count = notifications.length;
  await looked(5);
  expect(notifications.at(-1)).toEqual(news(8));
  expect(notifications).toHaveLength(count);
});

test('sends no notification after it is stopped', async () => {
  await looked(2);
  stop();
  revision = 8;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(notifications).toEqual([news(7)]);
});
