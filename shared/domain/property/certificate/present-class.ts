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

/** The area that chooses the thresholds, m²: the living area stands for the reference area; a building has those of large ones. */
export const areaOf = (property: Pick<Certified, 'propertyMetadata' | 'propertyType' | 'rooms'>): number | null =>
  isHousing(property) && property.propertyType !== 'BUILDING' ? roomFigures(property).homeSize : null;

/** Changes since the certificate: thresholds of small dwellings, conversion factor of electricity. */
export type ClassChange = 'SMALL_AREA' | 'ELECTRICITY';

export interface PresentClass {
  energyClass: EnergyClass;
  changes: readonly ClassChange[];
  /** False where all of the energy was taken as electricity: the class is the best that can come out. */
  exact: boolean;
}

interface Computed extends PresentClass {
  /** By the thresholds of the certificate's own day. */
  printed: EnergyClass;
  /** By the thresholds of `day`, with the energy as it was printed. */
  byArea: EnergyClass;
}

function computed(property: Certified, day: string): Computed | null {
  const { date, energyValue, gesValue, finalEnergyValue = null } = property.energyEfficiency;
  if (energyValue === null || gesValue === null) return null;
  const area = areaOf(property);
  const made = date === null || date > day ? day : date;
  const [before, after] = [thresholdsOf(area, made), thresholdsOf(area, day)];
  const electric = ELECTRIC.includes(property.propertyMetadata.heating);
  const reformed = isHousing(property) && !isOverseas(property.location);
  const now = reformed ? primaryOn({ primary: energyValue, final: finalEnergyValue, electric }, made, day) : null;
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
 * The class that the same consumption gets by the rules of `day`, ISO, where it is better than the letter of the
 * certificate; null otherwise, and where it cannot be known. A hint alone: the letter holds until the ADEME's certificate
 * of the new label is there (arrêtés du 25 mars 2024 and du 13 août 2025).
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
 * The class that the values give by the rules of the certificate's day, where the letter is neither that nor what the
 * rules of `day` make of it, as a certificate of the new label says it; null where it agrees or cannot be compared.
 */
export function otherEnergyClass(property: Certified, day: string): EnergyClass | null {
  const found = computed(property, day);
  if (found === null) return null;
  const letters: readonly (EnergyLabel | null)[] = [found.printed, found.byArea, found.energyClass];
  return letters.includes(property.energyEfficiency.energyClass) ? null : found.printed;
}

/** The same of the climate class. */
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
