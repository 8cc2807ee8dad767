import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import type { ClosingKind, LetterKind, TerminationParty } from '@pignon/shared/domain/mandate/mandate.enums';
import { closingOf, closingsFor, lettersFor, noticeOf } from '@pignon/shared/domain/mandate/mandate-termination';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Closing, GivenNotice } from '@pignon/shared/domain/mandate/mandate-write.schema';

export type EndKind = LetterKind | ClosingKind;

/** Values of the form. */
export interface EndValues {
  kind: EndKind;
  by: TerminationParty;
  letterDate: string;
  letterNumber: string;
  reason: string;
}

export const isLetter = (kind: EndKind): kind is LetterKind => kind === 'NOTICE' || kind === 'NON_RENEWAL';

/** Kinds of end possible today, letters first. */
export const endKinds = (mandate: Mandate, today: string): EndKind[] => [
  ...lettersFor(mandate, today),
  ...closingsFor(mandate),
];

/** Request of the call that ends a mandate. */
export type EndRequest = { notice: GivenNotice } | { closing: Closing };

export function endRequestOf({ kind, by, letterDate, letterNumber, reason }: EndValues): EndRequest {
  const reasonText = reason.trim();
  if (isLetter(kind))
    return { notice: { kind, by, letterDate, letterNumber: letterNumber.trim(), reason: reasonText } };
  return { closing: { kind, ...(reasonText && { reason: reasonText }), ...(kind === 'WITHDRAWAL' && { letterDate }) } };
}

/** End date of the mandate, or the first violated rule; null while input is missing. */
export function endOf(
  mandate: Mandate,
  values: EndValues,
  today: string,
): { day: string } | { problem: FieldProblem } | null {
  const { kind, letterDate, letterNumber, reason } = values;
  if (reason.trim() === '' || (kind === 'WITHDRAWAL' && letterDate === '')) return null;
  if (isLetter(kind) && (letterDate === '' || letterNumber.trim() === '')) return null;
  const request = endRequestOf(values);
  const closure =
    'notice' in request ? noticeOf(mandate, request.notice, today) : closingOf(mandate, request.closing, today);
  return 'problem' in closure ? closure : { day: closure.termination.effectiveDate };
}
