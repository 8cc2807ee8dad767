import { addMonths, dayOf } from '../../common/day';
import { latestValue, type LegalRule } from '../../law/legal-rule';
import { isInForce, OPEN_STATUSES } from '../../mandate/mandate-status';
import type { Mandate } from '../../mandate/mandate.schema';
import { numberedInRegister } from '../../mandate/register-number';
import type { Erasure } from './erasure.schema';

export const MANDATE_RETENTION: LegalRule<number> = {
  rule: 'Months for which mandates and their register are kept',
  source: 'décret 72-678 du 20 juillet 1972, art. 72',
  checked: '2026-11-24',
  periods: [{ since: null, value: 10 * 12 }],
};
export const IDENTITY_RETENTION: LegalRule<number> = {
  rule: 'Months for which identity checks are kept from the end of the business relation',
  source: 'code monétaire et financier, L561-12 (ordonnance 2009-104 du 30 janvier 2009)',
  checked: '2026-11-24',
  periods: [{ since: '2009-02-01', value: 5 * 12 }],
};
export const VOUCHER_RETENTION: LegalRule<number> = {
  rule: 'Months for which signed vouchers of visits are kept as proof, as long as an action is possible',
  source: 'code civil, art. 2224 (loi 2008-561 du 17 juin 2008); RGPD, art. 17, § 3, e',
  checked: '2026-11-25',
  periods: [{ since: null, value: 5 * 12 }],
};
const MANDATE_MONTHS = latestValue(MANDATE_RETENTION);
const IDENTITY_MONTHS = latestValue(IDENTITY_RETENTION);

/** Last day to keep a voucher, from the day of its last visit. */
export const voucherKeptUntil = (lastVisit: string): string => addMonths(lastVisit, latestValue(VOUCHER_RETENTION));

export type RetainedMandate = Pick<
  Mandate,
  | 'id'
  | 'propertyRef'
  | 'status'
  | 'register'
  | 'registerNumber'
  | 'registerDate'
  | 'endDate'
  | 'signatures'
  | 'statusHistory'
  | 'amendments'
  | 'termination'
>;

const latest = (days: readonly (string | null | undefined)[]): string | null =>
  days.reduce<string | null>((last, day) => (day != null && (last === null || day > last) ? day : last), null);

const isSigned = ({ registerNumber, signatures }: RetainedMandate) => registerNumber !== null || signatures.length > 0;

/** Last day of activity on a mandate, including its term. */
const lastDayOf = (mandate: RetainedMandate): string | null =>
  latest([
    mandate.registerDate === null ? null : dayOf(mandate.registerDate),
    mandate.endDate,
    mandate.termination?.date,
    mandate.termination?.effectiveDate,
    ...mandate.signatures.map(({ signedAt }) => dayOf(signedAt)),
    ...mandate.statusHistory.map(({ at }) => dayOf(at)),
    ...mandate.amendments.map(({ date }) => date),
  ]);

/** Why a person may not be erased now, or null: a mandate still needs them. */
export function erasureRefusal(mandates: readonly RetainedMandate[]): string | null {
  const running = mandates.find(({ status }) => isInForce(status));
  if (running) {
    const { register, registerNumber } = running;
    const name = registerNumber === null ? '' : ` ${numberedInRegister(register, registerNumber)}`;
    return `Le mandat${name} du bien ${running.propertyRef} est en cours et nomme cette personne\u00a0: ses données ne peuvent être effacées qu’à sa fin.`;
  }
  const pending = mandates.find(({ status }) => OPEN_STATUSES.includes(status));
  if (!pending) return null;
  return `Un mandat du bien ${pending.propertyRef} est en préparation et nomme cette personne\u00a0: clôturez-le d’abord.`;
}

export interface Retention {
  /** Signed mandates still to be kept; the others may be anonymised. */
  mandates: (Pick<Mandate, 'id' | 'register' | 'registerNumber'> & { until: string })[];
  /** Last day to keep their civil status; null when not required. */
  civilStatusUntil: string | null;
  /** Last day to keep a proof of identity by day of receipt; null when not required. */
  identityUntil: (receivedDay: string) => string | null;
}

/** Computes what the law retains of a person on `today`, from the mandates that name them. */
export function retentionOf(mandates: readonly RetainedMandate[], today: string): Retention {
  const endedMandates = mandates.filter(isSigned).map((mandate) => ({ ...mandate, last: lastDayOf(mandate) ?? today }));
  const keptMandates = endedMandates
    .map(({ id, register, registerNumber, last }) => ({
      id,
      register,
      registerNumber,
      until: addMonths(last, MANDATE_MONTHS),
    }))
    .filter(({ until }) => until > today);
  const relation = latest(endedMandates.map(({ last }) => last));
  return {
    mandates: keptMandates,
    civilStatusUntil: latest(keptMandates.map(({ until }) => until)),
    identityUntil(receivedDay) {
      const until = addMonths(latest([receivedDay, relation]) ?? receivedDay, IDENTITY_MONTHS);
      return until > today ? until : null;
    },
  };
}

const MANDATES_REASON = 'Les mandats et leur registre se conservent 10 ans (décret 72-678).';
const IDENTITY_REASON =
  'Les vérifications d’identité se conservent 5 ans après la fin de la relation (code monétaire et financier, L561-12).';

const VOUCHER_REASON = 'Les bons de visite signés se conservent 5 ans, comme preuve (code civil, art. 2224).';

/** Lines that tell a person what is retained; `identity` and `vouchers` are end dates. */
export function retentionLines(
  { mandates, civilStatusUntil }: Retention,
  identity: readonly string[],
  vouchers: readonly string[] = [],
): Erasure['kept'] {
  const keptRecords: Erasure['kept'] = [];
  if (civilStatusUntil !== null) {
    const numbers = mandates.flatMap(({ register, registerNumber }) =>
      registerNumber === null ? [] : [numberedInRegister(register, registerNumber)],
    );
    const which = numbers.length > 0 ? ` (${numbers.join(', ')})` : '';
    keptRecords.push(
      { what: `Mandats signés${which} et signatures`, until: civilStatusUntil, reason: MANDATES_REASON },
      { what: 'État civil et adresse portés sur les mandats', until: civilStatusUntil, reason: MANDATES_REASON },
    );
  }
  const identityUntil = latest(identity);
  if (identityUntil !== null)
    keptRecords.push({ what: 'Pièces d’identité', until: identityUntil, reason: IDENTITY_REASON });
  const vouchersUntil = latest(vouchers);
  if (vouchersUntil !== null)
    keptRecords.push({ what: 'Bons de visite signés', until: vouchersUntil, reason: VOUCHER_REASON });
  return keptRecords;
}

/** First day on which more may be erased; null when nothing is kept. */
export function nextErasure({ mandates }: Retention, identity: readonly string[]): string | null {
  const [first = null] = [...mandates.map(({ until }) => until), ...identity].sort();
  return first;
}
