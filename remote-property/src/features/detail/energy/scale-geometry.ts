import { ENERGY_SCALE } from '@pignon/shared/domain/property/energy';
import { ENERGY_CLASSES, type EnergyClass, type EnergyLabel } from '@pignon/shared/domain/property/property.enums';

export type ScaleKind = 'dpe' | 'ges';

/** One arrow of a scale, in units of the drawing. */
export interface ScaleBar {
  energyClass: EnergyClass;
  colour: string;
  ink: string;
  y: number;
  height: number;
  width: number;
  chosen: boolean;
}

export const SCALE_WIDTH = 260;
export const SCALE_HEIGHT = 200;
const GAP = 3;
const CHOSEN_HEIGHT = 38;
const FIRST_WIDTH = 62;
const STEP = 18;
const DARK = '#14201a';

/** Letters that need dark ink to be read on the official colours. */
const DARK_ON: Readonly<Record<ScaleKind, readonly EnergyClass[]>> = {
  dpe: ['A', 'B', 'C', 'D', 'E', 'F'],
  ges: ['A', 'B', 'C'],
};

export function isEnergyClass(label: EnergyLabel | null): label is EnergyClass {
  return ENERGY_CLASSES.some((energyClass) => energyClass === label);
}

/** The seven arrows, widening downwards; the chosen one is taller, as on the certificate. */
export function scaleBars(kind: ScaleKind, label: EnergyLabel | null): ScaleBar[] {
  const selectedClass = isEnergyClass(label) ? label : null;
  const room = SCALE_HEIGHT - GAP * (ENERGY_SCALE.length - 1);
  const defaultHeight = selectedClass ? (room - CHOSEN_HEIGHT) / (ENERGY_SCALE.length - 1) : room / ENERGY_SCALE.length;
  let y = 0;
  return ENERGY_SCALE.map(({ energyClass, energyColour, gesColour }, index) => {
    const height = energyClass === selectedClass ? CHOSEN_HEIGHT : defaultHeight;
    const bar = {
      energyClass,
      colour: kind === 'dpe' ? energyColour : gesColour,
      ink: DARK_ON[kind].includes(energyClass) ? DARK : '#fff',
      y,
      height,
      width: FIRST_WIDTH + STEP * index,
      chosen: energyClass === selectedClass,
    };
    y += height + GAP;
    return bar;
  });
}

/** SVG path of an arrow pointing right, from its top left corner. */
export function arrowPath({ y, height, width }: Pick<ScaleBar, 'y' | 'height' | 'width'>): string {
  const tip = height / 2;
  return `M0 ${y}h${width - tip}l${tip} ${tip}l${-tip} ${tip}H0z`;
}
