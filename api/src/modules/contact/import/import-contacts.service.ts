import { dayOf } from '@pignon/shared/domain/common/day';
import { duplicateScore } from '@pignon/shared/domain/contact/duplicates/duplicates';
import { FileDuplicates, recognisedBy, type Recognised } from '@pignon/shared/domain/contact/import/import-duplicates';
import { readImportLine, type ReadLine } from '@pignon/shared/domain/contact/import/import-line';
import { IMPORT_DUPLICATE_REASONS } from '@pignon/shared/domain/contact/import/import.enums';
import type { ImportInput, ImportResult } from '@pignon/shared/domain/contact/import/import.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { invalid } from '../../../http/api-problem';
import { loadCommunes } from '../../../places/communes';
import { timeOf, type Actor } from '../../../write/actor';
import { groupBy } from '../../../write/group-by';
import { listUsers } from '../../user/user.repo';
import { insertManyContacts } from '../contact.service';
import { locatePerson } from './locate-person';
import { findImportDuplicates, lockImports, type KnownDuplicate } from './import-duplicates.repo';
import { insertEach } from '../../../write/insert-each';

interface Line extends ReadLine {
  line: number;
  person: Recognised;
}

async function readLines(db: Queryable, actor: Actor, { lines, defaults }: ImportInput): Promise<Line[]> {
  const people = await listUsers(db, false);
  if (defaults.negotiator !== null && !people.some(({ loginEmail }) => loginEmail === defaults.negotiator))
    throw invalid('defaults.negotiator', 'Ce négociateur n’a pas de compte actif.');
  const communes = await loadCommunes();
  const context = { defaults, people, today: dayOf(timeOf(actor)) };
  return lines.map(({ line, values }) => {
    const read = readImportLine(values, context);
    const { location, notes } = locatePerson(read.place, communes);
    const fields = { ...read.fields, location };
    const person = recognisedBy(fields, location?.city ?? '');
    return { ...read, line, fields, notes: [...read.notes, ...notes], person };
  });
}

/** Existing contact that shares most with a line; the oldest on a tie. */
function nearest(known: readonly KnownDuplicate[]): Pick<ImportResult, 'contactId' | 'reasons'> | null {
  const found = [...groupBy(known, ({ contactId }) => contactId)].map(([contactId, shared]) => {
    const reasons = IMPORT_DUPLICATE_REASONS.filter((each) => shared.some(({ reason }) => reason === each));
    return { contactId, reasons, score: duplicateScore(reasons.filter((reason) => reason !== 'NAME')) };
  });
  const [best] = found.sort((a, b) => b.score - a.score || a.contactId - b.contactId);
  return best ? { contactId: best.contactId, reasons: best.reasons } : null;
}

/** Decides the outcome of each line, in order, without writing. */
async function decideOutcomes(db: Queryable, lines: readonly Line[]): Promise<ImportResult[]> {
  const validLines = lines.filter(({ problems }) => problems.length === 0);
  const known = groupBy(await findImportDuplicates(db, validLines), ({ line }) => line);
  const before = new FileDuplicates();
  return lines.map(({ line, person, problems, notes }) => {
    const result = { line, contactId: null, sameAsLine: null, reasons: [], problems, notes };
    if (problems.length > 0) return { ...result, outcome: 'REFUSED' };
    const existingDuplicate = nearest(known.get(line) ?? []);
    if (existingDuplicate) return { ...result, ...existingDuplicate, outcome: 'DOUBLE' };
    const duplicateInFile = before.find(person);
    if (duplicateInFile)
      return { ...result, outcome: 'DOUBLE', sameAsLine: duplicateInFile.line, reasons: duplicateInFile.reasons };
    before.add(person, line);
    return { ...result, outcome: 'CREATED' };
  });
}

/** Previews an import without writing. */
export async function checkImport(db: Queryable, actor: Actor, request: ImportInput): Promise<ImportResult[]> {
  return decideOutcomes(db, await readLines(db, actor, request));
}

/**
 * Creates contacts from lines that are valid and match no known contact, in the caller's transaction; notifies screens
 * once. Repeating the request, under its key or not, creates nobody twice.
 */
export async function importContacts(tx: Queryable, actor: Actor, request: ImportInput): Promise<ImportResult[]> {
  await lockImports(tx);
  const lines = await readLines(tx, actor, request);
  const results = await decideOutcomes(tx, lines);
  const createdLines = results.filter(({ outcome }) => outcome === 'CREATED').map(({ line }) => line);
  const newContacts = lines.filter(({ line }) => createdLines.includes(line)).map(({ fields }) => ({ fields }));
  if (newContacts.length > 1) await tx.query(sql`select set_config('pignon.together', 'on', true)`);
  const writtenRows = await insertEach(tx, newContacts, (some) => insertManyContacts(tx, actor, some));
  const idOf = new Map(createdLines.map((line, index) => [line, writtenRows[index] ?? null]));
  return results.map((result): ImportResult => {
    const line = result.outcome === 'CREATED' ? result.line : result.sameAsLine;
    const id = line === null ? null : (idOf.get(line) ?? null);
    if (typeof id !== 'string') return line === null ? result : { ...result, contactId: id };
    // a line about the person of a failed line fails too
    return {
      ...result,
      outcome: 'REFUSED',
      sameAsLine: null,
      reasons: [],
      problems: [{ path: 'lastName', message: id }],
    };
  });
}
