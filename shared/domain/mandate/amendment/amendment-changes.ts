import { frenchDay, frenchEuros, frenchPercent } from '../../common/french';
import { sameValue } from '../../form/values';
import type { ChoiceWord } from '../../choices/choices';
import { FEE_TYPE_WORDS } from '../../property/property-status-words';
import { POWER_WORDS } from '../management/management-terms';
import {
  ACCOUNT_RHYTHM_WORDS,
  DEPOSIT_HOLDER_WORDS,
  MANAGEMENT_FEE_BASIS_WORDS,
  type ManagementPower,
} from '../management/management.enums';
import type { TransactionType } from '../../property/property.enums';
import { FRENCH_MANDATE_LABELS, MANDATE_LABELS } from '../mandate-labels';
import type { AmendedTerms } from '../mandate.schema';
import { TEXT_LABELS } from '../texts/mandate-text-labels';
import { AMENDED_FIELDS } from './amendment';

/** A change of an amendment, in words. */
export interface AmendmentChange {
  label: string;
  /** Null without an agreement. */
  before: string | null;
  after: string | null;
}

const WORDS: Readonly<Record<string, Readonly<Record<string, ChoiceWord>>>> = {
  feeType: FEE_TYPE_WORDS,
  'management.accounts': ACCOUNT_RHYTHM_WORDS,
  'management.feeBasis': MANAGEMENT_FEE_BASIS_WORDS,
  'management.depositHolder': DEPOSIT_HOLDER_WORDS,
};
const PERCENTS: readonly string[] = ['commissionRate', 'buyerShare', 'management.feeRate', 'management.guaranteeRate'];
const PLAIN: readonly string[] = ['powers', 'management.account'];

function wordsOf(path: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return (value as ManagementPower[]).map((power) => POWER_WORDS[power]).join(' ; ');
  if (typeof value === 'string') return WORDS[path]?.[value]?.fr ?? (PLAIN.includes(path) ? value : frenchDay(value));
  if (typeof value !== 'number') return null;
  if (path === 'management.noticeMonths') return `${value} mois`;
  return PERCENTS.includes(path) ? frenchPercent(value) : frenchEuros(value);
}

const isTerms = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Single values by their path: `letting.tenantFee`. */
function flattenTerms(terms: AmendedTerms): Map<string, unknown> {
  return new Map(
    AMENDED_FIELDS.flatMap((field): [string, unknown][] => {
      const value: unknown = terms[field];
      if (value === undefined) return [];
      if (!isTerms(value)) return [[field, value]];
      return Object.entries(value).map(([key, each]) => [`${field}.${key}`, each]);
    }),
  );
}

const LABELS: Readonly<Record<string, string>> = { ...FRENCH_MANDATE_LABELS, powers: TEXT_LABELS.powers.fr };
const RENT_LABELS: typeof LABELS = { ...LABELS, price: MANDATE_LABELS.price.RENT.fr };

/** Lists an amendment's changes, for documents and screens. */
export function listAmendmentChanges(
  before: AmendedTerms,
  changes: AmendedTerms,
  transactionType: TransactionType,
): AmendmentChange[] {
  const labels = transactionType === 'RENT' ? RENT_LABELS : LABELS;
  const [formerTerms, newTerms] = [flattenTerms(before), flattenTerms(changes)];
  return [...newTerms]
    .filter(([path, value]) => !sameValue(formerTerms.get(path) ?? null, value))
    .map(([path, value]) => ({
      label: labels[path] ?? path,
      before: wordsOf(path, formerTerms.get(path)),
      after: wordsOf(path, value),
    }));
}
