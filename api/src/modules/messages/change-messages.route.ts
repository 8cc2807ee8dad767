import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { changeMessages, listOverrides } from './messages.service';
import { shippedTexts } from './shipped-texts';

export function changeMessagesRoute(app: FastifyInstance, { db, messagesDir }: Deps): void {
  const shipped = shippedTexts(messagesDir);
  route(app, 'PATCH messages/{lang}', async ({ actor, params: { lang }, body: { texts } }) => {
    const changed = await changeMessages(db, actor, { lang, newTexts: texts, shipped: await shipped(lang) });
    return { changed, entity: await listOverrides(db, shipped, lang) };
  });
}
