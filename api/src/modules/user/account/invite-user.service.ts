import { randomUUID } from 'node:crypto';
import type { InvitationReply } from '@pignon/shared/domain/user/user-account.schema';
import type { z } from 'zod';
import type { Db } from '../../../db/db';
import { ApiProblem } from '../../../http/api-problem';
import { composeMime } from '../../../mail/compose-mime';
import { deliverMail } from '../../../mail/mail-transport';
import type { Actor } from '../../../write/actor';
import { readAgency } from '../../agency/agency.repo';
import { writeAudit } from '../../audit/audit.repo';
import { readMailSettings } from '../../proposal/mail-settings.repo';
import { routeOf, type MailDeps } from '../../proposal/mail-settings.service';
import { unknownUser } from '../change-user.service';
import { findUserByEmail, type UserRecord } from '../user.repo';
import { invitationMail } from './invitation-mail';

const conflict = (message: string) => new ApiProblem('CONFLICT', { message });

function lockInvitable({ status, uid }: UserRecord): void {
  if (uid !== null) throw conflict('Cette personne s’est déjà connectée\u00a0: elle n’a plus besoin d’invitation.');
  if (status !== 'ACTIVE') throw conflict('Ce compte n’est pas actif\u00a0: rouvrez-le avant d’inviter.');
}

/**
 * Sends an invitation to sign in, and journals it. @throws CONFLICT for an account that was used or is inactive, or
 * without a mail server
 */
export async function inviteUser(
  db: Db,
  actor: Actor,
  loginEmail: string,
  deps: MailDeps,
): Promise<z.output<typeof InvitationReply>> {
  const user = await findUserByEmail(db, loginEmail);
  if (!user) throw unknownUser(loginEmail);
  lockInvitable(user);
  const [agency, settings, inviter] = [
    await readAgency(db),
    await readMailSettings(db),
    await findUserByEmail(db, actor.user),
  ];
  const route = routeOf(settings, deps);
  if (!route) throw conflict('Aucun serveur d’envoi n’est réglé\u00a0: l’invitation ne peut pas partir.');
  if (deps.publicUrl === null) throw conflict('L’installation ne dit pas sous quelle adresse Pignon s’ouvre.');
  const inviterName = inviter ? `${inviter.firstName} ${inviter.lastName}`.trim() : '';
  const { subject, text, html } = invitationMail({
    agency: agency.name,
    inviter: inviterName || null,
    firstName: user.firstName,
    loginEmail,
    publicUrl: deps.publicUrl,
  });
  const raw = await composeMime({
    from: { name: agency.name, address: route.from },
    to: loginEmail,
    replyTo: inviter ? { name: inviterName, address: inviter.email } : null,
    subject,
    html,
    text,
    pictures: [],
    messageId: `invitation-${randomUUID()}@${route.from.split('@')[1] ?? 'localhost'}`,
    date: new Date(),
    unsubscribe: null,
  });
  const delivery = await deliverMail(route, { to: loginEmail, raw });
  if (delivery.outcome !== 'SENT') return { sent: false, message: delivery.said };
  await writeAudit(db, actor, [{ action: 'INVITE', entity: 'user', ref: loginEmail, changes: [] }]);
  return { sent: true, message: null };
}
