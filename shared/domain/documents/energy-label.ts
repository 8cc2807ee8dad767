import { ENERGY_SCALE } from '../property/energy';
import { ENERGY_CLASSES, type EnergyClass, type EnergyLabel } from '../property/property.enums';

/** Millimetres. */
export interface Size {
  width: number;
  height: number;
}

/** Part of a window card that the energy label covers at least, and a little more for the printer's margins. */
export const MIN_SHARE = 0.05;
const DRAWN_SHARE = 0.054;
/** Width of an energy scale divided by its height. */
const SHAPE = 1.34;

/** The size of each of the two scales so that the pair covers its legal share of the sheet. */
export function energyScaleSize(sheet: Size): Size {
  const height = Math.sqrt((sheet.width * sheet.height * DRAWN_SHARE) / 2 / SHAPE);
  return { width: height * SHAPE, height };
}

/** The part of the sheet that the pair of scales covers. */
export const shareOfPair = (scale: Size, sheet: Size): number =>
  (2 * scale.width * scale.height) / (sheet.width * sheet.height);

export interface ScaleStep {
  letter: EnergyClass;
  colour: string;
  /** Ink that can be read on the colour. */
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
