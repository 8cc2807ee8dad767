import { classOf, gesClassOf } from '../energy';
import { isHousing } from '../property-groups';
import { ENERGY_CLASSES, type EnergyClass, type EnergyLabel, type HeatingKind } from '../property.enums';
import type { Property } from '../property.schema';
import { roomFigures } from '../rooms';
import { primaryOn } from './electricity';
import { isOverseas } from './overseas';
import { thresholdsOf } from './thresholds';

const ELECTRIC: readonly (HeatingKind | null)[] = ['ELECTRIC', 'HEAT_PUMP'];

/** Facts that classes are computed from. */
export type Certified = Pick<Property, 'location' | 'propertyMetadata' | 'propertyType' | 'rooms'> & {
  energyEfficiency: Pick<Property['energyEfficiency'], 'date' | 'energyClass' | 'energyValue' | 'gesValue'> & {
    /** kWh of final energy per m² and year, where the record has it. */
    finalEnergyValue?: number | null;
  };
};

/**
 * Area for the thresholds in m²: the living area approximates the reference area; buildings use those of large areas.
 */
export const areaOf = (property: Pick<Certified, 'propertyMetadata' | 'propertyType' | 'rooms'>): number | null =>
  isHousing(property) && property.propertyType !== 'BUILDING' ? roomFigures(property).homeSize : null;

/** Changes since the certificate: thresholds of small dwellings, conversion factor of electricity. */
export type ClassChange = 'SMALL_AREA' | 'ELECTRICITY';

export interface PresentClass {
  energyClass: EnergyClass;
  changes: readonly ClassChange[];
  /** False when all energy was assumed electric: the class is the best possible. */
  exact: boolean;
}

interface Computed extends PresentClass {
  /** Class by the thresholds of the certificate's day. */
  printed: EnergyClass;
  /** Class by the thresholds of `day`, with the printed energy. */
  byArea: EnergyClass;
}

function computed(property: Certified, day: string): Computed | null {
  const { date, energyValue, gesValue, finalEnergyValue = null } = property.energyEfficiency;
  if (energyValue === null || gesValue === null) return null;
  const area = areaOf(property);
  const certificateDay = date === null || date > day ? day : date;
  const [before, after] = [thresholdsOf(area, certificateDay), thresholdsOf(area, day)];
  const electric = ELECTRIC.includes(property.propertyMetadata.heating);
  const reformed = isHousing(property) && !isOverseas(property.location);
  const now = reformed
    ? primaryOn({ primary: energyValue, final: finalEnergyValue, electric }, certificateDay, day)
    : null;
  const changes: ClassChange[] = [];
  if (before !== after) changes.push('SMALL_AREA');
  if (now !== null && now.primary !== energyValue) changes.push('ELECTRICITY');
  return {
    printed: classOf(energyValue, gesValue, before),
    byArea: classOf(energyValue, gesValue, after),
    energyClass: classOf(now?.primary ?? energyValue, gesValue, after),
    changes,
    exact: now?.exact ?? true,
  };
}

/**
 * Class of the same consumption by the rules of `day` (ISO), where better than the certificate's letter; else null,
 * also when unknown. Only a hint: the letter is valid until the ADEME issues a new label (arrêtés du 25 mars 2024 and
 * du 13 août 2025).
 */
export function presentClass(property: Certified, day: string): PresentClass | null {
  const letter = ENERGY_CLASSES.findIndex((each) => each === property.energyEfficiency.energyClass);
  const found = computed(property, day);
  if (letter < 0 || found === null || property.energyEfficiency.date === null || !isHousing(property)) return null;
  if (found.changes.length === 0 || isOverseas(property.location)) return null;
  const { energyClass, changes, exact } = found;
  return ENERGY_CLASSES.indexOf(energyClass) < letter ? { energyClass, changes, exact } : null;
}

/**
 * Class computed by the rules of the certificate's day, when the letter matches neither it nor the rules of `day`, as
 * new labels do; null when it matches or cannot be compared.
 */
export function otherEnergyClass(property: Certified, day: string): EnergyClass | null {
  const found = computed(property, day);
  if (found === null) return null;
  const letters: readonly (EnergyLabel | null)[] = [found.printed, found.byArea, found.energyClass];
  return letters.includes(property.energyEfficiency.energyClass) ? null : found.printed;
}

/** The same for the climate class. */
export function otherGesClass(
  property: Certified & { energyEfficiency: Pick<Property['energyEfficiency'], 'gesClass'> },
  day: string,
): EnergyClass | null {
  const { date, gesValue, gesClass } = property.energyEfficiency;
  if (gesValue === null) return null;
  const area = areaOf(property);
  const printed = gesClassOf(gesValue, { area, day: date ?? day });
  return gesClass === printed || gesClass === gesClassOf(gesValue, { area, day }) ? null : printed;
}
