import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import {
  contactIneligibility,
  pairIneligibility,
  propertyIneligibility,
  type IneligibilityReason,
} from '@pignon/shared/domain/proposal/ineligibility-reason';
import { MAX_PER_MAIL } from '@pignon/shared/domain/proposal/proposal.limits';
import type { ProposalRules } from '@pignon/shared/domain/proposal/mail-settings.schema';
import type { Pair, Proposing, RefusedPair } from '@pignon/shared/domain/proposal/proposal.schema';
import type { Queryable } from '../../db/db';
import { groupBy } from '../../write/group-by';
import { readAgency } from '../agency/agency.repo';
import { lockContacts, readContacts } from '../contact/contact-read.repo';
import { readProperties } from '../property/property-read.repo';
import { readMailSettings } from './mail-settings.repo';
import { routeOf, type MailDeps } from './mail-settings.service';
import { mailsSince } from './proposal-mail.repo';
import { lockPairs, type KnownPair } from './proposal-write.repo';

export interface AcceptedPair extends Pair {
  contact: Contact;
  property: Property;
  /** Previous relation of the pair; null without one. */
  known: KnownPair | null;
}

export interface EligibilityResult {
  agency: Agency;
  rules: ProposalRules;
  accepted: AcceptedPair[];
  refused: RefusedPair[];
}

const DAY_MS = 86_400_000;
const keyOf = (contactId: number, reference: string) => `${contactId} ${reference}`;

const NO_SERVER: IneligibilityReason = {
  code: 'NO_SERVER',
  message: 'Aucun serveur d’envoi n’est réglé\u00a0: un responsable peut l’indiquer dans les réglages de l’agence.',
};
const UNKNOWN: IneligibilityReason = {
  code: 'UNKNOWN',
  message: 'Ce contact ou ce bien n’existe pas ou n’existe plus.',
};
const TOO_MANY: IneligibilityReason = {
  code: 'TOO_MANY_PROPERTIES',
  message: `Un message présente ${MAX_PER_MAIL} biens au plus.`,
};

function uniquePairs(pairs: readonly Pair[]): Pair[] {
  return [...new Map(pairs.map((pair) => [keyOf(pair.contactId, pair.reference), pair])).values()];
}

/** Reads all data for the check at once; locks the customers, so that no cap is exceeded twice. */
async function readAll(tx: Queryable, pairs: readonly Pair[], now: Date) {
  const contactIds = [...new Set(pairs.map(({ contactId }) => contactId))];
  const references = [...new Set(pairs.map(({ reference }) => reference))];
  await lockContacts(tx, contactIds);
  const contacts = await readContacts(tx, contactIds);
  const properties = await readProperties(tx, references);
  const settings = await readMailSettings(tx);
  const since = new Date(now.getTime() - settings.fields.capDays * DAY_MS).toISOString();
  const mailsByContact = groupBy(await mailsSince(tx, contactIds, since), ({ contactId }) => contactId);
  const known = await lockPairs(tx, contactIds, references);
  return {
    contacts: new Map(contacts.map((contact) => [contact.id, contact])),
    properties: new Map(properties.map((property) => [property.reference, property])),
    known: new Map(known.map((pair) => [keyOf(pair.contactId, pair.reference), pair])),
    sentTo: (id: number) => (mailsByContact.get(id) ?? []).map(({ at }) => at),
    agency: await readAgency(tx),
    settings,
  };
}

/** Splits pairs into eligible and refused ones with their reasons, in input order. */
export async function checkPairEligibility(
  tx: Queryable,
  { pairs, means }: Proposing,
  deps: MailDeps,
  now: Date,
): Promise<EligibilityResult> {
  const { contacts, properties, known, sentTo, agency, settings } = await readAll(tx, pairs, now);
  const { fields: rules } = settings;
  const canSend = means !== 'EMAIL' || (routeOf(settings, deps) !== null && deps.publicUrl !== null);
  const day = dayOf(now);
  const properly = new Map([...properties].map(([ref, one]) => [ref, propertyIneligibility(one, agency, day)]));
  const perContact = new Map<number, number>();
  const result: EligibilityResult = { agency, rules, accepted: [], refused: [] };
  for (const { contactId, reference } of uniquePairs(pairs)) {
    const [contact, property] = [contacts.get(contactId), properties.get(reference)];
    const state = known.get(keyOf(contactId, reference)) ?? null;
    const count = perContact.get(contactId) ?? 0;
    const reason =
      contact && property
        ? (contactIneligibility({ contact, means, sent: sentTo(contactId) }, rules, now) ??
          properly.get(reference) ??
          pairIneligibility({ means, contactId, property, state }, rules, now) ??
          (canSend ? null : NO_SERVER) ??
          (means === 'EMAIL' && count >= MAX_PER_MAIL ? TOO_MANY : null))
        : UNKNOWN;
    if (reason || !contact || !property) result.refused.push({ contactId, reference, ...(reason ?? UNKNOWN) });
    else {
      perContact.set(contactId, count + 1);
      result.accepted.push({ contactId, reference, contact, property, known: state });
    }
  }
  return result;
}
