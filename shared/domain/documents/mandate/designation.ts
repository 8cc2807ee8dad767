import { capitalize, frenchArea, frenchCount } from '../../common/french';
import { PROPERTY_TYPE_WORDS, ROOM_TYPE_WORDS } from '../../property/property.enums';
import { roomFigures } from '../../property/rooms';
import { BLANK, orBlank } from '../blank-line';
import type { Fact } from '../property-facts';
import { floorWords, longDay } from '../contract-wording';
import { boxes, facts, isManagement, isRental, type Article, type MandateFacts } from './mandate-paper';

const ROOMS_NAMED = 14;

/** "Entrée, séjour, cuisine, 3 chambres…": the rooms of a dwelling in one line. */
function composition({ rooms }: MandateFacts['property']): string | null {
  const counts = new Map<string, number>();
  for (const { type, validRoom } of rooms) {
    const name = ROOM_TYPE_WORDS[type].fr;
    if (validRoom) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const words = [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${String(count)})`));
  return words.length === 0 ? null : capitalize(words.slice(0, ROOMS_NAMED).join(', '));
}

const LOTS = 'Lots vendus ou loués (numéros et tantièmes)';
const TITLE = 'Titre de propriété (acte, notaire, date)';

/** Between two agencies: terms for the owner are in the original mandate. */
const isDelegation = ({ mandate }: MandateFacts): boolean => mandate?.type === 'PARTNER';

/** A line that no law requires: dotted on a blank, omitted where unknown. */
function optional<Value>(
  { mandate }: MandateFacts,
  label: string,
  value: Value | null | undefined,
  words?: (value: Value) => string,
): Fact[] {
  const unknown = value == null || value === '';
  return unknown && mandate !== null ? [] : [{ label, value: orBlank(value, words) }];
}

function coOwnershipFacts(mandateFacts: MandateFacts): Fact[] {
  const { coOwnership, propertyMetadata } = mandateFacts.property;
  if (coOwnership === null) return [];
  return [
    ...optional(mandateFacts, 'Copropriété', coOwnership.lots, (lots) => `de ${frenchCount(lots, 'lot')}`),
    ...(isDelegation(mandateFacts)
      ? optional(mandateFacts, LOTS, propertyMetadata.lotNumbers)
      : [{ label: LOTS, value: orBlank(propertyMetadata.lotNumbers) }]),
    ...optional(mandateFacts, 'Surface privative loi Carrez', propertyMetadata.carrezSize, frenchArea),
  ];
}

/** Occupancy, with its end if known; a contract leaves no blank. */
function occupied(mandateFacts: MandateFacts): string {
  const { occupancy, availableFrom } = mandateFacts.property.propertyMetadata;
  const until = occupancy === 'LET' ? availableFrom : null;
  if (until === null && mandateFacts.mandate !== null) return 'Loué ou occupé';
  return `Loué ou occupé jusqu’au ${orBlank(until, longDay, BLANK.short)}`;
}

/** Description of the mandated property, precise enough to identify it. */
export function designation(about: MandateFacts): Article {
  const { property } = about;
  const { propertyMetadata: stated, propertyType, location } = property;
  const { homeSize } = roomFigures(property);
  const isLand = propertyType === 'LAND';
  const factList: (Fact | null)[] = [
    { label: 'Nature', value: capitalize(PROPERTY_TYPE_WORDS[propertyType].fr) },
    { label: 'Adresse', value: orBlank(location.label) },
    stated.floor === null ? null : { label: 'Étage', value: capitalize(floorWords(stated.floor)) },
    ...(isLand ? [] : optional(about, 'Composition', composition(property))),
    ...(isLand ? [] : optional(about, 'Surface habitable', homeSize, frenchArea)),
    ...(stated.landSize === null && !isLand ? [] : optional(about, 'Terrain', stated.landSize, frenchArea)),
    ...optional(about, 'Cadastre (section, numéro)', stated.cadastre),
    ...coOwnershipFacts(about),
    ...(isDelegation(about) || (isRental(about) && !isManagement(about))
      ? optional(about, TITLE, stated.titleDeed)
      : [{ label: TITLE, value: orBlank(stated.titleDeed) }]),
    { label: 'Référence de l’agence', value: property.reference },
  ];
  const occupancyBoxes = boxes(
    ['Libre de toute occupation', stated.occupancy === 'VACANT'],
    ['Occupé par le mandant', stated.occupancy === 'OWNER'],
    [occupied(about), stated.occupancy === 'LET'],
  );
  const isUnknown = isDelegation(about) && stated.occupancy === null;
  return {
    title: 'Désignation du bien',
    blocks: [facts(...factList.filter((fact) => fact !== null)), ...(isUnknown ? [] : [occupancyBoxes])],
  };
}
