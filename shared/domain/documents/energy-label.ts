import { ENERGY_SCALE } from '../property/energy';
import { ENERGY_CLASSES, type EnergyClass, type EnergyLabel } from '../property/property.enums';

/** Millimetres. */
export interface Size {
  width: number;
  height: number;
}

/** Share of a window card that the energy label must cover (with a margin for the printer). */
export const MIN_SHARE = 0.05;
const DRAWN_SHARE = 0.054;
/** Width of an energy scale divided by its height. */
const SHAPE = 1.34;

/** Size of each of the two scales so that the pair covers its legal share of the sheet. */
export function energyScaleSize(sheet: Size): Size {
  const height = Math.sqrt((sheet.width * sheet.height * DRAWN_SHARE) / 2 / SHAPE);
  return { width: height * SHAPE, height };
}

/** Share of the sheet covered by the pair of scales. */
export const shareOfPair = (scale: Size, sheet: Size): number =>
  (2 * scale.width * scale.height) / (sheet.width * sheet.height);

export interface ScaleStep {
  letter: EnergyClass;
  colour: string;
  /** Text colour that is readable on the background. */
  ink: string;
  chosen: boolean;
}

export interface Scale {
  title: string;
  unit: string;
  steps: ScaleStep[];
  letter: EnergyClass | null;
  value: number | null;
}

const DARK = '#14201a';
const LIGHT = '#ffffff';
const DARK_ON_ENERGY: readonly EnergyClass[] = ['A', 'B', 'C', 'D', 'E', 'F'];
const DARK_ON_GES: readonly EnergyClass[] = ['A', 'B', 'C'];

const classOf = (label: EnergyLabel | null): EnergyClass | null =>
  ENERGY_CLASSES.find((each) => each === label) ?? null;

/** The consumption scale in the official colours. */
export function energyScale(label: EnergyLabel | null, value: number | null): Scale {
  const letter = classOf(label);
  const steps = ENERGY_SCALE.map(({ energyClass, energyColour }) => ({
    letter: energyClass,
    colour: energyColour,
    ink: DARK_ON_ENERGY.includes(energyClass) ? DARK : LIGHT,
    chosen: energyClass === letter,
  }));
  return { title: 'Consommation d’énergie', unit: 'kWh/m²/an', steps, letter, value };
}

/** The emission scale in the official colours. */
export function gesScale(label: EnergyLabel | null, value: number | null): Scale {
  const letter = classOf(label);
  const steps = ENERGY_SCALE.map(({ energyClass, gesColour }) => ({
    letter: energyClass,
    colour: gesColour,
    ink: DARK_ON_GES.includes(energyClass) ? DARK : LIGHT,
    chosen: energyClass === letter,
  }));
  return { title: 'Émissions de gaz à effet de serre', unit: 'kg CO₂/m²/an', steps, letter, value };
}
