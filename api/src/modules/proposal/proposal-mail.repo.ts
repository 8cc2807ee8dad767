import type { MailStatus } from '@pignon/shared/domain/proposal/proposal.enums';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

export interface NewMail {
  contactId: number;
  sender: string;
  introduction: string;
  due: string;
  at: string;
}

export async function insertMail(tx: Queryable, mail: NewMail): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into proposal_mail (contact_id, sender, introduction, status, due_time, created_time)
    values (${mail.contactId}, ${mail.sender}, ${mail.introduction}, 'WAITING', ${mail.due}::timestamptz,
      ${mail.at}::timestamptz) returning id`);
  return row?.id ?? 0;
}

/** Reads the times of sent and waiting messages per customer since an instant; includes uncertain ones. */
export async function mailsSince(
  tx: Queryable,
  contactIds: readonly number[],
  since: string,
): Promise<{ contactId: number; at: string }[]> {
  return tx.query(sql`select contact_id as "contactId", coalesce(sent_time, due_time) as at from proposal_mail
    where contact_id = any(${contactIds}::bigint[]) and status not in ('CANCELLED', 'FAILED')
      and coalesce(sent_time, due_time) > ${since}::timestamptz`);
}

/** True when a message is due, or was left by a process that died. */
export async function hasDueMail(db: Queryable, sendingMinutes: number): Promise<boolean> {
  const [row] = await db.query<{ due: boolean }>(sql`select
    exists (select from proposal_mail where status = 'WAITING' and due_time <= now())
    or exists (select from proposal_mail where status = 'SENDING'
      and taken_time < now() - ${sendingMinutes}::int * interval '1 minute') as due`);
  return row?.due ?? false;
}

export interface ClaimedMail {
  id: number;
  contactId: number;
  sender: string;
  introduction: string;
  attempts: number;
  createdTime: string;
}

/** Takes one due message for this process; null when none is due. */
export async function takeMail(db: Queryable): Promise<ClaimedMail | null> {
  const [mail] = await db.query<ClaimedMail>(sql`
    update proposal_mail set status = 'SENDING', taken_time = now(), attempts = attempts + 1
    where id = (select id from proposal_mail where status = 'WAITING' and due_time <= now()
      order by due_time, id for update skip locked limit 1)
    returning id, contact_id as "contactId", sender, introduction, attempts, created_time as "createdTime"`);
  return mail ?? null;
}

/** Messages whose delivery was interrupted by a crash; they may have been sent. */
export function failInterruptedMails(db: Queryable, sendingMinutes: number): Promise<{ id: number }[]> {
  return db.query(sql`update proposal_mail set status = 'UNCERTAIN', error = 'cut off'
    where status = 'SENDING' and taken_time < now() - ${sendingMinutes}::int * interval '1 minute' returning id`);
}

export interface MailEnd {
  status: MailStatus;
  error: string | null;
  /** Minutes until the next attempt. */
  againInMinutes?: number;
}

/** Records the result of a message taken by this process. */
export async function endMail(db: Queryable, id: number, { status, error, againInMinutes }: MailEnd): Promise<void> {
  await db.query(sql`update proposal_mail set status = ${status}, error = ${error},
      sent_time = case when ${status} = 'SENT' then now() else sent_time end,
      due_time = case when ${againInMinutes ?? null}::numeric is null then due_time
        else now() + ${againInMinutes ?? 0}::numeric * interval '1 minute' end
    where id = ${id} and status = 'SENDING'`);
}

/** Cancels waiting messages without content. */
export async function cancelEmptyMails(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.query(sql`update proposal_mail m set status = 'CANCELLED' where m.id = any(${ids}::bigint[])
    and m.status in ('WAITING', 'SENDING') and not exists (select from proposal_step s where s.mail_id = m.id)`);
}

/** Locks those of these messages that still wait, until the transaction ends. */
export async function lockWaitingMails(tx: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx.query<{ id: number }>(sql`select id from proposal_mail
    where id = any(${ids}::bigint[]) and status = 'WAITING' order by id for update`);
  return new Set(rows.map(({ id }) => id));
}

/** One property of a message, in proposed order. */
export interface MailedProposal {
  proposalId: number;
  stepId: number;
  reference: string;
  status: string;
  version: number;
  /** True for an unanswered question of the customer. */
  hasAsked: boolean;
}

export function proposalsOfMail(db: Queryable, mailId: number): Promise<MailedProposal[]> {
  return db.query(sql`select p.id as "proposalId", s.id as "stepId", p.property_ref as reference, p.status, p.version,
      exists (select from customer_answer a join proposal_step q on q.id = a.step_id
        where q.proposal_id = p.id and a.kind = 'QUESTION' and a.outcome is null) as "hasAsked"
    from proposal_step s join proposal p on p.id = s.proposal_id where s.mail_id = ${mailId} order by s.id`);
}

export interface ReadMail {
  contactId: number;
  sender: string;
  status: MailStatus;
  createdTime: string;
}

export async function readMail(db: Queryable, id: number): Promise<ReadMail | null> {
  const [mail] = await db.query<ReadMail>(sql`select contact_id as "contactId", sender, status,
    created_time as "createdTime" from proposal_mail where id = ${id}`);
  return mail ?? null;
}
