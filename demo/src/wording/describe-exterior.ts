import type { Random } from '../random';
import { metres, type WordingFacts } from './wording-facts';

function garden({ features, landSize, style }: WordingFacts, random: Random): string {
  const size = landSize ? ` de ${metres(landSize)}` : '';
  const list = [
    `Le jardin${size}, clos et arboré, se prolonge d’une terrasse à l’abri des regards.`,
    `Dehors, un terrain${size} facile d’entretien et une terrasse pour les repas d’été.`,
  ];
  if (style === 'BASQUE')
    list.push(
      `Le jardin${size} en restanques regarde les collines\u202f; hortensias, chênes et fruitiers l’habillent.`,
    );
  if (style === 'LANDES')
    list.push(`Le terrain${size}, planté de pins et de chênes-lièges, garde la fraîcheur en été.`);
  if (features.has('POOL'))
    list.push(
      `La piscine chauffée et son pool house occupent la partie la plus ensoleillée du jardin${size}.`,
      `Au sud, la piscine et sa plage en bois invitent à passer la journée dehors.`,
    );
  return random.pick(list);
}

/** Describes terraces, gardens, cellars and parking. */
export function describeExterior(facts: WordingFacts, random: Random): string {
  const { features, propertyType } = facts;
  const parts: string[] = [];
  if (propertyType === 'HOUSE' || propertyType === 'CASTLE') parts.push(garden(facts, random));
  if (propertyType === 'APARTMENT' || propertyType === 'LOFT') {
    if (features.has('TERRACE'))
      parts.push(
        random.pick([
          `La terrasse, bien exposée, devient une pièce de plus dès le printemps.`,
          `Une belle terrasse prolonge le séjour.`,
        ]),
      );
    if (features.has('BALCONY'))
      parts.push(random.pick([`Un balcon filant profite du soleil couchant.`, `Le balcon permet de déjeuner dehors.`]));
  }
  const annexes: string[] = [];
  if (features.has('GARAGE') && propertyType !== 'PARKING') annexes.push('un garage');
  if (features.has('PARKING') && propertyType !== 'PARKING') annexes.push('une place de stationnement');
  if (features.has('CELLAR')) annexes.push('une cave');
  if (annexes.length > 0)
    parts.push(`${propertyType === 'HOUSE' ? 'Également' : 'En annexe'}\u00a0: ${annexes.join(' et ')}.`);
  return parts.join(' ');
}
