/* eslint-disable max-lines-per-function -- a drawing is one list of strokes, back to front: cut up, it is harder to follow */
import { darken, lighten } from './colour';
import { drawDoor, drawSlope, drawWall, drawWindow, glass } from './house-parts';
import { lit, type Light } from './light';
import { HEIGHT, WIDTH, type Scene } from './scene';

const SHUTTERS = ['#a3281f', '#2f5d46', '#27496d', '#6f8f8a', '#8a5a3c', '#c9b26a', '#4d5f7a'];

function ironBalcony(scene: Scene, x: number, y: number, width: number): void {
  scene.rect(x, y, width, 6, '#23272e');
  scene.rect(x, y - 40, width, 4, '#23272e');
  for (let bar = x + 3; bar < x + width; bar += 11) scene.rect(bar, y - 38, 2.4, 40, '#23272e');
}

function facade(scene: Scene, light: Light, x: number, width: number, base: number, floors: number): void {
  const { random } = scene;
  const wall = random.pick(['#f6efe0', '#fbf7ee', '#ecdfc9', '#e9d7c0', '#dfe3df', '#f2e3d6', '#e5d9d3']);
  const shutter = random.pick(SHUTTERS);
  const storey = 150;
  const height = floors * storey + random.between(14, 60);
  const top = base - height;
  drawSlope(
    scene,
    light,
    [
      [x + 6, top - 60],
      [x + width - 6, top - 60],
      [x + width + 8, top + 8],
      [x - 8, top + 8],
    ],
    random.pick(['#b5593d', '#a9563f', '#c07052']),
    5,
  );
  drawWall(
    scene,
    light,
    [
      [x, top],
      [x + width, top],
      [x + width, base],
      [x, base],
    ],
    wall,
    { x, y: top, width, depth: 40 },
  );
  const stone = lit('#cdbfa6', light);
  for (const edge of [x, x + width - 14])
    for (let y = top + 14; y < base; y += 40) scene.rect(edge, y, 14, 24, stone, 'rx="2"');
  const columns = width > 250 ? [0.2, 0.5, 0.8] : [0.3, 0.7];
  const style = { frame: '#ffffff', shutter: width / columns.length > 84 ? shutter : null, panes: true };
  for (let floor = 1; floor < floors; floor += 1) {
    const y = base - floor * storey - 122;
    for (const share of columns) drawWindow(scene, light, x + width * share - 24, y, 48, 96, style);
    if (random.chance(0.5)) ironBalcony(scene, x + 26, y + 104, width - 52);
    scene.rect(x, base - floor * storey - 6, width, 7, lighten(lit(wall, light), 0.25));
  }
  drawDoor(scene, light, x + width * (columns[0] ?? 0.3) - 30, base, 60, 126, shutter);
  for (const share of columns.slice(1)) drawWindow(scene, light, x + width * share - 27, base - 124, 54, 88, style);
}

/** A house in its street, between its neighbours. */
export function drawTownHouse(scene: Scene, light: Light, base: number): void {
  const { random } = scene;
  let x = -random.between(20, 120);
  while (x < WIDTH) {
    const width = random.between(210, 340);
    facade(scene, light, x, width, base, random.pick([2, 3, 3, 4]));
    x += width + 2;
  }
}

/** Pavement and road in front of a town building. */
export function drawStreet(scene: Scene, light: Light, base: number): void {
  const { random } = scene;
  const stone = lit('#cfc8bb', light);
  scene.rect(
    0,
    base - 4,
    WIDTH,
    60,
    scene.linear([
      [0, darken(stone, 0.18)],
      [1, stone],
    ]),
  );
  for (let slab = -40; slab < WIDTH; slab += 92)
    scene.line([slab + 40, base - 2], [slab, base + 56], darken(stone, 0.3), 1.6, 0.5);
  scene.rect(0, base + 54, WIDTH, 12, darken(stone, 0.22));
  const road = lit('#6f747b', light);
  scene.rect(
    0,
    base + 66,
    WIDTH,
    HEIGHT - base - 66,
    scene.linear([
      [0, lighten(road, 0.08)],
      [1, darken(road, 0.25)],
    ]),
  );
  for (let dash = random.between(-80, 0); dash < WIDTH; dash += 240)
    scene.poly(
      [
        [dash + 30, base + 136],
        [dash + 150, base + 136],
        [dash + 138, base + 146],
        [dash + 12, base + 146],
      ],
      '#f3f1ea',
      'opacity="0.75"',
    );
}

/** A shop on the ground floor of a town building. */
export function drawShopFront(scene: Scene, light: Light, base: number): void {
  const { random } = scene;
  const wall = lit(random.pick(['#f3ead9', '#e8ddcb', '#dde2e0']), light);
  const paint = lit(random.pick(['#2f5d46', '#27496d', '#7d2c2a', '#33373d', '#3f7f94', '#8a6a3c']), light);
  scene.rect(
    0,
    0,
    WIDTH,
    base,
    scene.linear([
      [0, lighten(wall, 0.1)],
      [1, darken(wall, 0.06)],
    ]),
  );
  for (const x of [190, 530, 870, 1210])
    drawWindow(scene, light, x, 40, 110, 190, { frame: '#ffffff', shutter: random.pick(SHUTTERS), panes: true });
  scene.rect(0, 262, WIDTH, 14, lighten(wall, 0.25));
  const [left, width, top] = [150, 1300, 320];
  scene.rect(left, top, width, base - top, paint);
  scene.rect(
    left - 12,
    top - 14,
    width + 24,
    92,
    scene.linear([
      [0, lighten(paint, 0.12)],
      [1, darken(paint, 0.12)],
    ]),
  );
  scene.rect(left + 40, top + 8, width - 80, 50, 'none', `stroke="${lighten(paint, 0.45)}" stroke-width="2"`);
  const sign = random.pick(['LIBRAIRIE', 'FLEURISTE', 'LA BOUTIQUE', 'ÉPICERIE FINE', 'ATELIER', 'MAISON ET DÉCO']);
  scene.text(WIDTH / 2, top + 46, 40, sign, '#f7efd9', 'text-anchor="middle" letter-spacing="10" font-weight="500"');
  for (const x of [left + 40, left + 800]) {
    glass(scene, light, x, top + 110, 460, base - top - 170);
    if (!light.evening) scene.rect(x, top + 110, 460, base - top - 170, '#ffdf9f', 'opacity="0.22"');
    for (let shelf = 0; shelf < 3; shelf += 1) {
      const y = top + 220 + shelf * 70;
      scene.rect(x + 20, y, 420, 6, '#6d5138', 'opacity="0.7"');
      for (let item = x + 34; item < x + 420; item += random.between(30, 60))
        scene.rect(
          item,
          y - random.between(18, 46),
          22,
          46,
          random.pick(['#c9574a', '#e0b04f', '#4f8a7a', '#496a9c', '#efe6d4', '#b97fa0']),
          'opacity="0.8" rx="3"',
        );
    }
    scene.rect(x, top + 110, 460, base - top - 170, 'none', `stroke="${darken(paint, 0.25)}" stroke-width="8"`);
  }
  drawDoor(scene, light, left + 590, base, 120, 300, random.pick(SHUTTERS));
  const awning = random.pick(['#c24b3f', '#3f7f94', '#4f7d5c', '#d0a24a']);
  for (let stripe = 0; stripe < 26; stripe += 1) {
    const x = left + (stripe * width) / 26;
    scene.poly(
      [
        [x, top + 74],
        [x + width / 26, top + 74],
        [x + width / 26 + (stripe - 12) * 1.6, top + 138],
        [x + (stripe - 13) * 1.6, top + 138],
      ],
      stripe % 2 ? '#fbf6ea' : lit(awning, light),
    );
  }
  scene.rect(
    left - 24,
    top + 138,
    width + 48,
    26,
    scene.linear([
      [0, '#10182a', 0.4],
      [1, '#10182a', 0],
    ]),
  );
}
