import { CARD_KINDS } from '@pignon/shared/domain/agency/agency.enums';
import { AUDIT_SOURCES } from '@pignon/shared/domain/audit/audit.enums';
import { CONTACT_TITLES } from '@pignon/shared/domain/contact/contact.enums';
import { REVIEW_DECISIONS } from '@pignon/shared/domain/contact/erasure/review.schema';
import { EVENT_TYPES } from '@pignon/shared/domain/event/event.enums';
import { NOTICE_KINDS as MANDATE_NOTICE_KINDS } from '@pignon/shared/domain/mandate/mandate-deadlines';
import { AGENT_CAPACITIES, MANDATE_STATUSES, MANDATE_TYPES } from '@pignon/shared/domain/mandate/mandate.enums';
import { MEDIA_OWNERS } from '@pignon/shared/domain/media/media.enums';
import { LANGUAGES } from '@pignon/shared/domain/messages/messages.enums';
import { IMPORT_RESULTS, IMPORT_STATUSES } from '@pignon/shared/domain/property/import/import.enums';
import { TRANSACTION_TYPES } from '@pignon/shared/domain/property/property.enums';
import { REPORT_MAIL_STATUSES } from '@pignon/shared/domain/property/report/seller-report.enums';
import * as proposal from '@pignon/shared/domain/proposal/proposal.enums';
import { LISTING_OUTCOMES, PORTAL_KINDS, RUN_STATUSES } from '@pignon/shared/domain/sync/sync.enums';
import { ROLES, USER_STATUSES } from '@pignon/shared/domain/user/user.enums';
import { NOTICE_KINDS, NOTICE_NEWS, NOTICE_STATUSES } from '@pignon/shared/domain/visit/notice/notice.enums';
import { CANCEL_REASONS, VISIT_KINDS, VISIT_STATUSES } from '@pignon/shared/domain/visit/visit.enums';
import { VOUCHER_MAIL_STATUSES } from '@pignon/shared/domain/visit/voucher/voucher.enums';
import sql from 'sql-template-tag';
import { openTestDb } from '../../test/test-db';
import type { Db } from './db';

/** The enumeration of each column whose values the database lists. */
const ENUMERATIONS: Readonly<Record<string, readonly string[]>> = {
  'app_user.agent_capacity': AGENT_CAPACITIES,
  'app_user.roles': ROLES,
  'app_user.status': USER_STATUSES,
  'audit_entry.source': AUDIT_SOURCES,
  'contact.title': CONTACT_TITLES,
  'contact_review.decision': REVIEW_DECISIONS,
  'customer_answer.kind': proposal.ANSWER_KINDS,
  'customer_answer.outcome': proposal.ANSWER_OUTCOMES,
  'event.type': EVENT_TYPES,
  'mandate.register': CARD_KINDS,
  'mandate.status': MANDATE_STATUSES,
  'mandate.transaction_type': TRANSACTION_TYPES,
  'mandate.type': MANDATE_TYPES,
  'mandate_notice.kind': MANDATE_NOTICE_KINDS,
  'media.owner': MEDIA_OWNERS,
  'media_list.owner': MEDIA_OWNERS,
  'message.lang': LANGUAGES,
  'portal.kind': PORTAL_KINDS,
  'property.transaction_type': TRANSACTION_TYPES,
  'property_import.status': IMPORT_STATUSES,
  'property_import_row.result': IMPORT_RESULTS,
  'property_report_mail.status': REPORT_MAIL_STATUSES,
  'proposal.status': proposal.PROPOSAL_STATUSES,
  'proposal_mail.status': proposal.MAIL_STATUSES,
  'proposal_step.by': proposal.STEP_MAKERS,
  'proposal_step.means': proposal.PROPOSAL_MEANS,
  'proposal_step.status': proposal.PROPOSAL_STATUSES,
  'register_counter.register': CARD_KINDS,
  'register_gap.register': CARD_KINDS,
  'sync_run.status': RUN_STATUSES,
  'sync_run_listing.outcome': LISTING_OUTCOMES,
  'visit.cancel_reason': CANCEL_REASONS,
  'visit.kind': VISIT_KINDS,
  'visit.status': VISIT_STATUSES,
  'visit_notice.kind': NOTICE_KINDS,
  'visit_notice.status': NOTICE_STATUSES,
  'visit_notice_line.news': NOTICE_NEWS,
  'visit_voucher_mail.status': VOUCHER_MAIL_STATUSES,
};

/** Columns whose values the database lists and no enumeration names, with the reason. */
const WITHOUT_ENUMERATION: Readonly<Record<string, string>> = {
  'visit_notice.purpose': 'Which of two jobs wrote a line: only notice.repo.ts knows it.',
};

/** "CHECK ((status = ANY (ARRAY['A'::text, 'B'::text])))" -> status, A, B; also of a column that holds several. */
function listOf(definition: string): { column: string; values: string[] } | null {
  const found = /"?(\w+)"? (?:= ANY|<@) \(?ARRAY\[([^\]]*)\]/.exec(definition);
  const [, column = '', literals = ''] = found ?? [];
  return found && { column, values: [...literals.matchAll(/'([^']*)'/g)].map(([, value = '']) => value) };
}

describe('the value lists of database checks', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDb();
  });
  afterAll(() => db.close());

  it('equal the enumerations', async () => {
    const rows = await db.query<{ name: string; definition: string }>(sql`
      select conrelid::regclass::text as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`);
    const lists = rows.flatMap(({ name, definition }) => {
      const list = listOf(definition);
      return list ? [[`${name}.${list.column}`, list.values.sort()] as const] : [];
    });
    const enumerationLists = lists.filter(([column]) => !(column in WITHOUT_ENUMERATION));
    expect(enumerationLists.length + Object.keys(WITHOUT_ENUMERATION).length).toBe(lists.length);
    expect(Object.fromEntries(enumerationLists)).toEqual(
      Object.fromEntries(Object.entries(ENUMERATIONS).map(([column, values]) => [column, values.toSorted()])),
    );
  });
});
