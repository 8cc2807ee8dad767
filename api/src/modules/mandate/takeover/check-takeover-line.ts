import { dayOf } from '@pignon/shared/domain/common/day';
import { frenchDay } from '@pignon/shared/domain/common/french';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { ReadLine } from '@pignon/shared/domain/contact/import/import-line';
import { isInForce } from '@pignon/shared/domain/mandate/mandate-status';
import { numberedInRegister } from '@pignon/shared/domain/mandate/register-number';
import type { TakeoverField, TakeoverProblem } from '@pignon/shared/domain/mandate/takeover/takeover-fields';
import { readTakeoverLine, type ReadTakeover } from '@pignon/shared/domain/mandate/takeover/takeover-line';
import { mandateFromLine, type TakenProperty } from '@pignon/shared/domain/mandate/takeover/takeover-mandate';
import type { TakeoverInput, TakeoverResult } from '@pignon/shared/domain/mandate/takeover/takeover.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Queryable } from '../../../db/db';
import { invalid } from '../../../http/api-problem';
import { loadCommunes } from '../../../places/communes';
import { timeOf, type Actor } from '../../../write/actor';
import { groupBy } from '../../../write/group-by';
import { readAgency } from '../../agency/agency.repo';
import { readContacts } from '../../contact/contact-read.repo';
import { locatePerson } from '../../contact/import/locate-person';
import { findImportDuplicates } from '../../contact/import/import-duplicates.repo';
import { readProperties } from '../../property/property-read.repo';
import { listUsers } from '../../user/user.repo';
import { conflictingMandate, conflictSentence } from '../exclusivity';
import {
  namedPrincipal,
  PrincipalFinder,
  principalKey,
  type FoundPrincipal,
  type NamedPrincipal,
} from './takeover-principals';
import { findMisplaced, findNamedProperties, findRunning, findTakenPlaces, type RunningMandate } from './takeover.repo';

/** A line with everything found about it. */
export interface CheckedLine {
  result: TakeoverResult;
  read: ReadTakeover;
  property: Property | null;
  principals: NamedPrincipal[];
  found: FoundPrincipal[];
}

interface TakeoverContext {
  properties: ReadonlyMap<string, Property | 'MANY'>;
  places: ReadonlyMap<number, { mandateId: number; propertyRef: string }>;
  misplaced: ReadonlyMap<number, { number: number; date: string }>;
  running: RunningMandate[];
  cardKinds: readonly string[] | null;
}

type Line = Pick<CheckedLine, 'read' | 'principals'> & { line: number };

async function readLines(db: Queryable, actor: Actor, { lines, defaults }: TakeoverInput): Promise<Line[]> {
  const people = await listUsers(db, false);
  if (defaults.negotiator !== null && !people.some(({ loginEmail }) => loginEmail === defaults.negotiator))
    throw invalid('defaults.negotiator', 'Ce négociateur n’a pas de compte actif.');
  const communes = await loadCommunes();
  const context = { defaults, people, today: dayOf(timeOf(actor)) };
  const placed = (line: number) => (person: ReadLine, index: number) =>
    namedPrincipal(principalKey(line, index), person, locatePerson(person.place, communes).location);
  return lines.map(({ line, values }) => {
    const read = readTakeoverLine(values, context);
    return { line, read, principals: read.people.map(placed(line)) };
  });
}

/** Finds the properties that lines name, by reference as written. */
export async function namedProperties(db: Queryable, references: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await findNamedProperties(db, [...new Set(references)]);
  return new Map(
    [...groupBy(rows, ({ named }) => named)].map(([named, all]) => [named, all.map((row) => row.reference)]),
  );
}

async function readKnown(db: Queryable, lines: readonly Line[]): Promise<TakeoverContext> {
  const validLines = lines.filter(({ read }) => read.problems.length === 0);
  const named = await namedProperties(
    db,
    validLines.map(({ read }) => read.parsed.propertyRef),
  );
  const references = [...named.values()].flat();
  const byReference = new Map((await readProperties(db, references)).map((each) => [each.reference, each]));
  const properties = new Map(
    [...named].flatMap(([name, [first = '', ...more]]): [string, Property | 'MANY'][] => {
      const property = more.length > 0 ? 'MANY' : byReference.get(first);
      return property === undefined ? [] : [[name, property]];
    }),
  );
  const claims = validLines.map(({ line, read: { parsed } }) => ({
    line,
    register: parsed.register,
    number: parsed.registerNumber,
    date: parsed.registerDate,
  }));
  const places = new Map((await findTakenPlaces(db, claims)).map((place) => [place.line, place]));
  const misplaced = new Map((await findMisplaced(db, claims)).map((place) => [place.line, place]));
  const card = (await readAgency(db)).professionalCard;
  return { properties, places, misplaced, running: await findRunning(db, references), cardKinds: card?.kinds ?? null };
}

/** Checks the register number of a readable line. */
function numberProblem(
  line: number,
  { register, registerNumber }: Pick<ReadTakeover['parsed'], 'register' | 'registerNumber'>,
  known: TakeoverContext,
  inFile: number | undefined,
): string | null {
  if (inFile !== undefined) return `La ligne ${inFile} porte déjà ce numéro`;
  const knownPlace = known.places.get(line);
  if (knownPlace)
    return `Le ${numberedInRegister(register, registerNumber)} est déjà celui du mandat du bien ${knownPlace.propertyRef}`;
  const other = known.misplaced.get(line);
  if (!other) return null;
  return `Le registre est chronologique\u00a0: le ${numberedInRegister(register, other.number)} y est inscrit le ${frenchDay(dayOf(other.date))}`;
}

class LineCheck {
  private readonly numbers = new Map<string, number>();
  private readonly finder: PrincipalFinder;

  constructor(
    private readonly known: TakeoverContext,
    duplicates: ConstructorParameters<typeof PrincipalFinder>[0],
    private readonly request: TakeoverInput,
    private readonly actor: Actor,
  ) {
    this.finder = new PrincipalFinder(duplicates);
  }

  check({ line, read, principals }: Line): CheckedLine {
    const { parsed, notes } = read;
    const base = {
      line,
      mandateId: null,
      register: parsed.register,
      registerNumber: parsed.registerNumber || null,
      propertyRef: parsed.propertyRef,
      principals: [],
      notes,
    };
    const refusedLine = (problems: TakeoverProblem[], property: Property | null = null): CheckedLine => {
      return { result: { ...base, outcome: 'REFUSED', problems }, read, property, principals, found: [] };
    };
    const problemAt = (path: TakeoverField, message: string) => [{ path, message }];
    if (read.problems.length > 0) return refusedLine(read.problems);
    const property = this.known.properties.get(parsed.propertyRef);
    if (property === undefined)
      return refusedLine(problemAt('propertyRef', 'Aucun bien n’a cette référence\u00a0: créez-le d’abord'));
    if (property === 'MANY')
      return refusedLine(problemAt('propertyRef', 'Plusieurs biens importés ont cette référence'));
    const place = this.known.places.get(line);
    if (place?.propertyRef === property.reference) {
      const result = { ...base, outcome: 'KNOWN' as const, mandateId: place.mandateId, problems: [] };
      return { result, read, property, principals, found: [] };
    }
    const key = `${parsed.register}${parsed.registerNumber}`;
    const misplaced = numberProblem(line, parsed, this.known, this.numbers.get(key));
    if (misplaced) return refusedLine(problemAt('registerNumber', misplaced), property);
    const { transactionType } = property;
    if (transactionType === null)
      return refusedLine(problemAt('propertyRef', 'Il manque au bien le type de transaction'), property);
    const takeover = mandateFromLine(
      takeoverFacts(read, { ...property, transactionType }, [], this.request, this.known.cardKinds, this.actor),
    );
    if ('problems' in takeover) return refusedLine(takeover.problems, property);
    const { fields, life } = takeover;
    const conflicting = isInForce(life.status)
      ? conflictingMandate(this.runningOn(property.reference), fields, dayOf(timeOf(this.actor)))
      : undefined;
    if (conflicting) return refusedLine(problemAt('mandateType', conflictSentence(conflicting)), property);
    const found = this.finder.find(principals, property);
    if (typeof found === 'string') return refusedLine(problemAt('lastName', found), property);
    this.numbers.set(key, line);
    if (isInForce(life.status)) this.known.running.push(fields);
    return { result: { ...base, outcome: 'TAKEN', problems: [] }, read, property, principals, found };
  }

  private runningOn(reference: string): RunningMandate[] {
    return this.known.running.filter(({ propertyRef }) => propertyRef === reference);
  }
}

/** Fields of a mandate, once its principals have ids. */
export const takeoverFacts = (
  { parsed }: ReadTakeover,
  property: TakenProperty,
  counterParts: readonly number[],
  { defaults }: TakeoverInput,
  cardKinds: readonly string[] | null,
  actor: Actor,
) => ({ parsed, property, counterParts, defaults, cardKinds, at: timeOf(actor), user: actor.user });

/** Adds the names of existing contacts. */
async function withNames(db: Queryable, checked: readonly CheckedLine[]): Promise<CheckedLine[]> {
  const ids = [...new Set(checked.flatMap(({ found }) => found.map(({ contactId }) => contactId)))];
  const contacts = await readContacts(
    db,
    ids.filter((id) => id !== null),
  );
  const nameOf = new Map(contacts.map((contact) => [contact.id, contactName(contact)]));
  return checked.map((line) => {
    const principals = line.found.map(({ source, contactId, reasons, name }) => {
      return { source, contactId, reasons, name: (contactId === null ? undefined : nameOf.get(contactId)) ?? name };
    });
    return { ...line, result: { ...line.result, principals } };
  });
}

export interface CheckedLines {
  lines: CheckedLine[];
  cardKinds: readonly string[] | null;
}

/** Decides the outcome of each line, in order, without writing. */
export async function checkTakeoverLines(db: Queryable, actor: Actor, request: TakeoverInput): Promise<CheckedLines> {
  const lines = await readLines(db, actor, request);
  const named = lines.flatMap(({ read, principals }) =>
    read.problems.length === 0 ? principals.map(({ key, recognised }) => ({ line: key, person: recognised })) : [],
  );
  const known = await readKnown(db, lines);
  const check = new LineCheck(
    known,
    groupBy(await findImportDuplicates(db, named), ({ line }) => line),
    request,
    actor,
  );
  const checked = lines.map((line) => check.check(line));
  return { lines: await withNames(db, checked), cardKinds: known.cardKinds };
}
