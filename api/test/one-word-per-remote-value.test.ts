import { CARD_KINDS, type CardKind } from '@pignon/shared/domain/agency/agency.enums';
import { CHOICE_WORDS, choiceTexts } from '@pignon/shared/domain/choices/choice-catalogue';
import { REMOTE_WORDS } from '@pignon/shared/domain/choices/remote-words';
import { capitalize } from '@pignon/shared/domain/common/french';
import { CONTACT_TITLES, type ContactTitle } from '@pignon/shared/domain/contact/contact.enums';
import { cardMention } from '@pignon/shared/domain/documents/letterhead';
import { registerPaper } from '@pignon/shared/domain/documents/register-paper';
import { aRegisterLine } from '@pignon/shared/domain/documents/test/mandates';
import { anAgency, aVisit } from '@pignon/shared/domain/documents/test/document-fixtures';
import { formalName } from '@pignon/shared/domain/documents/contract-wording';
import { listAmendmentChanges } from '@pignon/shared/domain/mandate/amendment/amendment-changes';
import { USUAL_MANAGEMENT } from '@pignon/shared/domain/mandate/management/management-terms';
import * as management from '@pignon/shared/domain/mandate/management/management.enums';
import { TERMINATION_KINDS, type TerminationKind } from '@pignon/shared/domain/mandate/mandate.enums';
import type { AmendedTerms } from '@pignon/shared/domain/mandate/mandate.schema';
import { payerContradiction } from '@pignon/shared/domain/property/compliance/payer-rules';
import { formatLease } from '@pignon/shared/domain/property/format-lease';
import * as property from '@pignon/shared/domain/property/property.enums';
import { REFUSAL_REASONS, type RefusalReason } from '@pignon/shared/domain/proposal/proposal.enums';
import { feedbackWords } from '@pignon/shared/domain/visit/feedback';
import * as visit from '@pignon/shared/domain/visit/visit.enums';
import type { Feedback } from '@pignon/shared/domain/visit/visit.schema';
import { exportColumn as contactColumn } from '../src/modules/contact/list/export-columns';
import { changeEvents } from '../src/modules/visit/visit-events';

const FEEDBACK: Feedback = {
  interest: 3,
  positives: [],
  negatives: [],
  priceOpinion: null,
  priceAmount: null,
  next: null,
  nextDay: null,
  reason: null,
  notes: '',
};

/** Returns the last part of a line of feedback. */
const lastFeedbackPart = (feedback: Partial<Feedback>): string | undefined =>
  feedbackWords({ ...FEEDBACK, ...feedback })
    .split('\u00a0: ')
    .at(-1);

/** Text by which an amendment lists a changed value. */
const amendedValueText = (before: AmendedTerms, after: AmendedTerms): string | null | undefined =>
  listAmendmentChanges(before, after, 'SALE')[0]?.after;

const amendedTerm = (path: 'accounts' | 'depositHolder' | 'feeBasis', value: string): string | null | undefined =>
  amendedValueText(
    { management: { ...USUAL_MANAGEMENT, [path]: 'BEFORE' } },
    { management: { ...USUAL_MANAGEMENT, [path]: value } },
  );

const endInRegister = (kind: TerminationKind): string | undefined => {
  const termination = {
    ...{ kind, date: '2026-11-21', by: null, letterDate: null, letterNumber: null },
    ...{ effectiveDate: '2026-11-21', reason: '' },
  };
  const line = aRegisterLine(1, { status: 'CLOSED', termination });
  return registerPaper([line], { register: 'T' }, anAgency(), '2026-11-21').rows[0]?.state.split('(')[1]?.split(')')[0];
};

const otherThan = <Value>(values: readonly Value[], value: Value): Value => values.find((each) => each !== value)!;

/** Outputs other than screens that contain a value; null where this one does not occur. */
type Place = (value: never) => string | null | undefined;

const PLACES: Readonly<Record<string, readonly [values: readonly string[], ...places: Place[]]>> = {
  accountRhythm: [management.ACCOUNT_RHYTHMS, (value: string) => amendedTerm('accounts', value)],
  depositHolder: [management.DEPOSIT_HOLDERS, (value: string) => amendedTerm('depositHolder', value)],
  managementFeeBasis: [management.MANAGEMENT_FEE_BASES, (value: string) => amendedTerm('feeBasis', value)],
  feeType: [
    property.FEE_TYPES,
    (feeType: property.FeeType) => amendedValueText({ feeType: otherThan(property.FEE_TYPES, feeType) }, { feeType }),
    (feeType: property.FeeType) =>
      payerContradiction(
        feeType === 'SELLER' ? 'Honoraires à la charge de l’acquéreur' : 'Honoraires à la charge du vendeur',
        feeType,
      )
        ?.split('le bien les dit ')[1]
        ?.replace(/\.$/, ''),
  ],
  leaseType: [
    property.LEASE_TYPES,
    (leaseType: property.LeaseType) =>
      leaseType === 'STANDARD' ? null : formatLease({ furnished: true, leaseType, leaseMonths: null }).split(' – ')[1],
  ],
  cardKind: [
    CARD_KINDS,
    (kind: CardKind) =>
      cardMention({ professionalCard: { number: '1', chamber: 'CCI', kinds: [kind] } })?.split(
        / n°| professionnelle /,
      )[1],
  ],
  terminationKind: [
    TERMINATION_KINDS,
    (kind: TerminationKind) => (['CANCELLATION', 'OTHER', 'WITHDRAWAL'].includes(kind) ? null : endInRegister(kind)),
  ],
  contactTitle: [
    CONTACT_TITLES,
    (title: ContactTitle) =>
      contactColumn('title').write({ title } as Parameters<ReturnType<typeof contactColumn>['write']>[0], String),
    (title: ContactTitle) =>
      title === 'COMPANY' ? null : formalName({ title, firstName: 'Peio', lastName: 'Harispe' }).split(' Peio')[0],
  ],
  cancelReason: [
    visit.CANCEL_REASONS,
    (cancelReason: visit.CancelReason) =>
      changeEvents(aVisit({ status: 'PLANNED' }), aVisit({ status: 'CANCELLED', cancelReason }))[0]?.title.split(
        'annulée ',
      )[1],
  ],
  priceOpinion: [visit.PRICE_OPINIONS, (priceOpinion: visit.PriceOpinion) => lastFeedbackPart({ priceOpinion })],
  nextStep: [visit.NEXT_STEPS, (next: visit.NextStep) => lastFeedbackPart({ next })],
  refusalReason: [
    REFUSAL_REASONS,
    (reason: RefusalReason) => lastFeedbackPart({ next: 'NO', reason })?.split('(')[1]?.replace(/\)$/, ''),
  ],
};

const SHOWN = choiceTexts(
  'fr',
  Object.fromEntries([CHOICE_WORDS, ...Object.values(REMOTE_WORDS)].flatMap((words) => Object.entries(words))),
);

it.each(Object.entries(PLACES))('writes each value by the label that screens show: %s', (name, [values, ...places]) => {
  const differing = values.flatMap((value) =>
    places.flatMap((write) => {
      const word = write(value as never);
      const expectedWord = SHOWN[`${name}.${value}`];
      return word === null || capitalize(word ?? '') === expectedWord
        ? []
        : [`${value}: ${word ?? ''}, not ${expectedWord ?? ''}`];
    }),
  );
  expect(differing).toEqual([]);
});
