import { createHash } from 'node:crypto';
import type { CallsOf, RouteDeps, Routes } from '../../http/routes';
import { readMessages } from './messages.repo';
import { changeMessages, listOverrides } from './messages.service';
import { shippedTexts } from './shipped-texts';

const tagOf = (texts: object) =>
  `"${createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22)}"`;

export const messagesRoutes = ({ db, messagesDir }: RouteDeps): Routes<CallsOf<'messages'>> => {
  const shipped = shippedTexts(messagesDir);
  return {
    // returns the texts with the agency's changes; 304 for a browser that has them
    'GET messages': async ({ query: { lang, changed = false }, reply }) => {
      const texts = { ...(changed ? {} : await shipped(lang)), ...(await readMessages(db, lang)) };
      reply.header('cache-control', 'no-cache').header('etag', tagOf(texts));
      return texts;
    },
    'GET messages/overrides': ({ query: { lang } }) => listOverrides(db, shipped, lang),
    'PATCH messages/{lang}': async ({ tx, actor, params: { lang }, body: { texts } }) => {
      const changedTexts = await changeMessages(tx, actor, { lang, newTexts: texts, shipped: await shipped(lang) });
      return { changed: changedTexts, entity: await listOverrides(tx, shipped, lang) };
    },
  };
};
