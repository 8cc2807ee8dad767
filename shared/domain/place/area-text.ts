import type { Polygon } from '../common/geo/geo.schema';
import { areaOf, MAX_CORNERS } from './lasso';

/** URL-safe letters: five bits each, the sixth marks continuation. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MORE = 32;
const STEPS_PER_DEGREE = 1e5;
const MAX_LETTERS = MAX_CORNERS * 12;

/** Encodes a step as letters: the sign in the lowest bit, five bits a letter, the lowest first. */
function writeStep(step: number): string {
  let remaining = step < 0 ? -2 * step - 1 : 2 * step;
  let text = '';
  while (remaining >= MORE) {
    text += LETTERS.charAt((remaining % MORE) + MORE);
    remaining = Math.floor(remaining / MORE);
  }
  return text + LETTERS.charAt(remaining);
}

function readSteps(text: string): number[] | null {
  const steps: number[] = [];
  let value = 0;
  let factor = 1;
  for (const letter of text) {
    const digit = LETTERS.indexOf(letter);
    if (digit < 0 || factor > 2 ** 35) return null;
    value += (digit % MORE) * factor;
    factor *= MORE;
    if (digit >= MORE) continue;
    steps.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, factor] = [0, 1];
  }
  return factor === 1 ? steps : null;
}

/** Encodes an area for an address as steps between corners, precise to a metre; about six characters each. */
export function writeArea({ coordinates: [ring = []] }: Polygon): string {
  let [lastLon, lastLat] = [0, 0];
  let text = '';
  for (const [lon, lat] of ring.slice(0, -1)) {
    const [x, y] = [Math.round(lon * STEPS_PER_DEGREE), Math.round(lat * STEPS_PER_DEGREE)];
    text += writeStep(x - lastLon) + writeStep(y - lastLat);
    [lastLon, lastLat] = [x, y];
  }
  return text;
}

/** Parses an area; null when invalid. */
export function readArea(text: string): Polygon | null {
  const steps = text.length > MAX_LETTERS ? null : readSteps(text);
  if (!steps || steps.length % 2 === 1 || steps.length / 2 > MAX_CORNERS - 1) return null;
  const corners: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    const corner: [number, number] = [x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE];
    if (Math.abs(corner[0]) > 180 || Math.abs(corner[1]) > 90) return null;
    corners.push(corner);
  }
  return areaOf(corners);
}
