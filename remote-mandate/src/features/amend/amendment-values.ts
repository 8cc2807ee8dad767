import { dayOf } from '@pignon/shared/domain/common/day';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import { sameValue } from '@pignon/shared/domain/form/values';
import { amendmentProblem, inDraft, realChanges } from '@pignon/shared/domain/mandate/amendment/amendment';
import { NO_LETTING_TERMS, type LettingBounds } from '@pignon/shared/domain/mandate/letting/letting-terms';
import type { AmendedTerms, Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { AmendmentDraft } from '@pignon/shared/domain/mandate/mandate-write.schema';

type EditableTerms = Required<Omit<AmendedTerms, 'endDate' | 'powers'>> & { endDate: string | null; powers: string };

/** Form values of an amendment: every term, as it would be. */
export interface AmendmentValues {
  changes: EditableTerms;
  text: string;
}

/** Form values: the mandate's terms with the changes of its pending amendment. */
export function amendmentValues(mandate: Mandate): AmendmentValues {
  const { pendingAmendment: pending } = mandate;
  const { price, endDate, feeType, commissionRate, commissionAmount, buyerShare, letting, management } = {
    ...mandate,
    ...pending?.changes,
  };
  return {
    changes: {
      ...{ price, endDate, feeType, commissionRate, commissionAmount, buyerShare, management },
      letting: mandate.transactionType === 'RENT' ? (letting ?? NO_LETTING_TERMS) : null,
      powers: pending?.changes.powers ?? mandate.texts.powers ?? '',
    },
    text: pending?.text ?? '',
  };
}

/** Returns the terms that differ from the mandate; a cleared text changes nothing. */
export function changesIn(mandate: Mandate, { changes }: AmendmentValues): AmendedTerms {
  const { powers, endDate, letting, ...others } = changes;
  const hasNoTerms = mandate.letting === null && sameValue(letting, NO_LETTING_TERMS);
  const terms = {
    ...others,
    ...(hasNoTerms ? {} : { letting }),
    ...(endDate && { endDate }),
    ...(powers.trim() && { powers: powers.trim() }),
  };
  return realChanges(mandate, terms);
}

export const draftOf = (mandate: Mandate, values: AmendmentValues): AmendmentDraft => ({
  changes: changesIn(mandate, values),
  ...(values.text.trim() && { text: values.text.trim() }),
});

/** The first rule that a draft breaks today. */
export const draftProblem = (mandate: Mandate, values: AmendmentValues, bounds: LettingBounds): FieldProblem | null =>
  inDraft(amendmentProblem(mandate, changesIn(mandate, values), { today: dayOf(), ...bounds }));
