import type { MailTestReply } from '@pignon/shared/domain/proposal/mail-settings.schema';
import type { z } from 'zod';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import { deliverMail } from '../../mail/mail-transport';
import { markup } from '../../mail/html';
import { composeMime } from '../../mail/compose-mime';
import { readAgency } from '../agency/agency.repo';
import { readMailSettings } from './mail-settings.repo';
import { routeOf, type MailDeps } from './mail-settings.service';

const SUBJECT = 'Message d’essai';
const TEXT = 'Ce message d’essai est bien parti\u00a0: les propositions aux clients peuvent être envoyées.';

/** Sends a test message; returns the server's response. @throws CONFLICT without a mail server */
export async function sendTestMail(db: Db, to: string, deps: MailDeps): Promise<z.output<typeof MailTestReply>> {
  const [agency, settings] = [await readAgency(db), await readMailSettings(db)];
  const route = routeOf(settings, deps);
  if (!route) throw new ApiProblem('CONFLICT', { message: 'Aucun serveur d’envoi n’est réglé.' });
  const raw = await composeMime({
    from: { name: agency.name, address: route.from },
    to,
    replyTo: null,
    subject: SUBJECT,
    html: markup`<!doctype html>
      <html lang="fr">
        <meta charset="utf-8" /><title>${SUBJECT}</title>
        <p>${TEXT}</p>
      </html>`.toString(),
    text: TEXT,
    pictures: [],
    messageId: `test-${randomUUID()}@${route.from.split('@')[1] ?? 'localhost'}`,
    date: new Date(),
    unsubscribe: null,
  });
  const delivery = await deliverMail(route, { to, raw });
  return { sent: delivery.outcome === 'SENT', message: delivery.outcome === 'SENT' ? null : delivery.said };
}
