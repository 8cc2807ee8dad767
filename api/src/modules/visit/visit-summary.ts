import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import sql, { type Sql } from 'sql-template-tag';

type Visitor = Pick<Contact, 'title' | 'firstName' | 'lastName' | 'company'> & { contactId: number };

export type SummaryRow = Omit<VisitSummary, 'contacts'> & { contacts: Visitor[] };

const COLUMNS: Sql = sql`v.id, v.group_id as "groupId", v.property_ref as "propertyRef", p.title as "propertyTitle",
  p.city, v.negotiator, v.start_time as "start", v.end_time as "end", v.kind, v.status,
  v.cancel_reason as "cancelReason", v.voucher_signed_at as "voucherSignedAt", v.feedback, visitors.list as "contacts",
  v.created_time as "createdTime", v.modified_time as "modifiedTime", v.version`;

const VISITORS: Sql = sql`cross join lateral (
  select coalesce(jsonb_agg(jsonb_build_object('contactId', c.id, 'title', c.title,
    'firstName', c.first_name, 'lastName', c.last_name, 'company', c.company) order by a.position), '[]') as list
  from visit_contact a join contact c on c.id = a.contact_id where a.visit_id = v.id) visitors`;

/** Selects from `source` the visits `v` with what lists show of their property and visitors. */
export const summariesOf = (source: Sql): Sql =>
  sql`select ${COLUMNS} from ${source} join property p on p.reference = v.property_ref ${VISITORS}`;

export const SUMMARY: Sql = summariesOf(sql`visit v`);

export const toSummary = ({ contacts, ...row }: SummaryRow): VisitSummary => ({
  ...row,
  contacts: contacts.map((visitor) => ({ contactId: visitor.contactId, name: contactName(visitor) })),
});
