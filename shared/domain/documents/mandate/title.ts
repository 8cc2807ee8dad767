import { CARD_KIND_WORDS } from '../../agency/agency.enums';
import { capitalize } from '../../common/french';
import { isCancelled } from '../../mandate/mandate-termination';
import { MANDATE_TYPE_WORDS } from '../../mandate/mandate.enums';
import { missingOf } from '../../mandate/missing/missing';
import { registerNumberText } from '../../mandate/register-number';
import { BLANK } from '../blank-line';
import { longDay } from '../contract-wording';
import { isExclusive, isManagement, isRental, type MandateFacts } from './mandate-paper';

/** "Mandat exclusif de vente", "Délégation de mandat de location", "Mandat de gestion". */
export function titleOf(facts: MandateFacts): string {
  const purpose = isRental(facts) ? 'location' : 'vente';
  if (isManagement(facts))
    return facts.mandate?.type === 'EXCLUSIVE' ? 'Mandat exclusif de gestion locative' : 'Mandat de gestion locative';
  const isExclusiveMandate = isExclusive(facts);
  if (facts.mandate === null)
    return isExclusiveMandate === null
      ? `Mandat de ${purpose}`
      : `Mandat ${MANDATE_TYPE_WORDS[isExclusiveMandate ? 'EXCLUSIVE' : 'NON_EXCLUSIVE'].fr} de ${purpose}`;
  if (facts.mandate.type === 'PARTNER') return `Délégation de mandat de ${purpose}`;
  return `Mandat ${MANDATE_TYPE_WORDS[facts.mandate.type].fr} de ${purpose}`;
}

/**
 * True for a complete mandate, or one that a manager signs despite missing items: its print is the contract, with
 * blanks for number and date when signed by hand.
 */
export function isReadyToSign({ mandate, property, principals, agency, folder = [] }: MandateFacts): boolean {
  if (mandate?.status !== 'PENDING') return false;
  return mandate.missingAccepted !== null || missingOf({ mandate, property, principals, agency, folder }).length === 0;
}

/** Line below the title: the register number, without which a mandate is void, or why there is none. */
export function numberLine(facts: MandateFacts): string {
  const { mandate } = facts;
  if (mandate === null) return 'Sans numéro : le numéro du registre est porté à la signature';
  const { registerNumber, registerDate, register, type, partner } = mandate;
  if (registerNumber !== null && registerDate !== null)
    return `N° ${registerNumberText(register, registerNumber)} – inscrit au registre des mandats, ${capitalize(CARD_KIND_WORDS[register].fr)}, le ${longDay(registerDate)}`;
  if (type === 'PARTNER')
    return partner === null
      ? 'Délégation, non inscrite au registre des mandats'
      : `Délégation du mandat n° ${partner.mandateNumber} du ${longDay(partner.mandateDate)}, non inscrite au registre`;
  if (isReadyToSign(facts))
    return `Mandat n° ${registerNumberText(register, BLANK.short)} inscrit au registre des mandats, ${capitalize(CARD_KIND_WORDS[register].fr)}, le ${BLANK.long}`;
  return 'PROJET – sans numéro tant que tous les mandants n’ont pas signé';
}

/** Watermark of a document that is no contract in force. */
export function watermarkOf(facts: MandateFacts): string | null {
  const { mandate } = facts;
  if (mandate === null) return null;
  if (mandate.status === 'PENDING') return isReadyToSign(facts) ? null : 'PROJET';
  const neverSigned = mandate.registerNumber === null && mandate.type !== 'PARTNER';
  return isCancelled(mandate) || neverSigned ? 'ANNULÉ' : null;
}
