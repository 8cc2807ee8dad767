import type { ChoiceWords } from '../choices/choices';
import type { AgentCapacity } from '../mandate/mandate.enums';

/** Labels of the capacities of the agency's signatory. */
export const AGENT_CAPACITY_WORDS: ChoiceWords<AgentCapacity> = {
  HOLDER: { fr: 'titulaire de la carte professionnelle', en: 'holder of the professional card' },
  EMPLOYEE: { fr: 'négociateur salarié', en: 'employed negotiator' },
  COMMERCIAL_AGENT: { fr: 'agent commercial', en: 'commercial agent' },
};

/** Proof of each capacity; the holder of the card needs no other number. */
export const AGENT_CREDENTIAL_WORDS: ChoiceWords<Exclude<AgentCapacity, 'HOLDER'>> = {
  EMPLOYEE: { fr: 'numéro de l’attestation d’habilitation', en: 'number of the attestation' },
  COMMERCIAL_AGENT: { fr: 'numéro au RSAC', en: 'number in the RSAC' },
};
