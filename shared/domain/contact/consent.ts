import type { LegalRule } from '../law/legal-rule';
import type { ConsentChannel } from './contact.enums';
import type { Contact } from './contact.schema';

type Consent = Contact['consents'][number];

/** What a person said last about a means of approach; undefined when they were never asked. */
export function lastSaid(consents: readonly Consent[], channel: ConsentChannel): Consent | undefined {
  const said = consents.filter((consent) => consent.channel === channel);
  return said.reduce((last, next) => (last && last.date > next.date ? last : next), said[0]);
}

/** The product asks both of everybody, firms too, and without regard to the day. */
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

/** Whether a person agreed to be approached by some means: what was said last counts, silence is no. */
export const agreedTo = (consents: readonly Consent[], channel: ConsentChannel): boolean =>
  lastSaid(consents, channel)?.given ?? false;

type Reachable = Pick<Contact, 'email' | 'phone' | 'consents'>;

export const mayBeMailed = ({ email, consents }: Reachable): boolean => !!email && agreedTo(consents, 'EMAIL');
export const mayBeCalled = ({ phone, consents }: Reachable): boolean => phone.length > 0 && agreedTo(consents, 'PHONE');
