import type { FieldProblem } from '../common/problem';
import type { LegalRule } from '../law/legal-rule';
import type { ConsentChannel } from './contact.enums';
import type { Contact } from './contact.schema';

type Consent = Contact['consents'][number];

/** Returns a person's last answer for a channel; undefined when never asked. */
export function latestConsent(consents: readonly Consent[], channel: ConsentChannel): Consent | undefined {
  const channelConsents = consents.filter((consent) => consent.channel === channel);
  return channelConsents.reduce((last, next) => (last && last.date > next.date ? last : next), channelConsents[0]);
}

/** Required by the product for everybody, companies too, whatever the day. */
export const PHONE_CONSENT: LegalRule<string> = {
  rule: 'What telephone canvassing of a consumer needs',
  source: 'code de la consommation, L223-1 (loi 2025-594 du 30 juin 2025, art. 13)',
  checked: '2026-11-24',
  periods: [
    {
      since: '2016-06-01',
      until: '2026-08-10',
      value: 'no opposition (Bloctel)',
      source: 'code de la consommation, L223-1',
    },
    { since: '2026-08-11', value: 'a prior consent that can be proved' },
  ],
};
export const EMAIL_CONSENT: LegalRule<string> = {
  rule: 'What canvassing by e-mail needs',
  source: 'code des postes et des communications électroniques, L34-5 (loi 2004-575 du 21 juin 2004, art. 22)',
  checked: '2026-11-24',
  periods: [{ since: '2004-06-23', value: 'a prior consent, and a way to say no in each message' }],
};

/** True for a consent without proof, which is not usable. A refusal needs none. */
export const lacksProof = ({ given, proof }: Pick<Consent, 'given' | 'proof'>): boolean => given && proof.trim() === '';

/** Returns the valid answer for a channel: the last refusal, or consent with proof. */
export const standingAnswer = (consents: readonly Consent[], channel: ConsentChannel): Consent | undefined =>
  latestConsent(
    consents.filter((consent) => !lacksProof(consent)),
    channel,
  );

/** True for a proven consent to a channel: the last answer counts, none means no. */
export const agreedTo = (consents: readonly Consent[], channel: ConsentChannel): boolean =>
  standingAnswer(consents, channel)?.given ?? false;

/** True when a person is not contacted only for lack of proof. */
export function onlyLacksProof(consents: readonly Consent[], channel: ConsentChannel): boolean {
  const consent = latestConsent(consents, channel);
  return consent !== undefined && lacksProof(consent) && !agreedTo(consents, channel);
}

const NO_PROOF = 'Indiquez ce qui prouve cet accord\u00a0: sans preuve, rien n’est envoyé.';
const TO_COME = 'Cette date est à venir.';

const sameConsent = (one: Consent, other: Consent): boolean =>
  one.channel === other.channel && one.given === other.given && one.date === other.date && one.proof === other.proof;

/**
 * Validates consents with a day (ISO, in France): consent needs a proof, and no answer lies in the future. Stored ones
 * stay as they are.
 */
export function consentProblems(
  consents: readonly Consent[],
  before: readonly Consent[],
  today: string,
): FieldProblem[] {
  return consents.flatMap((consent, index) => {
    if (before.some((existing) => sameConsent(existing, consent))) return [];
    return [
      ...(consent.date > today ? [{ path: `consents.${index}.date`, message: TO_COME }] : []),
      ...(lacksProof(consent) ? [{ path: `consents.${index}.proof`, message: NO_PROOF }] : []),
    ];
  });
}

type Reachable = Pick<Contact, 'email' | 'phone' | 'consents'>;

export const mayBeMailed = ({ email, consents }: Reachable): boolean => !!email && agreedTo(consents, 'EMAIL');
export const mayBeCalled = ({ phone, consents }: Reachable): boolean => phone.length > 0 && agreedTo(consents, 'PHONE');
