import { z } from 'zod';
import { undoChanges } from '../../audit/undo-changes';
import { REDACTED, type Person } from '../mentions';

/** One change of a record, from the journal. */
interface Entry {
  /** The record's number. */
  ref: string;
  changes: readonly { path: string; before: unknown }[];
}

const IDENTIFYING_PATHS = /^(?:firstName|lastName|email|phone|secondPerson)\b/;

const Name = z.string().catch('');
const Email = z.string().nullable().catch(null);

/** A person's identity in a state rebuilt from the journal. */
const PersonState = z.object({
  firstName: Name,
  lastName: Name,
  email: Email,
  phone: z.array(z.object({ number: z.string().catch('') })).catch([]),
  secondPerson: z.object({ firstName: Name, lastName: Name, email: Email }).nullable().catch(null),
});

const NOBODY: Person = { firstName: '', lastName: '', email: null, phone: [], secondPerson: null };

/** Reconstructs a person before each entry of their record, from the last to the first. */
function before(last: Person, entries: readonly Entry[]): Person[] {
  const states: Person[] = [];
  let state = last;
  for (const { changes } of entries) {
    const identifyingChanges = changes.filter(({ path }) => IDENTIFYING_PATHS.test(path));
    if (identifyingChanges.length === 0) continue;
    state = undoChanges(state, identifyingChanges, []);
    states.push(PersonState.parse(state));
  }
  return states;
}

/**
 * All names, addresses and numbers that a person's record and merged records ever had. `journal` holds their entries,
 * newest first; a merge entry contains the whole merged record. A record is of one person, so every former value is
 * theirs.
 */
export function formerIdentities(contact: Person & { id: number }, journal: readonly Entry[]): Person[] {
  const ownRef = String(contact.id);
  const mergedRefs = new Set(journal.map(({ ref }) => ref).filter((ref) => ref !== ownRef));
  const entriesOf = (ref: string) => journal.filter((entry) => entry.ref === ref);
  const now = PersonState.parse(contact);
  const people = [
    now,
    ...before(now, entriesOf(ownRef)),
    ...[...mergedRefs].flatMap((ref) => before(NOBODY, entriesOf(ref))),
  ];
  const byJson = new Map(people.map((person) => [JSON.stringify(person), person]));
  return [...byJson].filter(([text]) => !text.includes(REDACTED)).map(([, person]) => person);
}
