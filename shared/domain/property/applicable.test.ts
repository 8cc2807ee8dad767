import { hasFigure } from './applicable';
import { NO_FIGURES } from './property-draft';
import type { PropertyType } from './property.enums';

const ALL = Object.keys(NO_FIGURES) as (keyof typeof NO_FIGURES)[];

const OUTDOORS = ['terraceCount', 'terraceSize', 'balconySize', 'cellarSize'];

/** Written independently, by hand: the figures that do not apply to the type. */
const LEFT_OUT: Readonly<Record<PropertyType, readonly string[]>> = {
  HOUSE: ['floor', 'dwellingCount'],
  APARTMENT: ['dwellingCount'],
  LAND: [
    'homeSize',
    'carrezSize',
    'roomCount',
    'bedroomCount',
    'floor',
    'floors',
    ...OUTDOORS,
    'yearBuilt',
    'dwellingCount',
    'heating',
  ],
  BUILDING: ['floor'],
  PARKING: ['carrezSize', 'landSize', 'roomCount', 'bedroomCount', ...OUTDOORS, 'dwellingCount', 'heating'],
  SHOP: ['bedroomCount', 'dwellingCount'],
  OFFICE: ['bedroomCount', 'dwellingCount'],
  PREMISES: ['bedroomCount', 'dwellingCount'],
  CASTLE: ['floor', 'dwellingCount'],
  LOFT: ['dwellingCount'],
};

it.each(Object.entries(LEFT_OUT))('%s has none of the figures that do not apply', (type, figureName) => {
  expect(ALL.filter((figure) => !hasFigure(type as PropertyType, figure))).toEqual(figureName);
});
