import type { ConsentChannel } from './contact.enums';
import type { Contact } from './contact.schema';

type Consent = Contact['consents'][number];

/** What a person said last about a means of approach; undefined when they were never asked. */
export function lastSaid(consents: readonly Consent[], channel: ConsentChannel): Consent | undefined {
  const said = consents.filter((consent) => consent.channel === channel);
  return said.reduce((last, next) => (last && last.date > next.date ? last : next), said[0]);
}

/**
 * Whether a person agreed to be approached by some means: what was said last counts, silence is no. Telephone canvassing
 * of consumers needs it since 11 August 2026 (loi 2025-594), e-mail proposals since 2004 (L34-5 CPCE).
 */
export const agreedTo = (consents: readonly Consent[], channel: ConsentChannel): boolean =>
  lastSaid(consents, channel)?.given ?? false;

type Reachable = Pick<Contact, 'email' | 'phone' | 'consents'>;

export const mayBeMailed = ({ email, consents }: Reachable): boolean => !!email && agreedTo(consents, 'EMAIL');
export const mayBeCalled = ({ phone, consents }: Reachable): boolean => phone.length > 0 && agreedTo(consents, 'PHONE');
