/* eslint-disable max-lines-per-function -- a drawing is one list of strokes, back to front: cut up, it is harder to follow */
import { darken, lighten } from './colour';
import { glass } from './house-parts';
import { lit, type Light } from './light';
import type { Scene } from './scene';

interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}

function block(scene: Scene, light: Light, { x, y, width, height, colour }: Block, cladding: boolean): void {
  const wall = lit(colour, light);
  scene.rect(
    x,
    y,
    width,
    height,
    scene.linear([
      [0, lighten(wall, 0.08)],
      [1, darken(wall, 0.08)],
    ]),
  );
  if (cladding)
    for (let board = x + 12; board < x + width; board += 13)
      scene.rect(board, y, 2, height, darken(wall, 0.3), 'opacity="0.55"');
  scene.rect(x - 8, y - 14, width + 16, 16, lit('#3b4148', light));
  scene.rect(x - 8, y - 14, width + 16, 4, lighten('#3b4148', 0.25));
  scene.rect(
    x,
    y + 2,
    width,
    30,
    scene.linear([
      [0, '#10182a', 0.3],
      [1, '#10182a', 0],
    ]),
  );
}

function bay(scene: Scene, light: Light, x: number, y: number, width: number, height: number, leaves: number): void {
  scene.rect(x - 6, y - 6, width + 12, height + 8, '#2c3138');
  glass(scene, light, x, y, width, height);
  if (light.evening) {
    scene.rect(x + width * 0.15, y + height * 0.62, width * 0.32, height * 0.38, '#7a4a2a', 'opacity="0.5" rx="6"');
    scene.ellipse(
      x + width * 0.7,
      y + height * 0.25,
      60,
      50,
      scene.radial([
        [0, '#fff3cf', 0.9],
        [1, '#fff3cf', 0],
      ]),
    );
  } else {
    scene.rect(x + width * 0.1, y + height * 0.64, width * 0.3, height * 0.36, '#1f2c3a', 'opacity="0.45" rx="6"');
    scene.rect(x + width * 0.62, y + height * 0.2, 5, height * 0.8, '#1f2c3a', 'opacity="0.35"');
  }
  for (let leaf = 0; leaf <= leaves; leaf += 1)
    scene.rect(x + (width * leaf) / leaves - 3, y - 2, 6, height + 4, '#2c3138');
}

/** A contemporary villa: a white volume over a dark or wooden one, glass to the garden. */
export function drawModernHouse(scene: Scene, light: Light, centre: number, base: number): void {
  const { random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const white = random.pick(['#fbfaf7', '#f4f2ec', '#f0ece4']);
  const accent = random.pick(['#b07c4f', '#8e6544', '#a8743f', '#4a5058', '#77716a']);
  const wood = accent !== '#4a5058' && accent !== '#77716a';
  const width = random.between(820, 940);
  const left = centre - width / 2;
  scene.shadow(centre, base + 8, width * 0.62, 38, 0.5);
  const groundHeight = 190;
  const lower = {
    x: left,
    y: base - groundHeight,
    width,
    height: groundHeight,
    colour: random.chance(0.5) ? white : accent,
  };
  block(scene, light, lower, lower.colour === accent && wood);
  bay(scene, light, left + width * (side > 0 ? 0.08 : 0.44), base - 158, width * 0.48, 156, 4);
  const doorX = left + width * (side > 0 ? 0.66 : 0.3);
  const door = lit('#4b3a2c', light);
  scene.rect(doorX - 5, base - 162, 82, 162, '#2c3138');
  scene.rect(
    doorX,
    base - 157,
    72,
    157,
    scene.linear([
      [0, lighten(door, 0.12)],
      [1, darken(door, 0.1)],
    ]),
  );
  scene.rect(doorX + 58, base - 110, 4, 60, '#d8d8d8');
  const garage = left + width * (side > 0 ? 0.79 : 0.04);
  scene.rect(garage, base - 142, width * 0.17, 142, lit('#5a6068', light));
  for (let rib = 1; rib < 6; rib += 1) scene.rect(garage, base - 142 + rib * 24, width * 0.17, 2, '#3b4148');
  const upperWidth = width * random.between(0.52, 0.62);
  const overhang = 46;
  const ux = side > 0 ? left - overhang : left + width - upperWidth + overhang;
  const upper = {
    x: ux,
    y: base - groundHeight - 188,
    width: upperWidth,
    height: 178,
    colour: lower.colour === white ? accent : white,
  };
  scene.rect(
    ux,
    base - groundHeight - 12,
    upperWidth,
    46,
    scene.linear([
      [0, '#10182a', 0.4],
      [1, '#10182a', 0],
    ]),
  );
  block(scene, light, upper, upper.colour === accent && wood);
  bay(scene, light, ux + upperWidth * 0.1, upper.y + 44, upperWidth * 0.42, 112, 3);
  bay(scene, light, ux + upperWidth * 0.66, upper.y + 44, upperWidth * 0.22, 112, 2);
  const rail = ux + upperWidth * 0.06;
  scene.rect(rail, upper.y + 104, upperWidth * 0.5, 62, '#dff1f7', 'opacity="0.35"');
  scene.rect(rail, upper.y + 102, upperWidth * 0.5, 4, '#e9eef0');
  scene.rect(left - 60, base - 4, width + 120, 22, lit('#d9d2c4', light));
  for (let slab = left - 60; slab < left + width + 60; slab += 74)
    scene.rect(slab, base - 4, 2, 22, '#10182a', 'opacity="0.14"');
}
