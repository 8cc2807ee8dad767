import { frenchDay } from '../../common/french';
import { latestConsent } from '../consent';
import { CONSENT_CHANNELS } from '../contact.enums';
import type { ContactFields } from '../contact.schema';

type Consents = ContactFields['consents'];

const consentKey = (consent: Consents[number]): string =>
  JSON.stringify([consent.channel, consent.given, consent.date]);

/** Repeats a refusal beside the consent it contradicts: with its own day, so that it is no new activity. */
function upholdRefusals(remainingContact: Consents, merged: Consents, all: Consents): Consents {
  return CONSENT_CHANNELS.flatMap((channel) => {
    const refusal = [latestConsent(remainingContact, channel), latestConsent(merged, channel)].find(
      (consent) => consent?.given === false,
    );
    const last = latestConsent(all, channel);
    if (!refusal || !last?.given) return [];
    const proof = `Refus du ${frenchDay(refusal.date)} maintenu à la fusion de deux fiches`;
    return [{ ...refusal, date: last.date, proof }];
  });
}

/** Merges the consents of two records of one person, oldest first. A final refusal of either record stays. */
export function mergedConsents(remainingContact: Consents, merged: Consents): Consents {
  const known = new Set(remainingContact.map(consentKey));
  const all = [...remainingContact, ...merged.filter((consent) => !known.has(consentKey(consent)))];
  all.sort((a, b) => a.date.localeCompare(b.date));
  return [...all, ...upholdRefusals(remainingContact, merged, all)];
}
