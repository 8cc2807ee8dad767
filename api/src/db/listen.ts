import pg from 'pg';
import type { Ear } from './db';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;

interface Line {
  client: pg.Client;
  lost: Promise<void>;
}

async function open(url: string, channel: string, ear: Ear): Promise<Line> {
  const client = new pg.Client({ connectionString: url, application_name: 'pignon-api notices', keepAlive: true });
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.on('error', () => {
      resolve();
    });
  });
  client.on('notification', ({ payload = '' }) => {
    ear.onNotice(payload);
  });
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  return { client, lost };
}

/**
 * Listens on a connection of its own. When that is lost it is opened again, with growing patience, and `onGap` tells
 * that notices may have been missed. Throws when the first connection fails.
 */
export async function listenOn(url: string, channel: string, ear: Ear): Promise<() => Promise<void>> {
  let closed = false;
  let line = await open(url, channel, ear);

  async function reopen(wait = FIRST_WAIT_MS): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, wait).unref());
    if (closed) return;
    try {
      line = await open(url, channel, ear);
    } catch {
      return reopen(Math.min(wait * 2, LONGEST_WAIT_MS));
    }
    ear.onGap();
    keep();
  }

  function keep(): void {
    void line.lost.then(() => {
      if (!closed) void reopen();
    });
  }

  keep();
  return async () => {
    closed = true;
    await line.client.end();
  };
}
