import pg from 'pg';
import type { ChannelSubscriber } from './db';

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 15_000;

interface ListenConnection {
  client: pg.Client;
  connectionLost: Promise<void>;
}

async function open(url: string, channel: string, subscriber: ChannelSubscriber): Promise<ListenConnection> {
  const client = new pg.Client({ connectionString: url, application_name: 'pignon-api notices', keepAlive: true });
  const connectionLost = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.on('error', () => {
      resolve();
    });
  });
  client.on('notification', ({ payload = '' }) => {
    subscriber.onNotice(payload);
  });
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  return { client, connectionLost };
}

/**
 * Listens on a dedicated connection. Reopens a lost connection with exponential back-off, then calls `onGap`, because
 * notifications may have been missed. Throws when the first connection fails.
 */
export async function listenOnChannel(
  url: string,
  channel: string,
  subscriber: ChannelSubscriber,
): Promise<() => Promise<void>> {
  let closed = false;
  let connection = await open(url, channel, subscriber);

  async function reopen(wait = FIRST_WAIT_MS): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, wait).unref());
    if (closed) return;
    try {
      connection = await open(url, channel, subscriber);
    } catch {
      return reopen(Math.min(wait * 2, MAX_WAIT_MS));
    }
    subscriber.onGap();
    reopenWhenLost();
  }

  function reopenWhenLost(): void {
    void connection.connectionLost.then(() => {
      if (!closed) void reopen();
    });
  }

  reopenWhenLost();
  return async () => {
    closed = true;
    await connection.client.end();
  };
}
