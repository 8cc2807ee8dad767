import { legalCases } from '../law/legal-cases';
import { aMandate } from '../documents/test/mandates';
import type { Mandate } from './mandate.schema';
import type { Closing, GivenNotice } from './mandate-write.schema';
import { closingOf, noticeOf } from './mandate-termination';

const TODAY = '2027-04-01';
const DECREE = 'décret 72-678 du 20 juillet 1972, art. 78, al. 2';

/** Signed on 3 November 2026, irrevocable for three months, in force for six. */
const mandate = (overrides: Partial<Mandate> = {}) =>
  aMandate({ endDate: '2027-05-03', durationMonths: 6, ...overrides });

interface Letter {
  mandate?: Partial<Mandate>;
  letter: Partial<GivenNotice> & { letterDate: string };
}

/** The day on which a notice ends a mandate, or why it is refused. */
function endByLetter({ mandate: overrides, letter }: Letter): string {
  const noticeLetter = { kind: 'NOTICE', by: 'PRINCIPAL', letterNumber: '1A 1', reason: 'Gardé.', ...letter } as const;
  const outcome = noticeOf(mandate(overrides), noticeLetter, TODAY);
  return 'problem' in outcome ? `refused: ${outcome.problem.path}` : outcome.termination.effectiveDate;
}

const letters = legalCases({
  chapter: 'mandate clock',
  rule: endByLetter,
  cases: [
    {
      name: 'a letter presented on 1 March ends the mandate on the 16th',
      input: { letter: { letterDate: '2027-03-01' } },
      expected: '2027-03-16',
      source: `${DECREE}: fifteen days`,
    },
    {
      name: 'the day after the irrevocable time is the first to give it',
      input: { letter: { letterDate: '2027-02-04' } },
      expected: '2027-02-19',
      source: `${DECREE}: « passé un délai de trois mois »`,
    },
    {
      name: 'a letter on the last irrevocable day is without effect',
      input: { letter: { letterDate: '2027-02-03' } },
      expected: 'refused: letterDate',
      source: `${DECREE}; CA Bordeaux, 1er février 2024, n° 20/03739`,
    },
    {
      name: 'the agency gives it like the principal',
      input: { letter: { letterDate: '2027-03-01', by: 'AGENCY' as const } },
      expected: '2027-03-16',
      source: `${DECREE}: « par chacune des parties »`,
    },
    {
      name: 'fifteen days pass over the leap day',
      input: { mandate: { startDate: '2026-01-03', endDate: '2028-12-31' }, letter: { letterDate: '2027-02-20' } },
      expected: '2027-03-07',
      source: `${DECREE}: 8 days to 28 February, 7 in March`,
    },
    {
      name: 'a notice that ends on the term is a notice',
      input: { mandate: { endDate: '2027-04-10' }, letter: { letterDate: '2027-03-26' } },
      expected: '2027-04-10',
      source: `${DECREE}: fifteen days after 26 March`,
    },
    {
      name: 'a notice that the term overtakes is none',
      input: { mandate: { endDate: '2027-04-09' }, letter: { letterDate: '2027-03-26' } },
      expected: 'refused: letterDate',
      source: 'the term comes first',
    },
    {
      name: 'a letter of tomorrow is none yet',
      input: { letter: { letterDate: '2027-04-02' } },
      expected: 'refused: letterDate',
      source: 'nobody has been told',
    },
    {
      name: 'a letter from before the signature is none',
      input: { mandate: { irrevocableUntil: null }, letter: { letterDate: '2026-11-02' } },
      expected: 'refused: letterDate',
      source: 'there is no mandate yet',
    },
    {
      name: 'where nothing is irrevocable it may come at once',
      input: { mandate: { irrevocableUntil: null }, letter: { letterDate: '2026-11-04' } },
      expected: '2026-11-19',
      source: 'code civil, art. 2004; the mandate: no irrevocable time agreed',
    },
    {
      name: 'a delegation ends as both agencies agree',
      input: { mandate: { type: 'PARTNER' as const }, letter: { letterDate: '2027-03-01' } },
      expected: 'refused: kind',
      source: 'code civil, art. 1193',
    },
    {
      name: 'a refused renewal ends the mandate at its term',
      input: { mandate: { renewal: true }, letter: { kind: 'NON_RENEWAL' as const, letterDate: '2027-03-01' } },
      expected: '2027-05-03',
      source: 'code de la consommation, L215-1; the mandate: refused until the day of the term',
    },
    {
      name: 'a renewal may be refused while the mandate is irrevocable',
      input: {
        mandate: { renewal: true, endDate: '2027-02-03' },
        letter: { kind: 'NON_RENEWAL' as const, letterDate: '2027-01-15' },
      },
      expected: '2027-02-03',
      source: 'code civil, art. 1215: nobody has to go on',
    },
    {
      name: 'what is not renewed has no renewal to refuse',
      input: { letter: { kind: 'NON_RENEWAL' as const, letterDate: '2027-03-01' } },
      expected: 'refused: letterDate',
      source: 'the mandate: « sans reconduction »',
    },
  ],
});

interface ClosingCase {
  mandate?: Partial<Mandate>;
  closing: Closing;
}

/** Describes an immediate end, or its refusal. */
function closedBy({ mandate: overrides, closing }: ClosingCase): string {
  const outcome = closingOf(mandate(overrides), closing, TODAY);
  return 'problem' in outcome
    ? `refused: ${outcome.problem.path}`
    : `${outcome.termination.kind} ${outcome.termination.effectiveDate}`;
}

const OFF_PREMISES = {
  offPremises: true,
  withdrawalUntil: '2027-03-31',
  signatures: [{ contactId: 12, signedAt: '2027-03-17T10:00:00.000Z', image: null }],
};
const WITHDRAWAL = 'code de la consommation, L221-18 and L221-21: the sending counts';
const reason = 'Gardé.';

const closings = legalCases({
  chapter: 'mandate clock',
  rule: closedBy,
  cases: [
    {
      name: 'nothing is closed without its reason',
      input: { closing: { kind: 'AGREEMENT' as const } },
      expected: 'refused: reason',
      source: 'décret 72-678, art. 72: the register says what became of a mandate',
    },
    {
      name: 'both parties may agree at any time',
      input: { closing: { kind: 'AGREEMENT' as const, reason } },
      expected: 'AGREEMENT 2027-04-01',
      source: 'code civil, art. 1193',
    },
    {
      name: 'a withdrawal sent on the last day counts when it arrives later',
      input: { mandate: OFF_PREMISES, closing: { kind: 'WITHDRAWAL' as const, letterDate: '2027-03-31', reason } },
      expected: 'WITHDRAWAL 2027-04-01',
      source: WITHDRAWAL,
    },
    {
      name: 'a withdrawal sent a day late is none',
      input: {
        mandate: { ...OFF_PREMISES, withdrawalUntil: '2027-03-30' },
        closing: { kind: 'WITHDRAWAL' as const, letterDate: '2027-03-31', reason },
      },
      expected: 'refused: letterDate',
      source: WITHDRAWAL,
    },
    {
      name: 'a withdrawal says when it was sent',
      input: { mandate: OFF_PREMISES, closing: { kind: 'WITHDRAWAL' as const, reason } },
      expected: 'refused: letterDate',
      source: WITHDRAWAL,
    },
    {
      name: 'what was signed at the agency is not withdrawn from',
      input: { closing: { kind: 'WITHDRAWAL' as const, letterDate: '2026-11-04', reason } },
      expected: 'refused: kind',
      source: 'code de la consommation, L221-18: off-premises or at a distance',
    },
    {
      name: 'what was never signed is cancelled',
      input: { mandate: { status: 'PENDING' as const }, closing: { reason } },
      expected: 'CANCELLATION 2027-04-01',
      source: 'nobody was bound',
    },
    {
      name: 'what was never signed does not end by agreement',
      input: { mandate: { status: 'PENDING' as const }, closing: { kind: 'AGREEMENT' as const, reason } },
      expected: 'refused: kind',
      source: 'nobody was bound',
    },
    {
      name: 'a running one ends for another cause unless said',
      input: { closing: { reason } },
      expected: 'OTHER 2027-04-01',
      source: 'code civil, art. 2003: death, sale…',
    },
  ],
});

export const cases = [letters, closings];
