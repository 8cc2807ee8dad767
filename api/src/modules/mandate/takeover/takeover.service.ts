import { mandateFromLine } from '@pignon/shared/domain/mandate/takeover/takeover-mandate';
import type { TakeoverAnswer, TakeoverInput } from '@pignon/shared/domain/mandate/takeover/takeover.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import type { Actor } from '../../../write/actor';
import { insertManyContacts } from '../../contact/contact.service';
import { lockImports } from '../../contact/import/import-duplicates.repo';
import { insertManyMandates, type NewMandate } from '../mandate.service';
import { nextNumbers } from '../register/register.repo';
import { checkTakeoverLines, namedProperties, takeoverFacts, type CheckedLine } from './check-takeover-line';
import { lockProperties, lockRegisters } from './takeover.repo';
import { insertEach } from '../../../write/insert-each';

/** Previews a takeover without writing. */
export async function checkTakeover(db: Queryable, actor: Actor, request: TakeoverInput): Promise<TakeoverAnswer> {
  const { lines } = await checkTakeoverLines(db, actor, request);
  return { results: lines.map(({ result }) => result), next: await nextNumbers(db) };
}

/** Creates new principals, by the key of the line that names them first. */
async function createPrincipals(
  tx: Queryable,
  actor: Actor,
  lines: readonly CheckedLine[],
): Promise<Map<number, number>> {
  const newPeople = lines.flatMap(({ principals, found }) =>
    principals.filter(({ key }) => found.some((each) => each.source === 'NEW' && each.key === key)),
  );
  const ids = newPeople.length > 0 ? await insertManyContacts(tx, actor, newPeople) : [];
  return new Map(newPeople.map(({ key }, index) => [key, ids[index] ?? 0]));
}

/**
 * Takes mandates over with their numbers, in the caller's transaction; registers continue after the highest. Repeating
 * the request, under its key or not, writes nothing twice.
 */
export async function takeMandatesOver(tx: Queryable, actor: Actor, request: TakeoverInput): Promise<TakeoverAnswer> {
  const names = request.lines.map(({ values }) => values.propertyRef?.trim() ?? '');
  await lockProperties(tx, [...(await namedProperties(tx, names)).values()].flat());
  await lockImports(tx);
  await lockRegisters(tx);
  const { lines, cardKinds } = await checkTakeoverLines(tx, actor, request);
  const takenOver = lines.filter(({ result }) => result.outcome === 'TAKEN');
  if (takenOver.length > 1) await tx.query(sql`select set_config('pignon.together', 'on', true)`);
  const created = await createPrincipals(tx, actor, takenOver);
  const idOf = (each: CheckedLine['found'][number]) => each.contactId ?? created.get(each.key ?? 0) ?? null;
  const newMandates = takenOver.flatMap(({ read, property, found, result }): (NewMandate & { line: number })[] => {
    const transactionType = property?.transactionType;
    if (!property || !transactionType) return [];
    const counterParts = [...new Set(found.map(idOf).filter((id) => id !== null))];
    const mandate = mandateFromLine(
      takeoverFacts(read, { ...property, transactionType }, counterParts, request, cardKinds, actor),
    );
    return 'problems' in mandate ? [] : [{ ...mandate, line: result.line }];
  });
  const writtenRows = await insertEach(tx, newMandates, (batch) => insertManyMandates(tx, actor, batch));
  const mandateOf = new Map(newMandates.map(({ line }, index) => [line, writtenRows[index] ?? null]));
  const results = lines.map(({ result, found }) => {
    const principals = result.principals.map((each, index) => {
      const lineIds = found[index];
      return { ...each, contactId: lineIds ? idOf(lineIds) : each.contactId };
    });
    const id = mandateOf.get(result.line) ?? result.mandateId;
    if (typeof id !== 'string') return { ...result, principals, mandateId: id };
    const problems = [...result.problems, { path: 'propertyRef' as const, message: id }];
    return { ...result, principals, outcome: 'REFUSED' as const, problems };
  });
  return { results, next: await nextNumbers(tx) };
}
