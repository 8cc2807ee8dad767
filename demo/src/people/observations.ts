import type { Random } from '../random';

const CUSTOMERS = [
  'Primo-accédants, accord de principe de la banque. Disponibles le samedi.',
  'Vend à Bordeaux pour se rapprocher de la mer\u202f; compromis signé, délai de trois mois.',
  'Cherche une résidence principale, télétravail deux jours par semaine\u00a0: un bureau est indispensable.',
  'Investisseur, rendement attendu au-dessus de 4\u00a0% net. Pas de travaux lourds.',
  'Retraite prochaine\u00a0: plain-pied ou ascenseur, commerces à pied.',
  'Famille avec trois enfants, scolarisés à Anglet. Jardin souhaité.',
  'Mutation professionnelle, doit être installé avant la rentrée.',
  'Résidence secondaire, visites groupées pendant les vacances scolaires.',
  'A déjà visité avec deux confrères, connaît bien le marché.',
  'Budget ferme, frais compris. Relancer par courriel plutôt que par téléphone.',
];
const OWNERS = [
  'Résident à l’année, rendez-vous en fin de journée.',
  'Bien hérité, trois indivisaires, tous d’accord pour vendre.',
  'Souhaite de la discrétion\u00a0: pas de panneau.',
  'Très attaché au bien, argumenter toute baisse avec des ventes comparables.',
  'Absent en semaine, clés chez le voisin.',
];
const SUPPLIERS = ['Devis sous 48 h.', 'Tarif agence négocié.', 'Assurance décennale à jour, attestation reçue.'];

/** Writes a negotiator's remark; empty for many contacts. */
export function observationOf(kind: string, random: Random): string {
  if (kind === 'CUSTOMER' && random.chance(0.8)) return random.pick(CUSTOMERS);
  if (kind === 'OWNER' && random.chance(0.4)) return random.pick(OWNERS);
  if (kind === 'SUPPLIER' && random.chance(0.6)) return random.pick(SUPPLIERS);
  return '';
}
