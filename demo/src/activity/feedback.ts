import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import type { Random } from '../random';

const POSITIVES = [
  'Luminosité',
  'Quartier calme',
  'Beaux volumes',
  'Jardin bien exposé',
  'Cuisine refaite',
  'Proche des plages',
  'Vue dégagée',
  'Stationnement facile',
  'Charges faibles',
  'Distribution des pièces',
  'Cachet',
  'Terrasse',
];
const NEGATIVES = [
  'Travaux plus lourds que prévu',
  'Bruit de la route',
  'Pas de garage',
  'Salle de bains vétuste',
  'Jardin petit',
  'Étiquette énergie',
  'Vis-à-vis',
  'Chambres petites',
  'Escalier raide',
  'Charges élevées',
  'Trop loin de l’école',
  'Cuisine fermée',
];
const NEXT: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  1: ['Ne convient pas.', 'Chercher plus près de l’océan.'],
  2: ['Élargir la recherche aux communes voisines.', 'Revoir le budget avec la banque.'],
  3: ['Réfléchit, rappeler dans une semaine.', 'Veut revoir après une autre visite.'],
  4: ['Contre-visite avec un artisan.', 'Attend l’accord de la banque avant une offre.'],
  5: ['Offre attendue sous 48 h.', 'Veut revenir avec ses parents avant de faire une offre.'],
};
const NOTES = [
  'Visite de quarante minutes, beaucoup de questions sur la copropriété.',
  'Très bon contact, projet sérieux.',
  'Le couple n’est pas d’accord sur le quartier.',
  'Se projette, a pris des mesures dans le séjour.',
  '',
];

/** What a buyer said after a visit; the more interest, the fewer reproaches. */
export function drawFeedback(random: Random): NonNullable<Visit['feedback']> {
  const interest = Number(random.weighted({ 1: 14, 2: 24, 3: 30, 4: 22, 5: 10 })) as 1 | 2 | 3 | 4 | 5;
  return {
    interest,
    positives: random.sample(POSITIVES, random.int(interest > 2 ? 2 : 0, interest > 2 ? 4 : 2)),
    negatives: random.sample(NEGATIVES, random.int(interest > 3 ? 0 : 1, interest > 3 ? 1 : 3)),
    priceOpinion: random.chance(0.8) ? random.weighted({ LOW: 6, FAIR: 50, HIGH: 44 }) : null,
    next: random.pick(NEXT[interest]),
    notes: random.pick(NOTES),
  };
}
