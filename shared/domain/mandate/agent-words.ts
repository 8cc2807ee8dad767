import type { AgentCapacity } from './mandate.enums';

/** As what somebody signs for the agency, before the number that proves it. */
export const AGENT_CAPACITY_WORDS: Readonly<Record<AgentCapacity, string>> = {
  HOLDER: 'titulaire de la carte professionnelle',
  EMPLOYEE: 'négociateur salarié, attestation d’habilitation n°',
  COMMERCIAL_AGENT: 'agent commercial, RSAC',
};
