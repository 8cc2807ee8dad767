import { addDays, dayOf } from '../common/day';
import { frenchCount, frenchDay } from '../common/french';
import { agreedTo, onlyLacksProof } from '../contact/consent';
import type { Contact } from '../contact/contact.schema';
import { complianceProblems } from '../property/compliance/compliance';
import type { AgencyRules } from '../property/compliance/advertisement';
import { offMarket } from '../property/compliance/release';
import type { Property } from '../property/property.schema';
import type { ProposalRules } from './mail-settings.schema';
import type { IneligibilityCode, ProposalMeans, ProposalStatus } from './proposal.enums';

/** Reason why a property may not be proposed: a code and a French sentence. */
export interface IneligibilityReason {
  code: IneligibilityCode;
  message: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const ineligible = (code: IneligibilityCode, message: string): IneligibilityReason => ({ code, message });

/**
 * Next time at which a customer may get a message under the cap; null for now. `sent` are instants of earlier messages.
 */
export function nextMailAt(sentTimes: readonly string[], { maxMails, capDays }: ProposalRules, now: Date): Date | null {
  const window = capDays * DAY_MS;
  const recent = sentTimes
    .map((at) => Date.parse(at))
    .filter((at) => at > now.getTime() - window)
    .sort((a, b) => b - a);
  const oldest = recent[maxMails - 1];
  return oldest === undefined ? null : new Date(oldest + window);
}

type ReachableContact = Pick<Contact, 'email' | 'consents' | 'archived'>;

export interface ContactAttempt {
  contact: ReachableContact;
  means: ProposalMeans;
  /** Instants at which recent e-mails were sent or are due. */
  sent: readonly string[];
}

/** Why a customer may not be contacted by these means (L34-5 CPCE for e-mail); null when allowed. */
export function contactIneligibility(
  { contact, means, sent }: ContactAttempt,
  rules: ProposalRules,
  now: Date,
): IneligibilityReason | null {
  if (contact.archived) return ineligible('ARCHIVED', 'Ce contact est archivé\u00a0: on ne lui propose plus de biens.');
  if (means !== 'EMAIL') return null;
  if (!contact.email) return ineligible('NO_EMAIL', 'Ce contact n’a pas d’adresse électronique.');
  if (onlyLacksProof(contact.consents, 'EMAIL'))
    return ineligible(
      'NO_CONSENT',
      'La preuve manque que ce contact a accepté de recevoir nos propositions par courrier électronique\u00a0: ajoutez-la à sa fiche.',
    );
  if (!agreedTo(contact.consents, 'EMAIL'))
    return ineligible(
      'NO_CONSENT',
      'Ce contact n’a pas accepté de recevoir nos propositions par courrier électronique.',
    );
  const next = nextMailAt(sent, rules, now);
  if (next === null) return null;
  const capText = `${frenchCount(rules.maxMails, 'message')} en ${frenchCount(rules.capDays, 'jour')}`;
  return ineligible(
    'TOO_MANY_MAILS',
    `Ce contact a déjà reçu ${capText}\u00a0: prochain envoi possible le ${frenchDay(dayOf(next))}.`,
  );
}

/** Why a property may not be proposed on a day, by the rules for advertisements; null when allowed. */
export function propertyIneligibility(
  property: Property,
  agency: AgencyRules,
  day: string,
): IneligibilityReason | null {
  const { reference, propertyStatus } = property;
  const statusRefusal = offMarket(propertyStatus, 'PROPOSAL', `Le bien ${reference}`);
  if (statusRefusal) return ineligible('NOT_ON_OFFER', statusRefusal.message);
  const blockingProblem = complianceProblems(property, agency, day).find(({ severity }) => severity === 'BLOCKING');
  return blockingProblem
    ? ineligible('NOT_PUBLISHABLE', `Le bien ${reference} ne peut pas être proposé. ${blockingProblem.message}`)
    : null;
}

/** Current state of the proposal of a property to a customer. */
export interface PairState {
  status: ProposalStatus;
  /** Displayed price when it was proposed last. */
  price: number | null;
  /** Last time it was sent by e-mail; null for never. */
  mailed: string | null;
}

export interface ProposedPair {
  means: ProposalMeans;
  contactId: number;
  property: Pick<Property, 'reference' | 'price' | 'contactTypes'>;
  /** Null for a pair never proposed. */
  state: PairState | null;
}

const hasDropped = (before: number | null, now: number | null): boolean =>
  before !== null && now !== null && now < before;

/**
 * Why a property may not be proposed to a customer; null when allowed. A lower price lifts every reason but an offer.
 */
export function pairIneligibility(
  { means, contactId, property, state }: ProposedPair,
  rules: ProposalRules,
  now: Date,
): IneligibilityReason | null {
  const { reference } = property;
  if (property.contactTypes[contactId]?.includes('OWNER'))
    return ineligible('OWNER', `Ce contact est propriétaire du bien ${reference}.`);
  if (state === null) return null;
  if (state.status === 'OFFER')
    return ineligible('OFFER_MADE', `Ce contact a déjà fait une offre pour le bien ${reference}.`);
  if (hasDropped(state.price, property.price)) return null;
  if (state.status === 'REFUSED')
    return ineligible(
      'ALREADY_REFUSED',
      `Ce contact a refusé le bien ${reference}\u00a0: il ne se propose à nouveau que si son prix baisse.`,
    );
  if (state.status === 'VISITED')
    return ineligible('ALREADY_VISITED', `Ce contact a déjà visité le bien ${reference}.`);
  if (means !== 'EMAIL' || state.mailed === null) return null;
  const allowedFrom = Date.parse(state.mailed) + rules.againDays * DAY_MS;
  if (allowedFrom <= now.getTime()) return null;
  const [sentDay, next] = [frenchDay(dayOf(state.mailed)), frenchDay(addDays(dayOf(state.mailed), rules.againDays))];
  return ineligible(
    'ALREADY_SENT',
    `Le bien ${reference} lui a été envoyé le ${sentDay}\u00a0: il peut l’être à nouveau le ${next}, ou dès que son prix baisse.`,
  );
}
