import type { Page } from '@pignon/shared/domain/common/paging';
import type { AuditAction, Audited } from '@pignon/shared/domain/audit/audit.enums';
import { labelsOf } from '@pignon/shared/domain/audit/labels-of';
import { summaryOf } from '@pignon/shared/domain/audit/summary';
import type { TimelineKind } from '@pignon/shared/domain/contact/timeline.enums';
import type { TimelineEntry } from '@pignon/shared/domain/contact/timeline.schema';
import { feedbackWords } from '@pignon/shared/domain/visit/feedback';
import type { Feedback } from '@pignon/shared/domain/visit/visit.schema';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { limitOf, pageWithTotal, type PageSlice } from '../../../db/page';

const WRITTEN_EVENTS = ['CALL', 'EMAIL', 'MEETING', 'NOTE', 'TASK'] as const satisfies readonly TimelineKind[];

/** Position of an entry: `source` and `ref` identify its row, whose text is read for one page only. */
type Place = Pick<TimelineEntry, 'kind' | 'at'> & { source: 'event' | 'visit' | 'proposal' | 'audit'; ref: number };

interface Source {
  kinds: readonly TimelineKind[];
  /** Rows of `source, ref, kind, at`. */
  rows: (id: number) => Sql;
}

const journal = (kind: TimelineKind, entity: Audited, refs: (id: number) => Sql): Source => ({
  kinds: [kind],
  rows: (id) => sql`select 'audit'::text as source, a.id as ref, ${kind}::text as kind, a.at
    from audit_entry a where a.entity = ${entity} and a.ref in (${refs(id)})`,
});

/** Sources of the timeline; a new table about contacts is added here. */
const SOURCES: readonly Source[] = [
  {
    kinds: WRITTEN_EVENTS,
    rows: (id) => sql`select 'event'::text as source, e.id as ref, e.type as kind, e.start_time as at
      from event_link l join event e on e.id = l.event_id
      where l.kind = 'contact' and l.target = ${String(id)} and e.type <> 'SYSTEM'`,
  },
  {
    kinds: ['VISIT'],
    rows: (id) => sql`select 'visit'::text as source, v.id as ref, 'VISIT'::text as kind, v.start_time as at
      from visit_contact vc join visit v on v.id = vc.visit_id where vc.contact_id = ${id}`,
  },
  {
    // visits have entries of their own
    kinds: ['PROPOSAL'],
    rows: (id) => sql`select 'proposal'::text as source, s.id as ref, 'PROPOSAL'::text as kind, s.at
      from proposal p join proposal_step s on s.proposal_id = p.id where p.contact_id = ${id} and s.visit_id is null and s.feedback_of is null`,
  },
  journal('MANDATE', 'mandate', (id) => sql`select mandate_id::text from mandate_party where contact_id = ${id}`),
  journal('PROPERTY', 'property', (id) => sql`select reference from property_contact where contact_id = ${id}`),
  journal(
    'CONTACT',
    'contact',
    (id) => sql`select ${String(id)}::text union all select id::text from contact_alias where contact_id = ${id}`,
  ),
];

interface EventRow {
  id: number;
  title: string;
  text: string;
  user: string;
  type: string;
  done: boolean;
}
interface VisitRow {
  id: number;
  user: string;
  status: string;
  propertyRef: string;
  feedback: Feedback | null;
}
interface ProposalRow {
  id: number;
  user: string | null;
  status: string;
  note: string;
  propertyRef: string;
}
interface AuditRow {
  id: number;
  user: string;
  action: AuditAction;
  entity: Audited;
  ref: string;
  paths: string[];
}

type Words = Omit<TimelineEntry, keyof Place | 'key'>;
const NOTHING = { title: '', text: '', status: null, target: null };

const eventWords = ({ title, text, user, type, done }: EventRow): Words => ({
  ...NOTHING,
  title,
  text,
  user,
  status: type === 'TASK' ? (done ? 'DONE' : 'TODO') : null,
});

const visitWords = ({ user, status, propertyRef, feedback }: VisitRow): Words => ({
  ...NOTHING,
  user,
  text: feedback ? feedbackWords(feedback) : '',
  status,
  target: { kind: 'property', id: propertyRef },
});

const proposalWords = ({ user, status, note, propertyRef }: ProposalRow): Words => ({
  ...NOTHING,
  user: user ?? '',
  text: note,
  status,
  target: { kind: 'property', id: propertyRef },
});

const auditWords = ({ user, action, entity, ref, paths }: AuditRow): Words => ({
  ...NOTHING,
  user,
  title: summaryOf(action, paths, labelsOf(entity)),
  target: entity === 'property' || entity === 'mandate' ? { kind: entity, id: ref } : null,
});

/** Reads the texts of a page's entries, by source and row. */
async function wordsOf(db: Queryable, places: readonly Place[]): Promise<Map<string, Words>> {
  const refs = (source: Place['source']) => places.filter((place) => place.source === source).map(({ ref }) => ref);
  const [events, visits, steps, entries] = [refs('event'), refs('visit'), refs('proposal'), refs('audit')];
  const words = new Map<string, Words>();
  for (const row of await db.query<EventRow>(sql`select id, title, text, user_email as "user", type, done from event
    where id = any(${events}::bigint[])`))
    words.set(`event ${row.id}`, eventWords(row));
  for (const row of await db.query<VisitRow>(sql`select id, negotiator as "user", status,
      property_ref as "propertyRef", feedback from visit where id = any(${visits}::bigint[])`))
    words.set(`visit ${row.id}`, visitWords(row));
  for (const row of await db.query<ProposalRow>(sql`select s.id, s.user_email as "user", s.status, s.note,
      p.property_ref as "propertyRef" from proposal_step s join proposal p on p.id = s.proposal_id
    where s.id = any(${steps}::bigint[])`))
    words.set(`proposal ${row.id}`, proposalWords(row));
  for (const row of await db.query<AuditRow>(sql`select id, user_email as "user", action, entity, ref,
      array(select c ->> 'path' from jsonb_array_elements(changes) c) as paths
    from audit_entry where id = any(${entries}::bigint[])`))
    words.set(`audit ${row.id}`, auditWords(row));
  return words;
}

/** Reads a page of a contact's timeline, newest first, after planned entries. */
export async function findTimeline(
  db: Queryable,
  id: number,
  { kind, ...slice }: PageSlice & { kind?: readonly TimelineKind[] | undefined },
): Promise<Page<TimelineEntry>> {
  const kindsWanted = kind && kind.length > 0 ? kind : undefined;
  const sources = SOURCES.filter(({ kinds }) => !kindsWanted || kinds.some((each) => kindsWanted.includes(each)));
  const all = join(
    sources.map(({ rows }) => rows(id)),
    ' union all ',
  );
  const kindFilter = kindsWanted ? sql`where kind = any(${kindsWanted}::text[])` : empty;
  const places = await db.query<Place>(sql`select source, ref, kind, at from (${all}) as entries ${kindFilter}
    order by at desc, source, ref desc ${limitOf(slice)}`);
  const words = await wordsOf(db, places);
  const content = places.flatMap(({ source, ref, kind: of, at }) => {
    const text = words.get(`${source} ${ref}`);
    return text ? [{ key: `${source}:${ref}`, kind: of, at, ...text }] : [];
  });
  return pageWithTotal(db, slice, content, sql`select count(*) as total from (${all}) as entries ${kindFilter}`);
}
