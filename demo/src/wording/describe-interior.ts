import { DWELLINGS } from '@pignon/shared/domain/property/property-groups';
import type { Random } from '../random';
import { chambers, metres, type WordingFacts } from './wording-facts';

function livingRoom({ livingSize, features, condition }: WordingFacts, random: Random): string {
  const size = livingSize ? ` de ${metres(livingSize)}` : '';
  const list = [
    `La pièce de vie${size}, baignée de lumière, s’ouvre largement sur l’extérieur.`,
    `Le séjour${size} traversant accueille sans peine salon et salle à manger.`,
    `L’entrée dessert un salon${size} orienté sud, où l’on s’installe dès le matin.`,
  ];
  if (features.has('FIREPLACE'))
    list.push(`Le séjour${size} s’organise autour de sa cheminée, pour les soirées d’hiver.`);
  if (condition > 0.7)
    list.push(`Le vaste séjour${size} joue des matières\u202f: chêne clair, béton ciré et baies coulissantes.`);
  if (condition < 0.3) list.push(`Le séjour${size} demande à être rafraîchi mais ses proportions font rêver.`);
  return random.pick(list);
}

function kitchen({ features }: WordingFacts, random: Random): string {
  return features.has('FITTED_KITCHEN')
    ? random.pick([
        `La cuisine équipée, avec son îlot, communique avec la salle à manger.`,
        `Cuisine aménagée et équipée, cellier attenant.`,
        `La cuisine, récente, dispose de nombreux rangements.`,
      ])
    : random.pick([
        `La cuisine indépendante peut être ouverte sur le séjour.`,
        `Cuisine à aménager selon vos envies.`,
        `Une cuisine séparée complète l’espace de jour.`,
      ]);
}

function night({ bedrooms, propertyType, floors }: WordingFacts, random: Random): string {
  const count = bedrooms ?? 0;
  if (count === 0) return `Un espace nuit se dessine facilement, et la salle d’eau est bien équipée.`;
  const upstairs = propertyType === 'HOUSE' && (floors ?? 1) > 1;
  const list = [
    `Côté nuit, ${chambers(count)} avec rangements et une salle de bains.`,
    `L’espace nuit, bien séparé, compte ${chambers(count)}.`,
  ];
  if (upstairs && count > 1)
    list.push(
      `À l’étage, un palier distribue les chambres et une salle de bains\u202f; une chambre de plain-pied complète le rez-de-chaussée.`,
    );
  if (count >= 3)
    list.push(`Une suite parentale avec sa salle d’eau, et ${chambers(count - 1)} pour les enfants ou les amis.`);
  return random.pick(list);
}

function comforts({ features }: WordingFacts): string {
  const list: string[] = [];
  if (features.has('DOUBLE_GLAZING')) list.push('double vitrage');
  if (features.has('AIR_CONDITIONING')) list.push('climatisation réversible');
  if (features.has('ALARM')) list.push('alarme');
  if (features.has('INTERCOM')) list.push('interphone');
  return list.length < 2 ? '' : `Prestations\u00a0: ${list.join(', ')}.`;
}

const ELSEWHERE: Partial<Record<WordingFacts['propertyType'], readonly string[]>> = {
  LAND: [
    `Le certificat d’urbanisme est favorable et l’étude de sol a été réalisée. Emprise au sol autorisée\u00a0: 30\u00a0%.`,
    `Raccordable au tout-à-l’égout, façade de 22 mètres. Aucun vis-à-vis gênant.`,
  ],
  PARKING: [`Accès par badge, éclairage automatique, manœuvre aisée même pour un véhicule familial.`],
  BUILDING: [`Toiture révisée, compteurs individuels, baux en cours\u00a0: l’état locatif est disponible sur demande.`],
};

const PROFESSIONAL: readonly string[] = [
  `Sanitaires, point d’eau et chauffage en place. Aucun droit au bail.`,
  `L’espace, facilement modulable, se prête à toute activité sans nuisance.`,
];

/** Rooms in the order in which they are visited. */
export function describeInterior(facts: WordingFacts, random: Random): string {
  if (!DWELLINGS.includes(facts.propertyType)) return random.pick(ELSEWHERE[facts.propertyType] ?? PROFESSIONAL);
  return [livingRoom(facts, random), kitchen(facts, random), night(facts, random), comforts(facts)]
    .filter(Boolean)
    .join(' ');
}
