import { darken, lighten } from './colour';
import { lit, type Light } from './light';
import type { Point, Scene } from './scene';

export interface OpeningStyle {
  frame: string;
  shutter: string | null;
  /** Small panes. */
  panes: boolean;
}

/** Glass with the sky in it by day, a lamp behind it in the evening. */
export function glass(scene: Scene, light: Light, x: number, y: number, width: number, height: number): void {
  if (light.evening) {
    scene.rect(
      x,
      y,
      width,
      height,
      scene.linear([
        [0, '#ffd98a'],
        [1, '#f3a44c'],
      ]),
    );
    scene.rect(x, y + height * 0.62, width, height * 0.38, '#8a4d22', 'opacity="0.25"');
    return;
  }
  scene.rect(
    x,
    y,
    width,
    height,
    scene.linear([
      [0, lighten(light.sky[1], 0.25)],
      [0.5, '#54728a'],
      [1, '#33495c'],
    ]),
  );
  scene.poly(
    [
      [x + width * 0.12, y],
      [x + width * 0.42, y],
      [x + width * 0.14, y + height],
      [x, y + height],
      [x, y + height * 0.35],
    ],
    '#ffffff',
    'opacity="0.2"',
  );
}

export function drawWindow(
  scene: Scene,
  light: Light,
  x: number,
  y: number,
  width: number,
  height: number,
  style: OpeningStyle,
): void {
  const frame = lit(style.frame, light);
  scene.rect(x - 5, y - 5, width + 10, height + 10, darken(frame, 0.18));
  glass(scene, light, x, y, width, height);
  scene.rect(x - 1.5, y - 1.5, width + 3, height + 3, 'none', `stroke="${frame}" stroke-width="5"`);
  scene.rect(x + width / 2 - 2.5, y, 5, height, frame);
  if (style.panes) for (const part of [1 / 3, 2 / 3]) scene.rect(x, y + height * part - 1.5, width, 3, frame);
  scene.rect(x, y, width, 7, '#10182a', 'opacity="0.25"');
  scene.rect(x - 9, y + height + 5, width + 18, 6, lighten(frame, 0.2));
  scene.rect(x - 9, y + height + 11, width + 18, 4, '#10182a', 'opacity="0.18"');
  if (!style.shutter) return;
  const shutter = lit(style.shutter, light);
  const leaf = width * 0.5;
  for (const side of [x - leaf - 6, x + width + 6]) {
    scene.rect(side + 3, y + 2, leaf, height + 3, '#10182a', 'opacity="0.22"');
    scene.rect(
      side,
      y - 3,
      leaf,
      height + 5,
      scene.linear(
        [
          [0, lighten(shutter, 0.08)],
          [1, darken(shutter, 0.12)],
        ],
        true,
      ),
    );
    for (let slat = y + 6; slat < y + height - 4; slat += 8)
      scene.rect(side + 4, slat, leaf - 8, 2, darken(shutter, 0.28), 'opacity="0.55"');
    scene.rect(side, y + height * 0.5 - 2, leaf, 4, darken(shutter, 0.2));
  }
}

export function drawDoor(
  scene: Scene,
  light: Light,
  x: number,
  base: number,
  width: number,
  height: number,
  colour: string,
): void {
  const leaf = lit(colour, light);
  scene.rect(x - 12, base - height - 12, width + 24, height + 12, lit('#d9cdb8', light));
  scene.rect(
    x,
    base - height,
    width,
    height,
    scene.linear([
      [0, lighten(leaf, 0.1)],
      [1, darken(leaf, 0.15)],
    ]),
  );
  for (const [px, py, ph] of [
    [0.14, 0.08, 0.3],
    [0.14, 0.48, 0.42],
  ] as const) {
    for (const column of [px, px + 0.42])
      scene.rect(
        x + width * column,
        base - height + height * py,
        width * 0.3,
        height * ph,
        darken(leaf, 0.2),
        'rx="2"',
      );
  }
  scene.ellipse(x + width * 0.86, base - height * 0.46, 4, 4, '#e9c46a');
  scene.rect(x - 18, base - 6, width + 36, 10, lit('#c9bda6', light));
  scene.rect(x, base - height, width, 9, '#10182a', 'opacity="0.25"');
}

/** A wall with the shade of the eaves above it. */
export function drawWall(
  scene: Scene,
  light: Light,
  points: readonly Point[],
  colour: string,
  eaves: { x: number; y: number; width: number; depth: number },
): void {
  const wall = lit(colour, light);
  scene.poly(
    points,
    scene.linear([
      [0, lighten(wall, 0.1)],
      [0.6, wall],
      [1, darken(wall, 0.1)],
    ]),
  );
  scene.rect(
    eaves.x,
    eaves.y,
    eaves.width,
    eaves.depth,
    scene.linear([
      [0, '#10182a', 0.34],
      [1, '#10182a', 0],
    ]),
  );
}

/** A slope seen from the front: rows of tiles, lighter where they catch the sun. */
export function drawSlope(
  scene: Scene,
  light: Light,
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  colour: string,
  rows = 9,
): void {
  const tile = lit(colour, light);
  scene.poly(
    [a, b, c, d],
    scene.linear([
      [0, lighten(tile, 0.14)],
      [0.5, tile],
      [1, darken(tile, 0.16)],
    ]),
  );
  for (let row = 1; row < rows; row += 1) {
    const t = row / rows;
    const left: Point = [a[0] + (d[0] - a[0]) * t, a[1] + (d[1] - a[1]) * t];
    const right: Point = [b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t];
    scene.line(left, right, darken(tile, 0.3), 2.4, 0.4);
    scene.line([left[0], left[1] + 3], [right[0], right[1] + 3], lighten(tile, 0.3), 1.4, 0.3);
    for (let x = left[0] + (row % 2) * 9; x < right[0]; x += 18)
      scene.line([x, left[1]], [x, left[1] + 6], darken(tile, 0.3), 1.2, 0.22);
  }
  scene.line(a, b, lighten(tile, 0.2), 7, 1);
  scene.line(d, c, darken(tile, 0.4), 8, 1);
}

/** The edge of a gable roof seen from the gable's side. */
export function drawGableEdge(scene: Scene, light: Light, left: Point, top: Point, right: Point, colour: string): void {
  const tile = lit(colour, light);
  const thick = 22;
  scene.poly(
    [left, top, right, [right[0], right[1] + thick], [top[0], top[1] + thick], [left[0], left[1] + thick]],
    darken(tile, 0.22),
  );
  scene.poly(
    [left, top, right, [right[0], right[1] + 9], [top[0], top[1] + 9], [left[0], left[1] + 9]],
    lighten(tile, 0.06),
  );
  scene.poly(
    [
      [left[0] + 40, left[1] + thick + 8],
      [top[0], top[1] + thick],
      [right[0] - 40, right[1] + thick + 8],
      [right[0] - 40, right[1] + thick + 34],
      [top[0], top[1] + thick + 34],
      [left[0] + 40, left[1] + thick + 34],
    ],
    '#10182a',
    'opacity="0.22"',
  );
}

export function drawChimney(scene: Scene, light: Light, x: number, base: number, colour: string): void {
  const brick = lit(colour, light);
  scene.rect(
    x,
    base - 70,
    44,
    80,
    scene.linear(
      [
        [0, lighten(brick, 0.1)],
        [1, darken(brick, 0.22)],
      ],
      true,
    ),
  );
  scene.rect(x - 5, base - 76, 54, 12, darken(brick, 0.12));
}
