import { isoOf } from '@pignon/shared/domain/common/date-time';
import type { Page } from '@pignon/shared/domain/common/paging';
import type { ProposalOrder } from '@pignon/shared/domain/proposal/proposal.enums';
import type {
  Proposal,
  ProposalFilter,
  ProposalFindRequest,
  ProposalMail,
  ProposalStep,
} from '@pignon/shared/domain/proposal/proposal.schema';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { oneOf, whereAll } from '../../db/conditions';
import type { Queryable } from '../../db/db';
import { limitOf, orderBy, pageWithTotal, type OrderColumn } from '../../db/page';

/** Maximum number of steps returned. */
const MAX_STEPS = 100;

const SELECT: Sql = sql`select p.id, p.contact_id as "contactId", p.property_ref as "propertyRef", p.status,
    p.negotiator, p.price, last.mail, steps.history, p.created_time as "createdTime",
    p.modified_time as "modifiedTime", p.version`;

const PARTS: Sql = sql`
  left join lateral (
    select jsonb_build_object('id', m.id, 'status', m.status, 'dueTime', m.due_time, 'sentTime', m.sent_time) as mail
    from proposal_step s join proposal_mail m on m.id = s.mail_id
    where s.proposal_id = p.id order by s.at desc, s.id desc limit 1
  ) last on true
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('at', s.at, 'status', s.status, 'by', s.by, 'user', s.user_email,
      'means', s.means, 'reason', s.reason, 'note', s.note) order by s.at, s.id), '[]') as history
    from (select * from proposal_step where proposal_id = p.id order by at desc, id desc limit ${MAX_STEPS}::int) s
  ) steps`;

/** times inside JSON have PostgreSQL's own format */
const sentMail = ({ dueTime, sentTime, ...mail }: ProposalMail): ProposalMail => ({
  ...mail,
  dueTime: isoOf(dueTime),
  sentTime: sentTime && isoOf(sentTime),
});

const toProposal = ({ mail, history, ...row }: Proposal): Proposal => ({
  ...row,
  mail: mail && sentMail(mail),
  history: history.map((step: ProposalStep) => ({ ...step, at: isoOf(step.at) })),
});

/** Reads one proposal; null when unknown. `lock` locks it until the transaction ends. */
export async function readProposal(db: Queryable, id: number, lock = false): Promise<Proposal | null> {
  const [row] = await db.query<Proposal>(
    sql`${SELECT} from proposal p ${PARTS} where p.id = ${id} ${lock ? sql`for update of p` : empty}`,
  );
  return row ? toProposal(row) : null;
}

/** Reads proposals in the order of ids; unknown ones are left out. */
export async function readProposals(db: Queryable, ids: readonly number[]): Promise<Proposal[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<Proposal>(
    sql`${SELECT} from proposal p ${PARTS} where p.id = any(${ids}::bigint[])
      order by array_position(${ids}::bigint[], p.id)`,
  );
  return rows.map(toProposal);
}

/** Reads all proposals of a customer, oldest first. */
export async function proposalsOfContact(db: Queryable, contactId: number): Promise<Proposal[]> {
  const rows = await db.query<Proposal>(
    sql`${SELECT} from proposal p ${PARTS} where p.contact_id = ${contactId} order by p.created_time, p.id`,
  );
  return rows.map(toProposal);
}

export type ProposalFind = z.output<typeof ProposalFindRequest>;

const ORDER: Readonly<Record<ProposalOrder, OrderColumn>> = {
  modifiedTime: { column: sql`p.modified_time` },
  createdTime: { column: sql`p.created_time` },
};

function conditionsOf({ contactId, reference, status, negotiator }: ProposalFilter): Sql {
  return whereAll([
    contactId === undefined ? undefined : sql`p.contact_id = ${contactId}`,
    reference === undefined ? undefined : sql`p.property_ref = ${reference}`,
    oneOf(sql`p.status`, status),
    negotiator === undefined ? undefined : sql`p.negotiator = ${negotiator}`,
  ]);
}

/** Reads a page of proposals. */
export async function findProposals(db: Queryable, request: ProposalFind): Promise<Page<Proposal>> {
  const where = conditionsOf(request.dto ?? {});
  const order = orderBy(request, ORDER, sql`p.id`);
  const rows = await db.query<Proposal>(sql`
    with page as materialized (select p.id from proposal p ${where} ${order} ${limitOf(request)})
    ${SELECT} from page join proposal p using (id) ${PARTS} ${order}`);
  return pageWithTotal(db, request, rows.map(toProposal), sql`select count(*) as total from proposal p ${where}`);
}
