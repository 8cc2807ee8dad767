import { darken, lighten } from './colour';
import { drawChimney, drawDoor, drawSlope, drawWall, drawWindow } from './house-parts';
import { lit, type Light } from './light';
import type { Scene } from './scene';

function frame(scene: Scene, light: Light, x: number, top: number, width: number, height: number): void {
  const wood = lit('#5f4431', light);
  const step = width / 9;
  for (let post = 0; post <= 9; post += 1) scene.rect(x + post * step - 6, top, 12, height, wood);
  scene.rect(x, top + height * 0.42, width, 10, wood);
  for (const [from, side] of [
    [0, 1],
    [8, -1],
  ] as const) {
    const a = x + (from + (side > 0 ? 0 : 1)) * step;
    scene.line([a, top + height * 0.42], [a + side * step, top + 4], darken(wood, 0.1), 9);
  }
}

function porch(scene: Scene, light: Light, x: number, base: number, width: number, height: number): void {
  const wood = lit('#6b4d36', light);
  scene.rect(x, base - height, width, height, '#141c2e', 'opacity="0.32"');
  for (let post = 0; post <= 3; post += 1) {
    const left = x + (width * post) / 3 - 8;
    scene.rect(
      left,
      base - height,
      16,
      height,
      scene.linear(
        [
          [0, lighten(wood, 0.15)],
          [1, darken(wood, 0.25)],
        ],
        true,
      ),
    );
    scene.line([left + 8, base - height + 46], [left + 40, base - height + 4], wood, 8);
    scene.line([left + 8, base - height + 46], [left - 24, base - height + 4], wood, 8);
  }
}

/** A house of the pine country: low, broad roof, timber frame, a porch to the east. */
export function drawLandesHouse(scene: Scene, light: Light, centre: number, base: number): void {
  const { random } = scene;
  const width = random.between(820, 960);
  const left = centre - width / 2;
  const wall = random.pick(['#f6efe2', '#f1e6d3', '#fbf6ec', '#e9dcc6']);
  const roof = random.pick(['#c27452', '#b96a49', '#cd835e']);
  const shutter = random.pick(['#7c9a83', '#8a6a4f', '#6d8fa3', '#9c4a34', '#e8e3d7']);
  const height = 195;
  const top = base - height;
  scene.shadow(centre, base + 8, width * 0.62, 40, 0.5);
  drawWall(
    scene,
    light,
    [
      [left, top],
      [left + width, top],
      [left + width, base],
      [left, base],
    ],
    wall,
    { x: left, y: top, width, depth: 58 },
  );
  if (random.chance(0.65)) frame(scene, light, left, top, width, height);
  const style = { frame: '#fbf8f1', shutter, panes: true };
  const porchX = left + width * 0.36;
  const porchW = width * 0.3;
  for (const share of [0.1, 0.24, 0.76, 0.9])
    drawWindow(scene, light, left + width * share - 31, base - 148, 62, 92, style);
  porch(scene, light, porchX, base, porchW, height);
  drawDoor(scene, light, porchX + porchW / 2 - 34, base, 68, 132, shutter);
  drawWindow(scene, light, porchX + 30, base - 146, 54, 86, { ...style, shutter: null });
  drawWindow(scene, light, porchX + porchW - 84, base - 146, 54, 86, { ...style, shutter: null });
  drawChimney(scene, light, left + width * random.pick([0.25, 0.7]), top - 130, '#b58a6c');
  drawSlope(
    scene,
    light,
    [
      [left + 150, top - 165],
      [left + width - 150, top - 165],
      [left + width + 56, top + 16],
      [left - 56, top + 16],
    ],
    roof,
    11,
  );
  scene.poly(
    [
      [left + 150, top - 165],
      [left - 56, top + 16],
      [left + 60, top + 16],
    ],
    darken(lit(roof, light), 0.18),
    'opacity="0.5"',
  );
}
