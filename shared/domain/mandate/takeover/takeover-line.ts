import { cutText } from '../../common/text/characters';
import type { CardKind } from '../../agency/agency.enums';
import { frenchDay } from '../../common/french';
import { readImportLine, type ReadLine } from '../../contact/import/import-line';
import { readNegotiator, type ImportPerson } from '../../contact/import/import-values';
import { readBoolean, readDate, readNumber } from '../../poliris/values';
import type { FeeType } from '../../property/property.enums';
import type { MandateType } from '../mandate.enums';
import { MAX_PRINCIPALS, type TakeoverField, type TakeoverProblem, type TakeoverValues } from './takeover-fields';
import { principalsOf } from './takeover-people';
import * as read from './takeover-values';

/** Default values for lines without one. */
export interface TakeoverDefaults {
  register: CardKind;
  type: Exclude<MandateType, 'PARTNER'>;
  /** Fee payer when neither line nor property has one. */
  feeType: FeeType | null;
  negotiator: string | null;
}

export interface TakeoverContext {
  defaults: TakeoverDefaults;
  /** Active colleagues. */
  people: readonly ImportPerson[];
  /** The day in France, ISO. */
  today: string;
}

/** Facts of a line about its mandate; null when absent. */
export interface ParsedMandate {
  registerNumber: number;
  registerDate: string;
  register: CardKind;
  type: MandateType;
  propertyRef: string;
  startDate: string | null;
  endDate: string | null;
  durationMonths: number | null;
  renewal: boolean;
  price: number | null;
  feeType: FeeType | null;
  commissionRate: number | null;
  commissionAmount: number | null;
  status: read.ReadStatus | null;
  endedDate: string | null;
  endReason: string;
  negotiator: string | null;
}

export interface ReadTakeover {
  parsed: ParsedMandate;
  /** Principals of the line, parsed like imported contacts; may be empty. */
  people: ReadLine[];
  problems: TakeoverProblem[];
  /** Values skipped in an accepted line. */
  notes: TakeoverProblem[];
}

const MAX_REFERENCE_LENGTH = 40;
const MAX_REASON_LENGTH = 500;
const MAX_CAPACITY_LENGTH = 100;
const MAX_EUROS = 999_999_999;

/** Reads cells and collects their problems. */
class CellReader {
  readonly problems: TakeoverProblem[] = [];

  constructor(private readonly values: TakeoverValues) {}

  text(path: TakeoverField): string {
    return this.values[path]?.trim() ?? '';
  }

  refuse(path: TakeoverField, message: string): void {
    this.problems.push({ path, message });
  }

  /** Parses a cell; null for an empty or invalid one, and the latter is refused. */
  parsed<Value>(path: TakeoverField, parse: (cell: string) => Value | null, message: string): Value | null {
    const cell = this.text(path);
    if (cell === '') return null;
    const value = parse(cell);
    if (value === null) this.refuse(path, `${message} («\u00a0${cutText(cell, 40)}\u00a0»)`);
    return value;
  }

  day = (path: TakeoverField): string | null => this.parsed(path, readDate, 'Date illisible\u00a0: écrivez 21/11/2026');

  amount = (path: TakeoverField, max = MAX_EUROS): number | null =>
    this.parsed(
      path,
      (cell) => {
        const value = readNumber(cell, 'EUROS');
        return value !== null && value >= 0 && value <= max ? Math.round(value * 100) / 100 : null;
      },
      'Montant illisible',
    );
}

function placeInRegister(cells: CellReader, { defaults, today }: TakeoverContext) {
  const place = cells.parsed('registerNumber', read.readRegisterNumber, 'Numéro illisible\u00a0: écrivez 512');
  if (cells.text('registerNumber') === '') cells.refuse('registerNumber', 'Le numéro du registre est requis');
  const principalCells = cells.parsed('register', read.readRegister, 'Registre inconnu\u00a0: écrivez T ou G');
  if (principalCells !== null && place?.register && place.register !== principalCells)
    cells.refuse('register', `Le numéro dit registre ${place.register}, cette colonne dit ${principalCells}`);
  const date = cells.day('registerDate');
  if (cells.text('registerDate') === '') cells.refuse('registerDate', 'La date d’inscription est requise');
  if (date !== null && date > today) cells.refuse('registerDate', 'Cette date est à venir');
  return {
    registerNumber: place?.number ?? 0,
    registerDate: date ?? today,
    register: principalCells ?? place?.register ?? defaults.register,
  };
}

function daysOf(cells: CellReader, registerDate: string) {
  const [startDate, endDate] = [cells.day('startDate'), cells.day('endDate')];
  const months = cells.parsed(
    'durationMonths',
    read.readMonths,
    'Durée illisible\u00a0: écrivez 3 ou «\u00a03 mois\u00a0»',
  );
  if (endDate !== null && endDate <= (startDate ?? registerDate))
    cells.refuse('endDate', `La fin du mandat doit suivre son début, le ${frenchDay(startDate ?? registerDate)}`);
  return { startDate, endDate, durationMonths: months };
}

function endOf(cells: CellReader, registerDate: string, today: string) {
  const status = cells.parsed(
    'status',
    read.readStatus,
    'État inconnu\u00a0: écrivez en cours, expiré, vendu, résilié ou annulé',
  );
  const endedDate = cells.day('endedDate');
  if (endedDate !== null && endedDate > today) cells.refuse('endedDate', 'Cette date est à venir');
  if (endedDate !== null && endedDate < registerDate)
    cells.refuse('endedDate', `Le mandat n’a pu finir avant son inscription, le ${frenchDay(registerDate)}`);
  if (cells.text('endReason').length > MAX_REASON_LENGTH)
    cells.refuse('endReason', `Trop long\u00a0: ${MAX_REASON_LENGTH} caractères au plus.`);
  return { status, endedDate, endReason: cells.text('endReason') };
}

function feesOf(cells: CellReader) {
  const feeType = cells.parsed(
    'feeType',
    read.readPayer,
    'Payeur inconnu\u00a0: écrivez vendeur, acquéreur ou partagés',
  );
  return {
    price: cells.amount('price'),
    feeType,
    commissionRate: cells.amount('commissionRate', 100),
    commissionAmount: cells.amount('commissionAmount'),
  };
}

/** Represents a company by the person named in the line, with their capacity. */
function signedFor(person: ReadLine, cells: CellReader): ReadLine {
  if (cells.text('company') === '' || person.fields.company === null) return person;
  return { ...person, fields: { ...person.fields, title: 'COMPANY', capacity: cells.text('capacity') || null } };
}

/** Parses the principals of a line by the rules of the contact import; notes their problems. */
function readPeople(
  cells: CellReader,
  values: TakeoverValues,
  context: TakeoverContext,
  notes: TakeoverProblem[],
): ReadLine[] {
  const defaults = { contactType: 'OWNER', source: null, negotiator: null } as const;
  const principalCells = principalsOf(values);
  if (principalCells.length > MAX_PRINCIPALS)
    cells.refuse('lastFirst', `${MAX_PRINCIPALS} mandants au plus sur une ligne`);
  if (cells.text('capacity').length > MAX_CAPACITY_LENGTH)
    cells.refuse('capacity', `Trop long\u00a0: ${MAX_CAPACITY_LENGTH} caractères au plus.`);
  return principalCells.slice(0, MAX_PRINCIPALS).map(({ values: own, columnOf }, index) => {
    const person = readImportLine(own, { ...context, defaults });
    for (const { path, message } of person.problems) cells.refuse(columnOf(path), message);
    notes.push(...person.notes.map(({ path, message }) => ({ path: columnOf(path), message })));
    return index === 0 ? signedFor(person, cells) : person;
  });
}

/** Parses one line of a mandate file; without problems it may be taken over if its property and number allow. */
export function readTakeoverLine(values: TakeoverValues, context: TakeoverContext): ReadTakeover {
  const cells = new CellReader(values);
  const place = placeInRegister(cells, context);
  const type = cells.parsed('mandateType', read.readMandateType, 'Type inconnu\u00a0: écrivez simple ou exclusif');
  if (type === 'PARTNER') cells.refuse('mandateType', 'Une délégation n’est pas inscrite au registre');
  const propertyRef = cells.text('propertyRef');
  if (propertyRef === '') cells.refuse('propertyRef', 'La référence du bien est requise');
  if (propertyRef.length > MAX_REFERENCE_LENGTH) cells.refuse('propertyRef', 'Aucune référence n’est aussi longue');
  const days = daysOf(cells, place.registerDate);
  const renewal = cells.parsed('renewal', readBoolean, 'Écrivez oui ou non') ?? false;
  const fees = feesOf(cells);
  const end = endOf(cells, place.registerDate, context.today);
  const negotiator = readNegotiator(cells.text('negotiator'), context.people);
  const notes: TakeoverProblem[] = [];
  const isUnknown = typeof negotiator === 'object' && negotiator !== null;
  if (isUnknown)
    notes.push({ path: 'negotiator', message: 'Négociateur sans compte actif\u00a0: celui du bien est repris.' });
  const people = readPeople(cells, values, context, notes);
  const mandateValues = {
    ...place,
    type: type ?? context.defaults.type,
    propertyRef,
    ...days,
    renewal,
    ...fees,
    ...end,
    negotiator: isUnknown ? null : negotiator,
  };
  return { parsed: mandateValues, people, problems: cells.problems, notes };
}
