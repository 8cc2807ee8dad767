import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const PAGE =
  '<!doctype html><meta charset="utf-8"><title>Floor</title><div id="root"></div><script defer src="/main.js"></script>';

/** Serves the smallest possible page and its rows, compressed as in production. */
export async function serveFloor(folder: string, rows: string): Promise<{ origin: string; close: () => void }> {
  const script = await readFile(path.join(folder, 'main.js.br'));
  const server = createServer((request, response) => {
    if (request.url === '/main.js') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br' });
      response.end(script);
    } else if (request.url === '/rows.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(rows);
    } else if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
