import { Random } from '../random';
import { buildingScene, houseScene, landScene, shopScene, townScene, type HouseScene } from './exteriors';
import { floorPlan } from './floor-plan';
import { bedroom, diningRoom, livingRoom } from './interiors';
import { bathroom, kitchen, office } from './interiors-wet';
import type { Backdrop } from './landscape';
import { lightOf, type Light, type LightName } from './light';
import { parking, terrace } from './other-scenes';
import { Scene } from './scene';

/** What a picture shows, with how many different ones are drawn of it. */
export const PICTURE_COUNTS = {
  HOUSE_BASQUE: 14,
  HOUSE_LANDES: 12,
  HOUSE_MODERN: 12,
  HOUSE_SEASIDE: 12,
  HOUSE_TOWN: 6,
  RESIDENCE: 13,
  STONE_BUILDING: 9,
  LIVING: 12,
  DINING: 6,
  KITCHEN: 10,
  BEDROOM: 11,
  BATHROOM: 8,
  TERRACE: 8,
  LAND: 7,
  PARKING: 4,
  SHOP: 5,
  OFFICE: 4,
  PLAN: 6,
} as const;

export type PictureKind = keyof typeof PICTURE_COUNTS;

export interface PictureSpec {
  kind: PictureKind;
  number: number;
  light: LightName;
  view: Backdrop;
  pool: boolean;
}

const OUTDOOR_LIGHTS: readonly LightName[] = ['NOON', 'BRIGHT', 'MORNING', 'GOLDEN', 'BRIGHT', 'SOFT', 'NOON', 'DUSK'];
const INDOOR_LIGHTS: readonly LightName[] = ['NOON', 'MORNING', 'BRIGHT', 'SOFT', 'NOON', 'GOLDEN', 'BRIGHT', 'DUSK'];
const INDOORS = new Set<PictureKind>(['LIVING', 'DINING', 'KITCHEN', 'BEDROOM', 'BATHROOM', 'OFFICE']);
const VIEWS: Partial<Record<PictureKind, readonly Backdrop[]>> = {
  HOUSE_BASQUE: ['MOUNTAINS', 'HILLS', 'MOUNTAINS', 'OCEAN'],
  HOUSE_LANDES: ['PINES', 'PINES', 'HILLS'],
  HOUSE_MODERN: ['HILLS', 'PINES', 'OCEAN', 'MOUNTAINS'],
  HOUSE_SEASIDE: ['OCEAN', 'OCEAN', 'HILLS'],
  RESIDENCE: ['OCEAN', 'TOWN', 'PINES', 'HILLS'],
  LAND: ['MOUNTAINS', 'PINES', 'HILLS', 'OCEAN'],
};
const ALL_VIEWS: readonly Backdrop[] = ['OCEAN', 'HILLS', 'PINES', 'TOWN', 'MOUNTAINS'];

function describe(kind: PictureKind, number: number): PictureSpec {
  const lights = INDOORS.has(kind) ? INDOOR_LIGHTS : OUTDOOR_LIGHTS;
  const views = VIEWS[kind] ?? ALL_VIEWS;
  return {
    kind,
    number,
    light: lights[(number * 3 + kind.length) % lights.length] ?? 'NOON',
    view: views[number % views.length] ?? 'HILLS',
    pool: kind === 'HOUSE_MODERN' ? number % 4 !== 3 : kind !== 'HOUSE_TOWN' && number % 3 === 2,
  };
}

/** Every picture of the demonstration agency. */
export const PICTURES: readonly PictureSpec[] = (Object.keys(PICTURE_COUNTS) as PictureKind[]).flatMap((kind) =>
  Array.from({ length: PICTURE_COUNTS[kind] }, (_, number) => describe(kind, number)),
);

type Draw = (scene: Scene, light: Light, spec: PictureSpec) => void;

const house =
  (style: HouseScene['house']): Draw =>
  (scene, light, { view, pool }) =>
    houseScene(scene, light, { house: style, backdrop: view, pool });

const DRAW: Readonly<Record<PictureKind, Draw>> = {
  HOUSE_BASQUE: house('BASQUE'),
  HOUSE_LANDES: house('LANDES'),
  HOUSE_MODERN: house('MODERN'),
  HOUSE_SEASIDE: house('SEASIDE'),
  HOUSE_TOWN: townScene,
  RESIDENCE: (scene, light, { view }) => buildingScene(scene, light, false, view),
  STONE_BUILDING: (scene, light) => buildingScene(scene, light, true, 'TOWN'),
  LIVING: (scene, light, { view }) => livingRoom(scene, light, view),
  DINING: (scene, light, { view }) => diningRoom(scene, light, view),
  KITCHEN: (scene, light, { view }) => kitchen(scene, light, view),
  BEDROOM: (scene, light, { view }) => bedroom(scene, light, view),
  BATHROOM: (scene, light, { view }) => bathroom(scene, light, view),
  TERRACE: (scene, light, { view }) => terrace(scene, light, view),
  LAND: (scene, light, { view }) => landScene(scene, light, view),
  PARKING: parking,
  SHOP: shopScene,
  OFFICE: (scene, light, { view }) => office(scene, light, view),
  PLAN: floorPlan,
};

/** The picture as SVG, 1600 × 900; the same specification gives the same picture. */
export function drawPicture(spec: PictureSpec): string {
  const random = new Random('picture', spec.kind, spec.number);
  const scene = new Scene(random);
  DRAW[spec.kind](scene, lightOf(spec.light, random), spec);
  return scene.toSvg();
}
