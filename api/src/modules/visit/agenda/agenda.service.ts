import { dayOf } from '@pignon/shared/domain/common/day';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import { mayChangeEvent } from '@pignon/shared/domain/event/event.rules';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { holdsAccess } from '@pignon/shared/domain/user/access.policy';
import { MAX_AGENDA_ENTRIES } from '@pignon/shared/domain/visit/agenda.enums';
import type { AgendaEntry, AgendaReply, AgendaRequest } from '@pignon/shared/domain/visit/agenda.schema';
import { isUpcoming } from '@pignon/shared/domain/visit/visit-status';
import type { z } from 'zod';
import type { Queryable } from '../../../db/db';
import { agendaRows, type AgendaRow } from './agenda.repo';

type Asker = Pick<User, 'loginEmail' | 'roles'>;

function isMovable({ kind, status, done, users: [user = ''], author }: AgendaRow, asker: Asker): boolean {
  if (done || !holdsAccess(asker.roles, 'write')) return false;
  switch (kind) {
    case 'VISIT':
      return status !== null && isUpcoming({ status });
    case 'MEETING':
    case 'CALL':
    case 'TASK':
      return mayChangeEvent({ type: kind, user, author }, asker);
    case 'SIGNING':
    case 'MANDATE_TERM':
      return false;
  }
}

function toEntry(row: AgendaRow, asker: Asker): AgendaEntry {
  const { author: _, contacts, ...entry } = row;
  return {
    ...entry,
    contacts: contacts.map((visitor) => ({ contactId: visitor.contactId, name: contactName(visitor) })),
    movable: isMovable(row, asker),
  };
}

/** Reads the agenda of people in a span of days, and what the caller may move. */
export async function findAgenda(
  db: Queryable,
  { from, to, users }: z.output<typeof AgendaRequest>,
  asker: Asker,
): Promise<z.output<typeof AgendaReply>> {
  const lastDay = dayOf(new Date(Date.parse(to) - 1));
  // reads one more than the maximum, to know whether there are more
  const limit = MAX_AGENDA_ENTRIES + 1;
  const rows = await agendaRows(db, { from, to, users, firstDay: dayOf(from), lastDay, limit });
  const entries = rows.slice(0, MAX_AGENDA_ENTRIES).map((row) => toEntry(row, asker));
  return { entries, truncated: rows.length > MAX_AGENDA_ENTRIES };
}
