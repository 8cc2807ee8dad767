import { drawResidence, drawStoneBuilding } from './apartment-building';
import { drawBasqueHouse } from './house-basque';
import { drawLandesHouse } from './house-landes';
import { drawModernHouse } from './house-modern';
import { drawSeasideVilla } from './house-seaside';
import { drawShopFront, drawStreet, drawTownHouse } from './house-town';
import { drawBackdrop, drawLawn, type Backdrop } from './landscape';
import { drawSky, finish, lit, type Light } from './light';
import { drawBush, drawHedge, drawPool, drawTree } from './plants';
import { HEIGHT, WIDTH, type Scene } from './scene';
import { darken, lighten } from './colour';

const HORIZON = 520;
const BASE = 690;

function path(scene: Scene, light: Light, from: number): void {
  const gravel = lit(scene.random.pick(['#dccfb4', '#cfc4b2', '#d8c8a8']), light);
  scene.path(
    `M${from - 40} ${BASE} C${from - 70} ${BASE + 80} ${from - 260} ${HEIGHT - 60} ${from - 300} ${HEIGHT} L${from + 80} ${HEIGHT} C${from + 60} ${HEIGHT - 70} ${from + 50} ${BASE + 70} ${from + 40} ${BASE} Z`,
    scene.linear([
      [0, lighten(gravel, 0.15)],
      [1, darken(gravel, 0.12)],
    ]),
  );
}

const FLOWERS = ['#d87fb0', '#8fa8e8', '#c94f6a', '#f2c84b', '#b98be0', '#ffffff', '#e8734f'];

function borders(scene: Scene, light: Light): void {
  const { random } = scene;
  for (let index = 0; index < 7; index += 1) {
    const x = random.chance(0.5) ? random.between(40, 460) : random.between(1140, 1570);
    drawBush(
      scene,
      light,
      x,
      random.between(BASE + 8, BASE + 40),
      random.between(90, 150),
      random.pick(['#4f8443', '#5d8f45', '#6f9d55']),
      random.chance(0.7) ? random.pick(FLOWERS) : undefined,
    );
  }
}

function foreground(scene: Scene, light: Light): void {
  const { random } = scene;
  const corner = random.chance(0.5) ? -30 : WIDTH + 30;
  drawBush(scene, light, corner, HEIGHT + 40, 420, '#3f6f3c', random.pick(FLOWERS));
  if (random.chance(0.5)) drawBush(scene, light, WIDTH - corner, HEIGHT + 60, 340, '#477a41', random.pick(FLOWERS));
}

type Tree = Parameters<typeof drawTree>[5];

export interface HouseScene {
  house: 'BASQUE' | 'LANDES' | 'MODERN' | 'SEASIDE';
  backdrop: Backdrop;
  pool: boolean;
}

const TREES: Readonly<Record<Backdrop, readonly Tree[]>> = {
  MOUNTAINS: ['OAK', 'OAK', 'CYPRESS'],
  OCEAN: ['PALM', 'OLIVE', 'PINE'],
  PINES: ['PINE', 'PINE', 'OAK'],
  TOWN: ['OAK', 'OLIVE', 'CYPRESS'],
  HILLS: ['OAK', 'CYPRESS', 'OLIVE'],
};

/** A house in its garden. */
export function houseScene(scene: Scene, light: Light, { house, backdrop, pool }: HouseScene): void {
  const { random } = scene;
  drawSky(scene, light, HORIZON);
  drawBackdrop(scene, light, backdrop, HORIZON);
  drawLawn(scene, light, HORIZON, random.pick(['#6fa653', '#79ab58', '#639c4f', '#86ad5c']));
  drawHedge(scene, light, -10, HORIZON + 96, WIDTH + 20, random.between(50, 80));
  const kinds = TREES[backdrop];
  for (const x of [random.between(40, 260), random.between(1330, 1560), random.between(1180, 1500)])
    drawTree(scene, light, x, random.between(HORIZON + 90, BASE - 40), random.between(300, 430), random.pick(kinds));
  const centre = WIDTH / 2 + random.between(-90, 90);
  if (!pool) path(scene, light, centre);
  if (house === 'BASQUE') drawBasqueHouse(scene, light, centre, BASE);
  else if (house === 'LANDES') drawLandesHouse(scene, light, centre, BASE);
  else if (house === 'MODERN') drawModernHouse(scene, light, centre, BASE);
  else drawSeasideVilla(scene, light, centre, BASE);
  borders(scene, light);
  if (pool) drawPool(scene, light, random.between(330, 520), BASE + 62, random.between(620, 760), 112);
  drawTree(
    scene,
    light,
    random.chance(0.5) ? random.between(-20, 110) : random.between(1490, 1620),
    BASE + 60,
    random.between(430, 560),
    random.pick(kinds),
  );
  foreground(scene, light);
  finish(scene, light);
}

export function townScene(scene: Scene, light: Light): void {
  drawSky(scene, light, HORIZON);
  drawBackdrop(scene, light, 'TOWN', HORIZON);
  drawStreet(scene, light, 710);
  drawTownHouse(scene, light, 710);
  finish(scene, light);
}

export function buildingScene(scene: Scene, light: Light, stone: boolean, backdrop: Backdrop): void {
  const { random } = scene;
  drawSky(scene, light, HORIZON);
  drawBackdrop(scene, light, backdrop, HORIZON);
  if (!stone) drawLawn(scene, light, HORIZON + 60);
  const width = random.between(860, 1080);
  const x = (WIDTH - width) / 2 + random.between(-80, 80);
  const base = 720;
  if (stone) drawStreet(scene, light, base);
  const frame = { x, base, width, floors: random.pick([4, 5]), storey: random.between(98, 112) };
  for (const tx of [x - random.between(70, 160), x + width + random.between(60, 150)])
    drawTree(scene, light, tx, base - 10, random.between(300, 400), backdrop === 'OCEAN' ? 'PALM' : 'OAK');
  if (stone) drawStoneBuilding(scene, light, frame);
  else drawResidence(scene, light, frame);
  if (!stone) {
    const slab = lit('#d8d2c6', light);
    scene.poly(
      [
        [WIDTH / 2 - 70, base],
        [WIDTH / 2 + 70, base],
        [WIDTH / 2 + 210, HEIGHT],
        [WIDTH / 2 - 210, HEIGHT],
      ],
      scene.linear([
        [0, slab],
        [1, darken(slab, 0.15)],
      ]),
    );
    borders(scene, light);
    foreground(scene, light);
  }
  finish(scene, light);
}

export function shopScene(scene: Scene, light: Light): void {
  drawStreet(scene, light, 760);
  drawShopFront(scene, light, 760);
  finish(scene, light);
}

/** A plot to build on: stakes, meadow, a sign of what will stand there. */
export function landScene(scene: Scene, light: Light, backdrop: Backdrop): void {
  const { random } = scene;
  const horizon = 430;
  drawSky(scene, light, horizon);
  drawBackdrop(scene, light, backdrop, horizon);
  drawLawn(scene, light, horizon, random.pick(['#8fae5a', '#a3b463', '#7fa653']));
  for (let index = 0; index < 9; index += 1)
    drawTree(
      scene,
      light,
      random.between(-20, WIDTH + 20),
      random.between(horizon + 30, horizon + 90),
      random.between(160, 280),
      random.pick(TREES[backdrop]),
    );
  const corners = [
    [430, 590],
    [1180, 580],
    [1440, 820],
    [150, 838],
  ] as const;
  scene.poly(corners, '#ffffff', 'opacity="0.13"');
  corners.forEach(([x, y], index) => {
    const [nx, ny] = corners[(index + 1) % corners.length] ?? [x, y];
    scene.line([x, y - 34], [nx, ny - 34], '#d9483b', 3, 0.75);
  });
  for (const [x, y] of corners) {
    scene.shadow(x, y, 26, 6);
    scene.rect(x - 5, y - 60, 10, 62, lit('#b98a57', light));
    scene.rect(x - 5, y - 60, 10, 14, '#d9483b');
  }
  for (let index = 0; index < 120; index += 1) {
    const [x, y] = [random.between(0, WIDTH), random.between(horizon + 120, HEIGHT)];
    scene.ellipse(
      x,
      y,
      3 + (y - horizon) / 140,
      3 + (y - horizon) / 140,
      random.pick(['#ffffff', '#f7e06b', '#e99ac0', '#c7a6ea']),
      'opacity="0.85"',
    );
  }
  foreground(scene, light);
  finish(scene, light);
}
