import { darken, lighten } from './colour';
import { drawChair, drawLamp, drawPendant, drawPicture, drawPlant, drawRug, drawSofa, drawTable } from './furniture';
import type { Backdrop } from './landscape';
import type { Light } from './light';
import { Room } from './room';
import { drawBackWindow } from './room-view';
import type { Scene } from './scene';

const FLOORS = ['#c79a6b', '#b58255', '#d5b48c', '#a87649', '#cdb79a', '#8f6647'];
const WALLS = ['#f5f1e8', '#efe9de', '#f1ece6', '#e8ebe6', '#f3ece2'];
const ACCENTS = [
  '#dfe6df',
  '#d8c9b4',
  '#b9c9c4',
  '#c9d3da',
  '#e6d5c6',
  '#9fb3a8',
  '#d9d3e0',
  '#cfa98a',
  '#7f9aa3',
  '#f1ece6',
  '#e9e2d4',
];
const FABRICS = [
  '#7f8f86',
  '#c9b79c',
  '#5f7f94',
  '#b5674a',
  '#8a8fa3',
  '#d8cdbb',
  '#4f6f5c',
  '#a3838f',
  '#c98f4f',
  '#66707a',
];
const TINTS = ['#d8a24a', '#c9574a', '#e8dfcf', '#4f7f8a', '#8fae7a', '#e9b7a0', '#2f4f6a'];

export function room(
  scene: Scene,
  size: { width: number; height: number; depth: number },
  pattern: 'BOARDS' | 'TILES' | 'PLAIN',
  floor?: string,
): Room {
  const { random } = scene;
  const colours = {
    wall: random.pick(WALLS),
    accent: random.pick(ACCENTS),
    floor: floor ?? random.pick(FLOORS),
    ceiling: '#fbfaf6',
  };
  const drawn = new Room(scene, size, colours, random.between(-0.5, 0.5));
  drawn.drawShell(pattern);
  return drawn;
}

export function closing(scene: Scene, light: Light): void {
  if (light.evening) scene.rect(0, 0, 1600, 900, '#a8541a', 'opacity="0.13"');
  else if (light.strength >= 0.2) scene.rect(0, 0, 1600, 900, '#ffc98a', 'opacity="0.1"');
  scene.rect(
    0,
    760,
    1600,
    140,
    scene.linear([
      [0, '#0b1020', 0],
      [1, '#0b1020', 0.22],
    ]),
  );
  scene.rect(
    0,
    0,
    140,
    900,
    scene.linear(
      [
        [0, '#0b1020', 0.08],
        [1, '#0b1020', 0],
      ],
      true,
    ),
  );
  scene.rect(
    1460,
    0,
    140,
    900,
    scene.linear(
      [
        [0, '#0b1020', 0],
        [1, '#0b1020', 0.08],
      ],
      true,
    ),
  );
}

export function livingRoom(scene: Scene, light: Light, view: Backdrop): void {
  const { random } = scene;
  const r = room(scene, { width: 6.2, height: 2.7, depth: 4.6 }, random.chance(0.75) ? 'BOARDS' : 'TILES');
  const wide = random.chance(0.55);
  const window = wide
    ? { x: 1.5, y: 0.05, width: 3.2, height: 2.2, leaves: 3 }
    : { x: random.pick([0.7, 3.4]), y: 0.05, width: 2, height: 2.2, leaves: 2 };
  drawBackWindow(r, light, {
    ...window,
    view,
    curtain: random.chance(0.6) ? random.pick(['#efe6d6', '#d9d9cf', '#e8d3c2', '#c9d3d0']) : null,
    frame: random.pick(['#fbfaf7', '#3b4148', '#b58d5c']),
  });
  if (!wide) {
    const x = window.x < 2 ? 3.6 : 0.9;
    drawPicture(r, x, 1.25, 1.25, 0.85);
  }
  const right = random.chance(0.5);
  r.onSideWall(right, 1.6, 1.15, 1.3, 0.9, '#2f2b28');
  r.onSideWall(right, 1.66, 1.2, 1.18, 0.8, random.pick(['#d8684f', '#4f86a6', '#93a56b', '#e6c07e', '#f1ece2']));
  drawPlant(
    r,
    right ? 0.5 : 5.7,
    3.9,
    random.between(1.2, 1.7),
    random.pick(['#c9a27a', '#8a8f94', '#efe6d6', '#b5674a']),
  );
  drawLamp(r, light, right ? 5.6 : 0.6, 3.2, random.pick(['#f3e2c0', '#efe9de', '#d8a24a']));
  drawRug(r, 1.5, 0.9, 3.2, 2.1, random.pick(['#d8cdb8', '#b9a58c', '#8fa39c', '#c98a6a', '#6f8294']));
  const fabric = random.pick(FABRICS);
  const sofa = random.between(2, 2.5);
  drawSofa(r, right ? 0.9 : 6.2 - 0.9 - sofa, 2.5, sofa, fabric, random.sample(TINTS, 2));
  if (random.chance(0.6)) drawSofa(r, right ? 4 : 1, 2.2, 1.05, random.pick(FABRICS), []);
  drawTable(r, 2.55, 1.15, 1.15, 0.6, 0.38, random.pick(['#b58255', '#8f6647', '#e8e2d6', '#4a4038']));
  r.box(2.8, 0.38, 1.35, 0.3, 0.04, 0.22, random.pick(TINTS));
  r.box(3.3, 0.38, 1.4, 0.13, 0.2, 0.13, random.pick(['#efe6d6', '#4f7f8a', '#c9a27a']), 3);
  if (random.chance(0.5)) drawPendant(r, light, 3.1, 1.8, 0.7, random.pick(['#2f2b28', '#d8a24a', '#efe6d6']));
  closing(scene, light);
}

export function bedroom(scene: Scene, light: Light, view: Backdrop): void {
  const { random } = scene;
  const r = room(scene, { width: 4.8, height: 2.6, depth: 4 }, 'BOARDS');
  const left = random.chance(0.5);
  const bedX = left ? 2 : 0.9;
  drawBackWindow(r, light, {
    x: left ? 0.35 : 3.05,
    y: 0.75,
    width: 1.3,
    height: 1.45,
    leaves: 2,
    view,
    curtain: random.pick(['#efe6d6', '#d3dbd6', '#e6cfc2', '#c3ccd6']),
    frame: '#fbfaf7',
  });
  const head = random.pick(['#8f6647', '#c9a27a', '#5f7f74', '#a3838f', '#6a7a8a', '#d8cdbb']);
  r.box(bedX - 0.1, 0, 3.85, 2.0, 1.15, 0.1, head, 6);
  drawPicture(r, bedX + 0.45, 1.45, 0.9, 0.65);
  for (const x of [bedX - 0.62, bedX + 1.95]) {
    r.shade(x, 3.4, 0.45, 0.4, 0.25);
    r.box(x, 0, 3.4, 0.45, 0.5, 0.4, random.pick(['#b58255', '#efe9de']));
    const [lx, ly] = r.at(x + 0.22, 0.78, 3.6);
    const s = r.scale(3.6);
    if (light.evening)
      scene.ellipse(
        lx,
        ly,
        s * 0.7,
        s * 0.7,
        scene.radial([
          [0, '#ffdf9a', 0.7],
          [1, '#ffdf9a', 0],
        ]),
      );
    scene.line([lx, ly + s * 0.28], [lx, ly], '#6b5a48', 4);
    scene.poly(
      [
        [lx - s * 0.08, ly - s * 0.1],
        [lx + s * 0.08, ly - s * 0.1],
        [lx + s * 0.13, ly + s * 0.08],
        [lx - s * 0.13, ly + s * 0.08],
      ],
      '#f6e6c4',
    );
  }
  drawRug(r, bedX - 0.5, 0.5, 2.8, 2, random.pick(['#e3d8c4', '#b9a58c', '#9fb0a8', '#c9a08a']));
  r.shade(bedX - 0.1, 1.7, 2, 2.1, 0.4);
  r.box(bedX, 0.08, 1.75, 1.8, 0.24, 2.1, darken(head, 0.05));
  r.box(bedX, 0.3, 1.72, 1.8, 0.22, 2.1, '#f7f3ea', 6);
  for (const x of [bedX + 0.12, bedX + 0.98]) r.box(x, 0.5, 3.3, 0.68, 0.3, 0.18, '#fdfbf5', 10);
  const spread = random.pick(['#c9d3cf', '#d8c3ae', '#a9bccb', '#e6d9c6', '#b9a3ad', '#8fa58f']);
  r.box(bedX - 0.03, 0.34, 1.68, 1.86, 0.22, 1.35, spread, 8);
  r.box(bedX - 0.04, 0.4, 1.66, 1.88, 0.18, 0.42, random.pick(TINTS), 8);
  r.box(bedX + 0.55, 0.56, 3.1, 0.7, 0.26, 0.14, random.pick(TINTS), 9);
  drawPlant(r, left ? 4.4 : 0.4, 3.2, 0.9, '#c9a27a');
  if (random.chance(0.6)) drawPendant(r, light, 2.4, 2, 0.6, random.pick(['#efe6d6', '#2f2b28', '#d8a24a']));
  closing(scene, light);
}

export function diningRoom(scene: Scene, light: Light, view: Backdrop): void {
  const { random } = scene;
  const r = room(scene, { width: 5.6, height: 2.7, depth: 4.4 }, random.chance(0.5) ? 'BOARDS' : 'TILES');
  drawBackWindow(r, light, {
    x: 1.2,
    y: 0.05,
    width: 3.2,
    height: 2.2,
    leaves: 3,
    view,
    curtain: random.chance(0.5) ? '#efe6d6' : null,
    frame: random.pick(['#fbfaf7', '#3b4148']),
  });
  drawPlant(r, 5, 3.8, 1.5, '#8a8f94');
  const chair = random.pick(FABRICS);
  for (const x of [1.75, 2.55, 3.35]) drawChair(r, x, 2.75, chair, false);
  drawTable(r, 1.5, 1.6, 2.6, 1.05, 0.76, random.pick(['#b58255', '#8f6647', '#d5b48c', '#4a4038']));
  r.box(2.55, 0.76, 2, 0.16, 0.24, 0.16, random.pick(['#efe6d6', '#4f7f8a']), 3);
  for (let stem = 0; stem < 7; stem += 1) {
    const [x, y] = r.at(2.63 + random.between(-0.16, 0.16), 1.05 + random.between(0, 0.22), 2.08);
    scene.ellipse(x, y, 15, 14, random.pick(['#d87fb0', '#f2c84b', '#e8734f', '#ffffff', '#8fae7a']));
  }
  for (const x of [1.75, 2.55, 3.35]) r.box(x + 0.05, 0.765, 1.72, 0.3, 0.012, 0.24, lighten('#f7f3ea', 0.4));
  for (const x of [1.75, 2.6, 3.4]) drawChair(r, x, 0.98, chair, true);
  for (const x of [2.2, 3.3]) drawPendant(r, light, x, 2.1, 0.95, random.pick(['#2f2b28', '#d8a24a']));
  closing(scene, light);
}
