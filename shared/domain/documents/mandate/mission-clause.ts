import { boxes, isExclusive, strong, text, type Block, type MandateFacts } from './mandate-paper';

/** Subject of the contract, and words that differ between sale and letting. */
interface Mission {
  mission: string;
  /** "un acquéreur". */
  party: string;
  /** "la vente". */
  deed: string;
  /** "vendre". */
  verb: string;
}

/** Mission and exclusivity; a blank offers both options to tick. */
export function missionClause(mandateFacts: MandateFacts, { mission, party, deed, verb }: Mission): Block[] {
  const simple = `Le présent mandat est donné sans exclusivité : le mandant garde la faculté de rechercher lui-même ${party} et de confier ${deed} à d’autres professionnels.`;
  const exclusive = `EXCLUSIVITÉ : pendant toute la durée du mandat, le mandant s’interdit de ${verb}, même à ${party} trouvé par lui-même, sans le concours du mandataire, et de confier ${deed} à un autre professionnel. Il dirige vers le mandataire toutes les demandes qui lui sont adressées personnellement.`;
  const isExclusiveMandate = isExclusive(mandateFacts);
  if (isExclusiveMandate === null)
    return [
      text(mission),
      boxes([`Mandat simple. ${simple}`, false], ['Mandat exclusif. La clause suivante s’applique :', false]),
      strong(exclusive),
    ];
  return [text(mission), isExclusiveMandate ? strong(exclusive) : text(simple)];
}
