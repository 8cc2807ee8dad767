import type { IncomingMessage } from 'node:http';

/** Addresses that a request came through, with the one that connected to this edge last. */
export const forwardedFor = ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
