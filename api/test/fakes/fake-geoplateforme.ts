import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeGeoplateforme {
  baseUrl: string;
  /** Requested URLs, in order. */
  requests: string[];
  /** Sets the response from now on. */
  answers(answer: Answer): void;
  close(): Promise<void>;
}

/** Starts a local address and map service whose responses the test sets. */
export async function startGeoplateforme(): Promise<FakeGeoplateforme> {
  let answer: Answer = (_, response) => response.writeHead(500).end();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answers: (next) => (answer = next),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export const json =
  (body: unknown): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** An address as the national service writes it. */
export const anAddress = (properties: object, coordinates = [-1.5586, 43.4832]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { label: 'as the service writes it', score: 0.9, city: 'Biarritz', citycode: '64122', ...properties },
});
export const addresses = (...features: unknown[]) => ({ type: 'FeatureCollection', version: 'draft', features });
