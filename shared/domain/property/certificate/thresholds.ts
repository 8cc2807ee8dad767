import { valueOn, type LegalRule } from '../../law/legal-rule';

/** Upper bounds, excluded, of the classes A to F; G is beyond. */
export type Bounds = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
/** kWh of primary energy, and kg of CO₂ equivalent, per m² and year. */
export type Thresholds = readonly [energy: Bounds, ges: Bounds];

/** Thresholds from 40 m². */
export const LARGE: Thresholds = [
  [70, 110, 180, 250, 330, 420],
  [6, 11, 30, 50, 70, 100],
];

/** Thresholds by reference area in whole m², from the smallest (8 m² and less). */
const SMALL: Readonly<Record<number, Thresholds>> = {
  8: [
    [146, 186, 386, 505, 622, 739],
    [11, 16, 44, 68, 90, 122],
  ],
  9: [
    [134, 174, 355, 464, 574, 685],
    [11, 16, 42, 65, 87, 118],
  ],
  10: [
    [124, 164, 329, 428, 533, 640],
    [10, 15, 40, 62, 84, 115],
  ],
  11: [
    [117, 157, 311, 403, 503, 607],
    [10, 15, 39, 61, 82, 113],
  ],
  12: [
    [112, 152, 296, 381, 478, 578],
    [9, 14, 38, 59, 81, 111],
  ],
  13: [
    [108, 148, 283, 363, 456, 554],
    [9, 14, 37, 58, 79, 110],
  ],
  14: [
    [104, 144, 273, 348, 437, 532],
    [9, 14, 37, 58, 78, 108],
  ],
  15: [
    [100, 140, 263, 333, 421, 514],
    [8, 13, 36, 56, 76, 107],
  ],
  16: [
    [97, 137, 255, 325, 412, 504],
    [8, 13, 35, 55, 76, 106],
  ],
  17: [
    [95, 135, 248, 318, 404, 496],
    [8, 13, 35, 55, 75, 105],
  ],
  18: [
    [92, 132, 241, 311, 397, 489],
    [8, 13, 34, 54, 75, 105],
  ],
  19: [
    [90, 130, 235, 305, 390, 482],
    [8, 13, 34, 54, 74, 105],
  ],
  20: [
    [88, 128, 230, 300, 385, 476],
    [8, 13, 34, 54, 74, 104],
  ],
  21: [
    [87, 127, 225, 295, 380, 471],
    [8, 13, 33, 53, 74, 104],
  ],
  22: [
    [85, 125, 221, 291, 375, 466],
    [7, 12, 33, 53, 73, 103],
  ],
  23: [
    [84, 124, 217, 287, 371, 462],
    [7, 12, 33, 53, 73, 103],
  ],
  24: [
    [82, 122, 214, 284, 367, 458],
    [7, 12, 33, 53, 73, 103],
  ],
  25: [
    [81, 121, 210, 280, 363, 454],
    [7, 12, 32, 52, 73, 103],
  ],
  26: [
    [80, 120, 207, 277, 360, 451],
    [7, 12, 32, 52, 72, 103],
  ],
  27: [
    [79, 119, 204, 274, 357, 447],
    [7, 12, 32, 52, 72, 102],
  ],
  28: [
    [78, 118, 202, 272, 354, 444],
    [7, 12, 32, 52, 72, 102],
  ],
  29: [
    [77, 117, 199, 269, 351, 442],
    [7, 12, 32, 52, 72, 102],
  ],
  30: [
    [76, 116, 197, 267, 349, 439],
    [7, 12, 32, 52, 72, 102],
  ],
  31: [
    [76, 116, 195, 265, 346, 437],
    [7, 12, 31, 51, 72, 102],
  ],
  32: [
    [75, 115, 193, 263, 344, 434],
    [7, 12, 31, 51, 71, 101],
  ],
  33: [
    [74, 114, 191, 261, 342, 432],
    [7, 12, 31, 51, 71, 101],
  ],
  34: [
    [74, 114, 189, 259, 340, 430],
    [7, 12, 31, 51, 71, 101],
  ],
  35: [
    [73, 113, 188, 258, 338, 428],
    [7, 12, 31, 51, 71, 101],
  ],
  36: [
    [72, 112, 186, 256, 337, 427],
    [7, 12, 31, 51, 71, 101],
  ],
  37: [
    [72, 112, 185, 255, 335, 425],
    [7, 12, 31, 51, 71, 101],
  ],
  38: [
    [71, 111, 183, 253, 333, 423],
    [7, 12, 31, 51, 71, 101],
  ],
  39: [
    [71, 111, 182, 252, 332, 422],
    [7, 12, 31, 51, 71, 101],
  ],
};
const MIN_AREA = 8;
/** The published row of 40 m² is that of larger dwellings. */
const MAX_AREA = 39;

/** Table by day; before the first one all areas had the same thresholds. */
export const SMALL_AREAS: LegalRule<Readonly<Record<number, Thresholds>>> = {
  rule: 'Thresholds of the energy classes A to F of dwellings of up to 40 m², by reference area (kWh and kg CO₂ per m² and year)',
  source: 'arrêté du 31 mars 2021, annexe 5; arrêté du 25 mars 2024 (JO du 20 avril 2024), in force on 1 July 2024',
  checked: '2026-11-24',
  periods: [
    { since: '2021-07-01', value: {} },
    { since: '2024-07-01', value: SMALL },
  ],
  says: (table) => `thresholds of their own for ${Object.keys(table).length} areas of 8 to 39 m²`,
};

/**
 * Thresholds on a day (ISO) for a dwelling of `area` m² reference area (living area and heated annexes), at the nearest
 * whole m²; null for an unknown area. Mountain zones above 800 m have others, unknown to the product: the certificate's
 * letter applies.
 */
export function thresholdsOf(area: number | null, day: string): Thresholds {
  if (area === null) return LARGE;
  const metres = Math.max(MIN_AREA, Math.round(area));
  return metres > MAX_AREA ? LARGE : (valueOn(SMALL_AREAS, day)?.[metres] ?? LARGE);
}
