import { AUDIT_ACTIONS, AUDITED } from '@pignon/shared/domain/audit/audit.enums';
import type { Problem } from '@pignon/shared/domain/common/problem';
import { LINK_KINDS } from '@pignon/shared/domain/event/event.enums';
import sql from 'sql-template-tag';
import type { Db } from '../../src/db/db';

const WORDS = /\S[ \u00a0\u202f]\S/;

/** Checks that every refusal has a message for its field. */
export function checkRefusal(key: string, { message, errors = [] }: Problem): void {
  const untranslated = [message, ...errors.map((error) => error.message)].filter((words) => !WORDS.test(words));
  expect({ key, mute: untranslated }).toEqual({ key, mute: [] });
}

/** Checks that every journal line and event names its subject by a known label. */
export async function checkWrites(db: Db): Promise<void> {
  const [audited, actions, kinds] = [[...AUDITED], [...AUDIT_ACTIONS], [...LINK_KINDS]];
  const unlabelledRows = await db.query(sql`
    select 'journal' as "where", action, entity, ref, changes from audit_entry
    where not entity = any(${audited}::text[]) or not action = any(${actions}::text[]) or ref = ''
      or exists (select from jsonb_array_elements(changes) c where coalesce(c ->> 'path', '') = '')
    union all
    select 'event', type, title, l.kind, to_jsonb(l.target) from event left join event_link l on event_id = id
    where title = '' or l.target = '' or not l.kind = any(${kinds}::text[])`);
  expect(unlabelledRows).toEqual([]);
}
