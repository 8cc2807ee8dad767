/* eslint-disable max-lines-per-function -- a drawing is one list of strokes, back to front: cut up, it is harder to follow */
import { darken, lighten } from './colour';
import { drawChimney, drawDoor, drawGableEdge, drawSlope, drawWall, drawWindow } from './house-parts';
import { lit, type Light } from './light';
import type { Scene } from './scene';

const TIMBERS = ['#a3281f', '#8f2a24', '#2f5d46', '#27496d', '#7d1f1a'];

function timbering(
  scene: Scene,
  light: Light,
  x: number,
  top: number,
  width: number,
  height: number,
  timber: string,
): void {
  const wood = lit(timber, light);
  for (const y of [top - 6, top + height - 8])
    scene.rect(
      x,
      y,
      width,
      14,
      scene.linear([
        [0, lighten(wood, 0.1)],
        [1, darken(wood, 0.18)],
      ]),
    );
  const step = 46;
  for (let post = x + step / 2; post < x + width - 10; post += step) scene.rect(post, top, 11, height, wood);
}

function stones(scene: Scene, light: Light, x: number, y: number, width: number, height: number): void {
  const { random } = scene;
  for (let row = y; row < y + height; row += 17) {
    for (let left = x + (Math.round(row) % 2) * 10; left < x + width - 8;) {
      const block = random.between(22, 44);
      const shown = Math.min(block, x + width - left) - 3;
      scene.rect(left, row, shown, 14, lit(random.pick(['#b9ab92', '#a99b84', '#c6baa3', '#9e927e']), light), 'rx="3"');
      left += block;
    }
  }
}

/** A labourdin house: white walls, painted timber under one broad asymmetric roof. Gives the width it takes. */
export function drawBasqueHouse(scene: Scene, light: Light, centre: number, base: number): void {
  const { random } = scene;
  const timber = random.pick(TIMBERS);
  const wall = random.pick(['#fbf8f1', '#f7f1e6', '#fdfbf6']);
  const roof = random.pick(['#b5573c', '#c0694a', '#a84f38']);
  const width = random.between(600, 720);
  const left = centre - width / 2;
  const right = centre + width / 2;
  const ground = 190;
  const upper = 165;
  const eaves = base - ground - upper;
  const apexX = centre + random.between(-90, 90);
  const apexY = eaves - random.between(120, 150);
  const wing = random.chance(0.7) ? random.between(220, 300) : 0;
  const wingSide = random.chance(0.5) ? 1 : -1;
  scene.shadow(centre + 20, base + 8, width * 0.68 + wing * 0.5, 40, 0.5);
  if (wing > 0) {
    const wl = wingSide > 0 ? right - 10 : left - wing + 10;
    drawWall(
      scene,
      light,
      [
        [wl, base - 210],
        [wl + wing, base - 210],
        [wl + wing, base],
        [wl, base],
      ],
      wall,
      { x: wl, y: base - 210, width: wing, depth: 50 },
    );
    drawSlope(
      scene,
      light,
      [
        [wl + 24, base - 310],
        [wl + wing - 24, base - 310],
        [wl + wing + 26, base - 196],
        [wl - 26, base - 196],
      ],
      roof,
      7,
    );
    drawWindow(scene, light, wl + wing / 2 - 34, base - 150, 68, 84, {
      frame: '#fdfaf3',
      shutter: timber,
      panes: true,
    });
  }
  drawChimney(scene, light, apexX + (wingSide > 0 ? -150 : 110), apexY + 80, '#b08a70');
  drawWall(
    scene,
    light,
    [
      [left, base],
      [left, eaves + 28],
      [apexX, apexY + 2],
      [right, eaves + 28],
      [right, base],
    ],
    wall,
    { x: left, y: eaves + 6, width, depth: 34 },
  );
  timbering(scene, light, left, base - ground - upper + 20, width, upper - 20, timber);
  scene.poly(
    [
      [left + 40, eaves + 10],
      [apexX, apexY + 26],
      [right - 40, eaves + 10],
    ],
    lit(wall, light),
    'opacity="0"',
  );
  for (const share of [0.3, 0.5, 0.7])
    scene.rect(
      left + width * share - 5,
      apexY + 60 + Math.abs(share - 0.5) * 240,
      10,
      Math.max(20, eaves - apexY - 60 - Math.abs(share - 0.5) * 240),
      lit(timber, light),
      'opacity="0.9"',
    );
  const style = { frame: '#fdfaf3', shutter: timber, panes: true };
  const columns = width > 660 ? [0.17, 0.5, 0.83] : [0.2, 0.5, 0.8];
  for (const share of columns) drawWindow(scene, light, left + width * share - 30, base - ground - 130, 60, 92, style);
  if (random.chance(0.6)) {
    const bw = width * 0.36;
    const bx = left + width * 0.5 - bw / 2;
    const by = base - ground - 24;
    const wood = lit(timber, light);
    scene.rect(bx, by, bw, 12, darken(wood, 0.1));
    for (let post = bx + 4; post < bx + bw; post += 17) scene.rect(post, by - 50, 7, 52, wood);
    scene.rect(bx - 4, by - 56, bw + 8, 8, lighten(wood, 0.1));
    scene.rect(bx, by + 12, bw, 26, '#10182a', 'opacity="0.2"');
  }
  stones(scene, light, left, base - 48, width, 46);
  drawDoor(scene, light, left + width * 0.5 - 38, base, 76, 138, timber);
  for (const share of [columns[0] ?? 0.2, columns[2] ?? 0.8])
    drawWindow(scene, light, left + width * share - 36, base - 148, 72, 92, style);
  drawGableEdge(scene, light, [left - 58, eaves + 34], [apexX, apexY - 14], [right + 58, eaves + 34], roof);
}
