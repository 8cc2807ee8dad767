import type { AgencyFields } from '../agency/agency.schema';
import type { CardKind } from '../agency/agency.enums';
import { capitalize, frenchCount, frenchDay, frenchEuros } from '../common/french';
import { dayOf } from '../common/day';
import { toCents, toEuros } from '../common/money';
import { TERMINATION_KIND_WORDS } from '../mandate/mandate.enums';
import { isInForce, mandateStatusWords, REGISTERED_STATUSES } from '../mandate/mandate-status';
import { MANDATE_TYPE_WORDS } from '../mandate/mandate.enums';
import { registerNumberText } from '../mandate/register-number';
import type { RegisterGap, RegisterLine } from '../mandate/register.schema';
import { priceText } from '../property/price/price-text';
import { PROPERTY_TYPE_WORDS, TRANSACTION_WORDS } from '../property/property.enums';
import { letterhead, type Letterhead } from './letterhead';
import { longDay } from './contract-wording';

export interface RegisterRow {
  number: string;
  date: string;
  principals: { name: string; address: string }[];
  property: string;
  purpose: string;
  price: string;
  term: string;
  state: string;
  cancelled: boolean;
}

export interface RegisterPaper {
  title: string;
  period: string;
  rows: RegisterRow[];
  totals: string[];
  printed: string;
  agency: Letterhead;
}

const REGISTER_TITLES: Readonly<Record<CardKind, string>> = {
  T: 'Registre des mandats – Transaction',
  G: 'Registre des mandats – Gestion immobilière',
};

function endWords({
  status,
  cancelled,
  termination,
}: Pick<RegisterLine, 'status' | 'cancelled' | 'termination'>): string {
  if (termination === null) return '';
  const day = frenchDay(termination.effectiveDate);
  if (isInForce(status)) return `, prend fin le ${day}`;
  if (status !== 'CLOSED') return '';
  return cancelled || termination.kind === 'OTHER'
    ? ` le ${day}`
    : ` le ${day} (${TERMINATION_KIND_WORDS[termination.kind].fr})`;
}

function stateOf({ status, transactionType, cancelled, termination, amendments, takenOver }: RegisterLine): string {
  const state = cancelled ? 'annulé' : mandateStatusWords(status, transactionType);
  return [
    `${state}${endWords({ status, cancelled, termination })}`,
    amendments > 0 ? frenchCount(amendments, 'avenant') : '',
    takenOver ? 'repris du registre précédent' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function rowOf(line: RegisterLine): RegisterRow {
  const { startDate, endDate, price, propertyAddress, propertyRef, propertyType, transactionType, type } = line;
  return {
    number: registerNumberText(line.register, line.registerNumber),
    date: frenchDay(dayOf(line.registerDate)),
    principals: line.principals.map(({ name, address }) => ({ name, address })),
    property: `${capitalize(PROPERTY_TYPE_WORDS[propertyType].fr)}, ${propertyAddress} (${propertyRef})`,
    purpose: `${capitalize(TRANSACTION_WORDS[transactionType].fr)} – ${MANDATE_TYPE_WORDS[type].fr}`,
    price: price === null ? '' : priceText(price, transactionType),
    term: startDate && endDate ? `${frenchDay(startDate)} – ${frenchDay(endDate)}` : '',
    state: stateOf(line),
    cancelled: line.cancelled,
  };
}

/** Runs of numbers missing between others, in order; only possible in a register whose past was taken over. */
export function missingNumbers(numbers: readonly number[]): Pick<RegisterGap, 'first' | 'last'>[] {
  return numbers.flatMap((number, index) => {
    const first = (numbers[index - 1] ?? number - 1) + 1;
    return first < number ? [{ first, last: number - 1 }] : [];
  });
}

type NumberText = (number: number) => string;

const rangeText = ({ first, last }: Pick<RegisterGap, 'first' | 'last'>, text: NumberText): string =>
  first === last ? text(first) : `${text(first)} à ${text(last)}`;

function sequence(numbers: readonly number[], text: NumberText): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return 'Aucun mandat inscrit sur la période.';
  const missing = missingNumbers(numbers);
  const range = `Numéros ${text(first)} à ${text(last)}`;
  return missing.length === 0
    ? `${range}, sans lacune.`
    : `${range}\u00a0; numéros absents\u00a0: ${missing.map((gap) => rangeText(gap, text)).join(', ')}.`;
}

/** Explains missing register numbers within the period. */
function explanations(numbers: readonly number[], gaps: readonly RegisterGap[], text: NumberText): string[] {
  const [from = 0, to = 0] = [numbers[0], numbers.at(-1)];
  return gaps
    .filter(({ first, last, reason }) => reason !== null && first > from && last < to)
    .map(
      (gap) => `${gap.first === gap.last ? 'Numéro' : 'Numéros'} ${rangeText(gap, text)}\u00a0: ${gap.reason ?? ''}`,
    );
}

function totalsOf(lines: readonly RegisterLine[], { register, gaps = [] }: RegisterExtract): string[] {
  const text: NumberText = (number) => registerNumberText(register, number);
  const numbers = lines.map(({ registerNumber }) => registerNumber);
  const activeLines = lines.filter(({ cancelled }) => !cancelled);
  const sum = (kind: RegisterLine['transactionType']) =>
    toEuros(
      activeLines.reduce(
        (cents, { transactionType, price }) => cents + (transactionType === kind ? toCents(price ?? 0) : 0),
        0,
      ),
    );
  const count = (status: RegisterLine['status']) => activeLines.filter((line) => line.status === status).length;
  // closed mandates are mostly cancelled ones, which are counted separately
  const countedStatuses = REGISTERED_STATUSES.filter((status) => status !== 'CLOSED' || count(status) > 0);
  const counts = countedStatuses.map((status) => `${mandateStatusWords(status, null)}\u00a0: ${String(count(status))}`);
  const amounts = [
    sum('SALE') > 0 ? `prix de vente\u00a0: ${frenchEuros(sum('SALE'))}` : '',
    sum('RENT') > 0 ? `loyers mensuels\u00a0: ${frenchEuros(sum('RENT'))}` : '',
  ].filter(Boolean);
  return [
    `${frenchCount(lines.length, 'mandat inscrit', 'mandats inscrits')}\u00a0; ${counts.join(', ')}, annulés\u00a0: ${String(lines.length - activeLines.length)}.`,
    ...(amounts.length === 0 ? [] : [`Total des mandats non annulés\u00a0: ${amounts.join(', ')}.`]),
    sequence(numbers, text),
    ...explanations(numbers, gaps, text),
  ];
}

interface RegisterExtract {
  register: CardKind;
  from?: string | undefined;
  to?: string | undefined;
  /** Missing numbers of the register, with the agency's explanations. */
  gaps?: readonly RegisterGap[];
}

function periodWords({ from, to }: RegisterExtract): string {
  if (from && to) return `Du ${longDay(from)} au ${longDay(to)}`;
  if (from) return `Depuis le ${longDay(from)}`;
  return to ? `Jusqu’au ${longDay(to)}` : 'Depuis l’ouverture du registre';
}

/** Register of a period, by number; cancelled mandates remain, marked "annulé". */
export function registerPaper(
  lines: readonly RegisterLine[],
  extract: RegisterExtract,
  agency: AgencyFields,
  day: string,
): RegisterPaper {
  return {
    title: REGISTER_TITLES[extract.register],
    period: periodWords(extract),
    rows: lines.map(rowOf),
    totals: totalsOf(lines, extract),
    printed: frenchDay(day),
    agency: letterhead(agency),
  };
}
