import { frenchArea, frenchCount } from '../../common/french';
import { capitalize, TYPE_WORDS } from '../../property/property-words';
import { roomFigures } from '../../property/rooms';
import { BLANK, orBlank } from '../blank-line';
import type { Fact } from '../property-facts';
import { floorWords, longDay, ROOM_WORDS } from '../words';
import { boxes, facts, type Article, type MandateFacts } from './mandate-paper';

const ROOMS_NAMED = 14;

/** "Entrée, séjour, cuisine, 3 chambres…": the rooms of a dwelling in one line. */
function composition({ rooms }: MandateFacts['property']): string | null {
  const counts = new Map<string, number>();
  for (const { type, validRoom } of rooms) {
    const name = ROOM_WORDS[type].toLocaleLowerCase('fr');
    if (validRoom) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const words = [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${String(count)})`));
  return words.length === 0 ? null : capitalize(words.slice(0, ROOMS_NAMED).join(', '));
}

function coOwnershipFacts({ coOwnership, propertyMetadata }: MandateFacts['property']): Fact[] {
  if (coOwnership === null) return [];
  return [
    { label: 'Copropriété', value: orBlank(coOwnership.lots, (lots) => `de ${frenchCount(lots, 'lot')}`) },
    { label: 'Lots vendus ou loués (numéros et tantièmes)', value: orBlank(propertyMetadata.lotNumbers) },
    { label: 'Surface privative loi Carrez', value: orBlank(propertyMetadata.carrezSize, frenchArea) },
  ];
}

/** Description of the mandated property, precise enough to identify it. */
export function designation({ property }: MandateFacts): Article {
  const { propertyMetadata: stated, propertyType, location } = property;
  const { homeSize } = roomFigures(property);
  const given: (Fact | null)[] = [
    { label: 'Nature', value: capitalize(TYPE_WORDS[propertyType]) },
    { label: 'Adresse', value: orBlank(location.label) },
    stated.floor === null ? null : { label: 'Étage', value: capitalize(floorWords(stated.floor)) },
    propertyType === 'LAND' ? null : { label: 'Composition', value: orBlank(composition(property)) },
    propertyType === 'LAND' ? null : { label: 'Surface habitable', value: orBlank(homeSize, frenchArea) },
    stated.landSize === null && propertyType !== 'LAND'
      ? null
      : { label: 'Terrain', value: orBlank(stated.landSize, frenchArea) },
    { label: 'Cadastre (section, numéro)', value: orBlank(stated.cadastre) },
    ...coOwnershipFacts(property),
    { label: 'Titre de propriété (acte, notaire, date)', value: orBlank(stated.titleDeed) },
    { label: 'Référence de l’agence', value: property.reference },
  ];
  const until = orBlank(stated.occupancy === 'LET' ? stated.availableFrom : null, longDay, BLANK.short);
  return {
    title: 'Désignation du bien',
    blocks: [
      facts(...given.filter((fact) => fact !== null)),
      boxes(
        ['Libre de toute occupation', stated.occupancy === 'VACANT'],
        ['Occupé par le mandant', stated.occupancy === 'OWNER'],
        [`Loué ou occupé jusqu’au ${until}`, stated.occupancy === 'LET'],
      ),
    ],
  };
}
