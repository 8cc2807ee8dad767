/* eslint-disable max-lines-per-function -- a drawing is one list of strokes, back to front: cut up, it is harder to follow */
import { darken, lighten } from './colour';
import { drawPendant, drawPlant } from './furniture';
import { closing, room } from './interiors';
import type { Backdrop } from './landscape';
import type { Light } from './light';
import type { Room } from './room';
import { drawBackWindow } from './room-view';
import type { Scene } from './scene';

function backTiles(r: Room, y: number, height: number, colour: string, step: number): void {
  const { scene } = r;
  const f = r.onBackWall(0, y, r.size.width, height);
  scene.rect(f.x, f.y, f.width, f.height, colour);
  const line = lighten(colour, 0.35);
  const s = r.scale(r.size.depth) * step;
  for (let x = f.x; x < f.x + f.width; x += s) scene.line([x, f.y], [x, f.y + f.height], line, 1.6, 0.6);
  for (let row = f.y; row < f.y + f.height; row += s * 0.5)
    scene.line([f.x, row], [f.x + f.width, row], line, 1.6, 0.6);
}

function cabinets(
  r: Room,
  x: number,
  width: number,
  y: number,
  height: number,
  depth: number,
  colour: string,
  handle: string,
): void {
  const z = r.size.depth - depth;
  const count = Math.max(1, Math.round(width / 0.6));
  r.box(x, y, z, width, height, depth, colour);
  for (let door = 0; door < count; door += 1) {
    const [left, top] = r.at(x + (door * width) / count, y + height, z);
    const [right, bottom] = r.at(x + ((door + 1) * width) / count, y, z);
    r.scene.rect(
      left + 3,
      top + 3,
      right - left - 6,
      bottom - top - 6,
      'none',
      `stroke="${darken(colour, 0.2)}" stroke-width="2" rx="2"`,
    );
    r.scene.rect(
      left + (right - left) * 0.35,
      y > 1 ? bottom - 14 : top + 12,
      (right - left) * 0.3,
      4,
      handle,
      'rx="2"',
    );
  }
}

export function kitchen(scene: Scene, light: Light, view: Backdrop): void {
  const { random } = scene;
  const r = room(scene, { width: 5.2, height: 2.6, depth: 3.8 }, random.chance(0.5) ? 'TILES' : 'BOARDS');
  const front = random.pick(['#f4f1ea', '#7f9a8b', '#3f5a68', '#d9cdb8', '#4a5058', '#a9b8ad', '#c9a27a', '#e9e4da']);
  const handle = random.pick(['#c9a24a', '#2f2b28', '#d8d8d8']);
  backTiles(r, 0.9, 0.62, random.pick(['#eef0ec', '#dfe8e6', '#c9d9d3', '#e9dccb', '#8fb0a8', '#d9c0ae']), 0.2);
  const left = random.chance(0.5);
  const windowX = left ? 3.1 : 0.8;
  drawBackWindow(r, light, {
    x: windowX,
    y: 1.05,
    width: 1.3,
    height: 1.05,
    leaves: 2,
    view,
    curtain: null,
    frame: '#fbfaf7',
  });
  const tall = left ? 0.05 : 4.45;
  cabinets(r, tall, 0.7, 0, 2.25, 0.62, front, handle);
  const from = left ? 0.78 : 0.1;
  cabinets(r, from, 4.3, 0.08, 0.8, 0.6, front, handle);
  const top = random.pick(['#d5b48c', '#f2efe8', '#4a4a4c', '#b58255', '#e3ddd2']);
  r.box(from - 0.02, 0.88, 3.17, 4.34, 0.045, 0.63, top);
  const upper = left ? 0.82 : 2.3;
  cabinets(r, upper, 2.1, 1.52, 0.72, 0.36, random.chance(0.6) ? front : '#f4f1ea', handle);
  const hob = upper + 0.75;
  r.box(hob, 0.925, 3.3, 0.6, 0.012, 0.42, '#22262b');
  r.box(hob + 0.05, 1.42, 3.36, 0.5, 0.12, 0.4, '#c9cdd0');
  const [ox, oy] = r.at(hob, 0.78, 3.2);
  const s = r.scale(3.2);
  scene.rect(ox, oy, s * 0.6, s * 0.52, '#22262b', 'rx="4"');
  scene.rect(ox + 8, oy + s * 0.16, s * 0.6 - 16, s * 0.3, light.evening ? '#e8a04a' : '#3d464f', 'rx="4"');
  const [tx, ty] = r.at(windowX + 0.65, 0.93, 3.5);
  scene.path(
    `M${tx} ${ty} q0 -${s * 0.34} ${s * 0.12} -${s * 0.34} q${s * 0.12} 0 ${s * 0.12} ${s * 0.12}`,
    'none',
    'stroke="#c3c8cc" stroke-width="7" stroke-linecap="round"',
  );
  for (let item = 0; item < 4; item += 1)
    r.box(
      from + 2.2 + item * 0.22,
      0.925,
      3.5,
      0.12,
      random.between(0.12, 0.26),
      0.12,
      random.pick(['#efe6d6', '#4f7f8a', '#c9a27a', '#8fae7a', '#b5674a']),
      3,
    );
  if (random.chance(0.7)) {
    r.shade(1.2, 1.2, 2.8, 0.9, 0.4);
    r.box(1.3, 0, 1.3, 2.6, 0.88, 0.8, random.chance(0.5) ? front : '#f4f1ea');
    r.box(1.2, 0.88, 1.2, 2.8, 0.05, 1, top);
    r.box(1.7, 0.93, 1.5, 0.42, 0.07, 0.3, '#c9a27a', 6);
    for (const [dx, tint] of [
      [0.06, '#e8734f'],
      [0.18, '#f2c84b'],
      [0.29, '#8fae7a'],
    ] as const) {
      const [fx, fy] = r.at(1.7 + dx, 1.03, 1.6);
      scene.ellipse(fx, fy, 20, 19, tint);
    }
    for (const x of [1.95, 3.05]) drawPendant(r, light, x, 1.6, 0.8, random.pick(['#2f2b28', '#d8a24a', '#efe6d6']));
  } else drawPlant(r, left ? 4.8 : 0.4, 2.8, 1.2, '#b5674a');
  closing(scene, light);
}

export function bathroom(scene: Scene, light: Light, view: Backdrop): void {
  const { random } = scene;
  const r = room(
    scene,
    { width: 3.9, height: 2.5, depth: 3.1 },
    'TILES',
    random.pick(['#cfd3d2', '#b9b2a6', '#e3ddd2', '#8f9a9c']),
  );
  const tile = random.pick(['#7fa3a0', '#dfe8e6', '#a9c3c9', '#e9dccb', '#5f8088', '#d9b8a4', '#8fae9a']);
  backTiles(r, 0, 2.5, tile, 0.3);
  drawBackWindow(r, light, {
    x: 0.45,
    y: 1.2,
    width: 1.05,
    height: 0.9,
    leaves: 1,
    view,
    curtain: null,
    frame: '#fbfaf7',
  });
  const vanity = random.pick(['#b58255', '#f4f1ea', '#4f6f6a', '#8f6647', '#3f5a68']);
  r.box(2.05, 0.35, 2.55, 1.5, 0.45, 0.5, vanity);
  r.box(2, 0.8, 2.5, 1.6, 0.05, 0.55, '#fbfaf7');
  for (const x of random.chance(0.5) ? [2.35, 3.05] : [2.7]) {
    r.box(x - 0.2, 0.85, 2.6, 0.46, 0.1, 0.32, '#ffffff', 10);
    const [fx, fy] = r.at(x + 0.03, 0.95, 2.95);
    scene.path(
      `M${fx} ${fy} v-52 q0 -14 16 -14 v12`,
      'none',
      'stroke="#c9a24a" stroke-width="7" stroke-linecap="round"',
    );
  }
  const m = r.onBackWall(2.15, 1.2, 1.3, 0.95);
  scene.rect(m.x - 8, m.y - 8, m.width + 16, m.height + 16, '#fff3cf', 'opacity="0.5" rx="12"');
  scene.rect(
    m.x,
    m.y,
    m.width,
    m.height,
    scene.linear([
      [0, '#f3f8f9'],
      [0.5, lighten(tile, 0.45)],
      [1, lighten(tile, 0.2)],
    ]),
    'rx="8"',
  );
  scene.poly(
    [
      [m.x + m.width * 0.15, m.y],
      [m.x + m.width * 0.4, m.y],
      [m.x + m.width * 0.2, m.y + m.height],
      [m.x, m.y + m.height],
      [m.x, m.y + m.height * 0.5],
    ],
    '#ffffff',
    'opacity="0.3"',
  );
  if (random.chance(0.55)) {
    r.shade(0.1, 1.5, 1.75, 0.8, 0.35);
    r.box(0.15, 0.03, 1.6, 1.6, 0.55, 0.72, '#ffffff', 22);
    r.flat(
      [
        [0.1, 1],
        [1.7, 1],
        [1.7, 1.45],
        [0.1, 1.45],
      ],
      random.pick(['#e3d8c4', '#9fb0a8', '#d8c3ae']),
    );
    const [wx, wy] = r.at(0.95, 0.58, 1.96);
    const s = r.scale(1.96);
    scene.ellipse(
      wx,
      wy,
      s * 0.66,
      s * 0.1,
      scene.linear([
        [0, '#bfe3e8'],
        [1, '#e6f4f6'],
      ]),
    );
  } else {
    r.onSideWall(false, 1.2, 0, 1.9, 2.1, '#dff1f7', 'opacity="0.4"');
    r.box(0, 0, 1.9, 1.2, 0.06, 1.2, '#f4f6f6');
    const g = [r.at(1.2, 0, 1.9), r.at(1.2, 2.05, 1.9), r.at(1.2, 2.05, 3.1), r.at(1.2, 0, 3.1)];
    scene.poly(g, '#e6f5f9', 'opacity="0.45" stroke="#9fb3b8" stroke-width="3"');
    const [sx, sy] = r.at(0.5, 2.1, 2.7);
    scene.rect(sx - 46, sy, 92, 10, '#c3c8cc', 'rx="5"');
  }
  drawPlant(r, 3.55, 1.9, 0.8, '#efe6d6');
  r.box(1.78, 0, 2.75, 0.16, 0.6, 0.2, random.pick(['#e8dfcf', '#c9574a', '#8fa3a0']), 6);
  closing(scene, light);
}

export function office(scene: Scene, light: Light, view: Backdrop): void {
  const { random } = scene;
  const r = room(
    scene,
    { width: 6.4, height: 2.8, depth: 4.6 },
    'PLAIN',
    random.pick(['#a9adb0', '#b9b2a6', '#8f979c', '#c79a6b']),
  );
  drawBackWindow(r, light, { x: 0.7, y: 0.7, width: 5, height: 1.6, leaves: 4, view, curtain: null, frame: '#3b4148' });
  const desk = random.pick(['#f4f1ea', '#d5b48c', '#b58255']);
  const chair = random.pick(['#3f5a68', '#4a5058', '#5f7f74', '#b5674a']);
  for (const z of [3, 1.3]) {
    for (const x of [0.7, 3.7]) {
      r.shade(x, z, 1.9, 0.8, 0.3);
      r.box(x + 0.65, 0.45, z + 0.75, 0.5, 0.55, 0.08, chair, 8);
      for (const leg of [x + 0.04, x + 1.82]) r.box(leg, 0, z + 0.1, 0.05, 0.7, 0.6, '#3b4148');
      r.box(x, 0.7, z, 1.9, 0.045, 0.8, desk);
      r.box(x + 0.5, 0.85, z + 0.45, 0.8, 0.46, 0.03, '#22262b', 3);
      r.box(x + 0.86, 0.745, z + 0.46, 0.08, 0.12, 0.05, '#3b4148');
      r.box(x + 0.55, 0.745, z + 0.16, 0.6, 0.02, 0.18, '#dfe3e6');
      r.box(x + 1.5, 0.745, z + 0.3, 0.1, 0.12, 0.1, random.pick(['#c9574a', '#e0b04f', '#4f7f8a']), 3);
    }
  }
  drawPlant(r, 6, 4, 1.5, '#8a8f94');
  drawPlant(r, 3.1, 4.2, 1.1, '#efe6d6');
  for (const x of [1.6, 4.7]) drawPendant(r, light, x, 2.4, 0.5, '#2f2b28');
  closing(scene, light);
}
