import type { TransactionType } from '../../property/property.enums';
import type { MandateFields } from '../mandate.schema';
import { DEFAULT_TEXTS } from './default-texts';
import {
  MANDATE_KINDS,
  MANDATE_TEXTS,
  type MandateKind,
  type MandateTextName,
  type AgencyMandateTexts,
  type MandateTexts,
} from './mandate-text.enums';

/** Kind of texts of a mandate; null for a delegation, which has none. */
export function kindOf({
  type,
  transactionType,
  register,
}: Pick<MandateFields, 'type' | 'transactionType' | 'register'>): MandateKind | null {
  if (type === 'PARTNER') return null;
  if (transactionType === 'RENT' && register === 'G') return 'MANAGEMENT';
  const isExclusive = type === 'EXCLUSIVE';
  if (transactionType === 'RENT') return isExclusive ? 'RENT_EXCLUSIVE' : 'RENT';
  return isExclusive ? 'SALE_EXCLUSIVE' : 'SALE';
}

export const isRentalKind = (kind: MandateKind): boolean => kind !== 'SALE' && kind !== 'SALE_EXCLUSIVE';
export const isExclusiveKind = (kind: MandateKind): boolean => kind === 'SALE_EXCLUSIVE' || kind === 'RENT_EXCLUSIVE';

/** Kinds of mandate for a property; all while its kind of transaction is unknown. */
export const kindsFor = (transactionType: TransactionType | null): readonly MandateKind[] =>
  MANDATE_KINDS.filter((kind) => transactionType === null || isRentalKind(kind) === (transactionType === 'RENT'));

/** Text of the mandate, else the agency's, else the product's. */
export const textOf = (
  name: MandateTextName,
  kind: MandateKind,
  ...textSources: readonly (MandateTexts | null | undefined)[]
): string => {
  const own = textSources.find((texts) => texts?.[name] != null);
  return own?.[name] ?? DEFAULT_TEXTS[kind][name];
};

/** Every text of a kind as the agency has set it. */
export const agencyTexts = (agency: AgencyMandateTexts, kind: MandateKind): Record<MandateTextName, string> =>
  Object.fromEntries(MANDATE_TEXTS.map((name) => [name, textOf(name, kind, agency[kind])])) as Record<
    MandateTextName,
    string
  >;

/** Texts to store: those equal to the default are null. */
export const onlyChanged = (
  typed: Readonly<Record<MandateTextName, string>>,
  standard: Readonly<Record<MandateTextName, string>>,
): MandateTexts =>
  Object.fromEntries(
    MANDATE_TEXTS.map((name) => [name, typed[name].trim() === standard[name].trim() ? null : typed[name]]),
  ) as unknown as MandateTexts;
