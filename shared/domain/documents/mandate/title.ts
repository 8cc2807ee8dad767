import { isCancelled } from '../../mandate/mandate-termination';
import { MANDATE_TYPE_WORDS } from '../mandate-words';
import { longDay } from '../words';
import { isRental, type MandateFacts } from './mandate-paper';

/** "Mandat exclusif de vente", "Délégation de mandat de location". */
export function titleOf(facts: MandateFacts): string {
  const purpose = isRental(facts) ? 'location' : 'vente';
  if (facts.mandate === null) return `Mandat de ${purpose}`;
  if (facts.mandate.type === 'PARTNER') return `Délégation de mandat de ${purpose}`;
  return `Mandat ${MANDATE_TYPE_WORDS[facts.mandate.type]} de ${purpose}`;
}

const REGISTER_WORDS = { T: 'Transaction', G: 'Gestion' } as const;

/** The line below the title: the place in the register, without which a mandate is void, or why there is none. */
export function numberLine({ mandate }: MandateFacts): string {
  if (mandate === null) return 'Sans numéro : le numéro du registre est porté à la signature';
  const { registerNumber, registerDate, register, type, partner } = mandate;
  if (registerNumber !== null && registerDate !== null)
    return `N° ${String(registerNumber)} – inscrit au registre des mandats, ${REGISTER_WORDS[register]}, le ${longDay(registerDate)}`;
  if (type === 'PARTNER')
    return partner === null
      ? 'Délégation, non inscrite au registre des mandats'
      : `Délégation du mandat n° ${partner.mandateNumber} du ${longDay(partner.mandateDate)}, non inscrite au registre`;
  return 'PROJET – sans numéro tant que tous les mandants n’ont pas signé';
}

/** Watermark of a document that is no contract in force. */
export function watermarkOf({ mandate }: MandateFacts): string | null {
  if (mandate === null) return null;
  if (mandate.status === 'PENDING') return 'PROJET';
  const neverSigned = mandate.registerNumber === null && mandate.type !== 'PARTNER';
  return isCancelled(mandate) || neverSigned ? 'ANNULÉ' : null;
}
