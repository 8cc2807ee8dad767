import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MessagesReply, type Language } from '@pignon/shared/domain/messages/messages.schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { readMessages } from './messages.repo';

async function readShipped(dir: string | undefined, lang: Language): Promise<Record<string, string>> {
  return dir ? MessagesReply.parse(JSON.parse(await readFile(join(dir, `${lang}.json`), 'utf8'))) : {};
}

/** The texts that the agency changed, over the files of the installation where it has any. */
export function getMessages(app: FastifyInstance, { db, messagesDir }: Deps): void {
  const shipped = new Map<Language, Promise<Record<string, string>>>();
  route(app, 'GET messages', async ({ query: { lang }, reply }) => {
    const files = shipped.get(lang) ?? readShipped(messagesDir, lang);
    shipped.set(lang, files);
    reply.header('cache-control', 'no-cache');
    return { ...(await files), ...(await readMessages(db, lang)) };
  });
}
