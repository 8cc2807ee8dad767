import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bucketObjects } from './bucket-objects';

let service: Server;
afterEach(() => service.close());

/** A service that answers writes with these statuses in turn, and stores an object already. */
async function serviceOf(statuses: number[], existingBody = '') {
  const requestedPaths: (string | undefined)[] = [];
  service = createServer((request, answer) => {
    requestedPaths.push(request.method);
    request.resume();
    if (request.method === 'GET') answer.end(existingBody);
    else answer.writeHead(statuses.shift() ?? 500).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/pignon`;
  const objects = bucketObjects({ url, region: 'r', accessKeyId: 'id', secretAccessKey: 'key' });
  return { create: () => objects.create('one', Buffer.from('mine')), asked: requestedPaths };
}

describe('creates an object that must not exist yet: it', () => {
  test.each<[string, number[], string, boolean, string]>([
    ['is written', [200], '', true, 'PUT'],
    ['is somebody else’s who was quicker', [412], 'mine', false, 'PUT'],
    ['is left to somebody who writes it now', [409], 'mine', false, 'PUT'],
    ['is one’s own after an answer that said nothing', [503, 412], 'mine', true, 'PUT PUT GET'],
    ['is somebody else’s after an answer that said nothing', [503, 412], 'theirs', false, 'PUT PUT GET'],
    ['was not written by the first try', [429, 200], '', true, 'PUT PUT'],
    ['is being written by the first try', [500, 409, 412], 'mine', true, 'PUT PUT PUT GET'],
  ])('%s', async (_, statuses, existingBody, expectedBody, expectedCalls) => {
    const { create, asked } = await serviceOf(statuses, existingBody);
    expect(await create()).toBe(expectedBody);
    expect(asked.join(' ')).toBe(expectedCalls);
  });

  test('is given up after several attempts, and at once where the service refuses', async () => {
    const { create, asked } = await serviceOf([503, 502, 500, 503]);
    await expect(create()).rejects.toThrow('answers 503 to PUT one');
    expect(asked).toHaveLength(4);
    service.close();
    const refused = await serviceOf([403]);
    await expect(refused.create()).rejects.toThrow('answers 403 to PUT one');
    expect(refused.asked).toHaveLength(1);
  });
});
