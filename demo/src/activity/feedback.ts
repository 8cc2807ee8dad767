import type { PropertyType } from '@pignon/shared/domain/property/property.enums';
import { negativePoints, positivePoints } from '@pignon/shared/domain/visit/feedback-points';
import type { NextStep } from '@pignon/shared/domain/visit/visit.enums';
import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import type { Random } from '../random';

const NEXT: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly (readonly [NextStep | null, string])[]>> = {
  1: [
    ['NO', 'Ne convient pas.'],
    ['NO', 'Chercher plus près de l’océan.'],
  ],
  2: [
    ['NO', 'Élargir la recherche aux communes voisines.'],
    [null, 'Revoir le budget avec la banque.'],
  ],
  3: [
    ['THINKING', 'À rappeler dans une semaine.'],
    ['THINKING', 'Veut revoir après une autre visite.'],
  ],
  4: [
    ['SECOND_VISIT', 'Contre-visite en fin de semaine.'],
    ['THINKING', 'Attend l’accord de la banque avant une offre.'],
  ],
  5: [
    ['OFFER', 'Offre attendue sous 48 h.'],
    ['SECOND_VISIT', 'Veut revenir avec ses parents avant de faire une offre.'],
  ],
};
const NOTES = [
  'Longue visite, beaucoup de questions.',
  'Très bon contact, projet sérieux.',
  'Le couple n’est pas d’accord sur le quartier.',
  'Se projette, a pris des mesures.',
  '',
];

/** Pairs of remarks that contradict each other. */
const CONTRADICTIONS: Readonly<Record<string, string>> = {
  Emplacement: 'Emplacement',
  'Quartier calme': 'Bruit de la route',
  'Vue dégagée': 'Vis-à-vis',
  'Charges faibles': 'Charges élevées',
  'Terrain plat': 'Terrain en pente',
  'Terrain viabilisé': 'Terrain à viabiliser',
  'Accès facile': 'Accès difficile',
};

/** Draws a buyer's feedback on a property of this type; the higher the interest, the fewer the reproaches. */
export function drawFeedback(type: PropertyType, random: Random): NonNullable<Visit['feedback']> {
  const interest = Number(random.weighted({ 1: 14, 2: 24, 3: 30, 4: 22, 5: 10 })) as 1 | 2 | 3 | 4 | 5;
  const [next, words] = random.pick(NEXT[interest]);
  const positives = random.sample(positivePoints([type]), random.int(interest > 2 ? 2 : 0, interest > 2 ? 4 : 2));
  const contradictions = positives.map((point) => CONTRADICTIONS[point]);
  const candidateNegatives = negativePoints([type]).filter((point) => !contradictions.includes(point));
  return {
    interest,
    positives,
    negatives: random.sample(candidateNegatives, random.int(interest > 3 ? 0 : 1, interest > 3 ? 1 : 3)),
    priceOpinion: random.chance(0.8) ? random.weighted({ LOW: 6, FAIR: 50, HIGH: 44 }) : null,
    priceAmount: null,
    next,
    nextDay: null,
    reason: null,
    notes: [words, random.pick(NOTES)].filter(Boolean).join(' '),
  };
}
