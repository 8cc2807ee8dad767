import { frenchDay } from '../../common/french';
import { lastSaid } from '../consent';
import { CONSENT_CHANNELS } from '../contact.enums';
import type { ContactFields } from '../contact.schema';

type Consents = ContactFields['consents'];

const alike = (consent: Consents[number]): string => JSON.stringify([consent.channel, consent.given, consent.date]);

/** A refusal that is told again beside the agreement it stands against: it has its day, so that no new sign of life is made up. */
function upheld(kept: Consents, gone: Consents, all: Consents): Consents {
  return CONSENT_CHANNELS.flatMap((channel) => {
    const refused = [lastSaid(kept, channel), lastSaid(gone, channel)].find((said) => said?.given === false);
    const last = lastSaid(all, channel);
    if (!refused || !last?.given) return [];
    const proof = `Refus du ${frenchDay(refused.date)} maintenu à la fusion de deux fiches`;
    return [{ ...refused, date: last.date, proof }];
  });
}

/**
 * What two records of one person say of being approached: everything that either says, oldest first. Where one of them ended
 * in a refusal the person stays refused, whatever the other says.
 */
export function mergedConsents(kept: Consents, gone: Consents): Consents {
  const known = new Set(kept.map(alike));
  const all = [...kept, ...gone.filter((consent) => !known.has(alike(consent)))];
  all.sort((a, b) => a.date.localeCompare(b.date));
  return [...all, ...upheld(kept, gone, all)];
}
