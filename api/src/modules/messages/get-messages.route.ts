import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { readMessages } from './messages.repo';
import { shippedTexts } from './shipped-texts';

const tagOf = (texts: object) =>
  `"${createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22)}"`;

/** The texts of the screens with those that the agency changed; a browser that has them already gets 304. */
export function getMessages(app: FastifyInstance, { db, messagesDir }: Deps): void {
  const shipped = shippedTexts(messagesDir);
  route(app, 'GET messages', async ({ query: { lang, changed = false }, reply }) => {
    const texts = { ...(changed ? {} : await shipped(lang)), ...(await readMessages(db, lang)) };
    reply.header('cache-control', 'no-cache').header('etag', tagOf(texts));
    return texts;
  });
}
