/* eslint-disable max-lines-per-function -- a drawing is one list of strokes, back to front: cut up, it is harder to follow */
import { darken, lighten } from './colour';
import { lit, type Light } from './light';
import type { Scene } from './scene';

/** Foliage in three tones: shade below, body, light on the sunny side. */
function foliage(
  scene: Scene,
  light: Light,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  const { random } = scene;
  const body = lit(colour, light);
  const side = light.sun.x < x ? -1 : 1;
  const tones = [
    { fill: darken(body, 0.28), dx: -side * 0.12, dy: 0.12, scale: 1 },
    { fill: body, dx: 0, dy: 0, scale: 0.92 },
    { fill: lighten(body, 0.16), dx: side * 0.16, dy: -0.16, scale: 0.62 },
  ];
  const puffs = Array.from(
    { length: 11 },
    () => [random.between(-0.5, 0.5), random.between(-0.5, 0.5), random.between(0.2, 0.36)] as const,
  );
  for (const tone of tones) {
    for (const [px, py, size] of puffs) {
      const reach = Math.sqrt(1 - Math.min(1, py * py * 3.2)) || 0.4;
      scene.ellipse(
        x + (px * reach + tone.dx) * width * 0.8,
        y + (py + tone.dy) * height * 0.8,
        size * width * tone.scale,
        size * height * tone.scale,
        tone.fill,
      );
    }
  }
}

export function drawTree(
  scene: Scene,
  light: Light,
  x: number,
  base: number,
  size: number,
  kind: 'OAK' | 'PINE' | 'CYPRESS' | 'PALM' | 'OLIVE',
): void {
  const { random } = scene;
  const bark = lit('#6d5138', light);
  scene.shadow(x + size * 0.12, base, size * 0.5, size * 0.07, 0.4);
  if (kind === 'CYPRESS') {
    const green = lit('#3d6447', light);
    scene.path(
      `M${x} ${base} C${x - size * 0.16} ${base - size * 0.2} ${x - size * 0.12} ${base - size * 0.75} ${x} ${base - size * 1.15} C${x + size * 0.12} ${base - size * 0.75} ${x + size * 0.16} ${base - size * 0.2} ${x} ${base} Z`,
      scene.linear(
        [
          [0, lighten(green, 0.12)],
          [1, darken(green, 0.3)],
        ],
        true,
      ),
    );
    return;
  }
  if (kind === 'PALM') {
    scene.path(
      `M${x - size * 0.03} ${base} Q${x - size * 0.07} ${base - size * 0.5} ${x} ${base - size * 0.95} L${x + size * 0.03} ${base - size * 0.95} Q${x} ${base - size * 0.5} ${x + size * 0.05} ${base} Z`,
      bark,
    );
    for (let leaf = 0; leaf < 11; leaf += 1) {
      const angle = Math.PI * (0.02 + (leaf / 10) * 0.96) + Math.PI;
      const [ex, ey] = [
        x + Math.cos(angle) * size * 0.48,
        base - size * 0.92 + Math.sin(angle) * size * 0.22 + size * 0.13,
      ];
      const green = lit(leaf % 2 ? '#4f8a4b' : '#3f753f', light);
      scene.path(
        `M${x} ${base - size * 0.95} Q${(x + ex) / 2} ${ey - size * 0.2} ${ex} ${ey} Q${(x + ex) / 2} ${ey - size * 0.09} ${x} ${base - size * 0.92} Z`,
        green,
      );
    }
    return;
  }
  const trunk = kind === 'PINE' ? 0.78 : 0.5;
  const width = kind === 'PINE' ? 0.035 : 0.05;
  scene.path(
    `M${x - size * width} ${base} L${x - size * width * 0.6} ${base - size * trunk} L${x + size * width * 0.6} ${base - size * trunk} L${x + size * width} ${base} Z`,
    scene.linear(
      [
        [0, lighten(bark, 0.15)],
        [1, darken(bark, 0.3)],
      ],
      true,
    ),
  );
  if (kind === 'PINE') {
    for (const [dx, dy, reach] of [
      [-0.16, 0.8, 0.44],
      [0.17, 0.9, 0.46],
      [0, 1.04, 0.56],
    ] as const)
      foliage(scene, light, x + dx * size, base - dy * size, size * reach, size * 0.2, '#4a7a4c');
    return;
  }
  foliage(
    scene,
    light,
    x,
    base - size * (kind === 'OLIVE' ? 0.62 : 0.72),
    size * (kind === 'OLIVE' ? 0.6 : 0.74),
    size * (kind === 'OLIVE' ? 0.46 : 0.62),
    kind === 'OLIVE' ? '#8a9a74' : random.pick(['#5d8f45', '#4f8443', '#6b9a4a']),
  );
}

export function drawBush(
  scene: Scene,
  light: Light,
  x: number,
  base: number,
  width: number,
  colour: string,
  flower?: string,
): void {
  const { random } = scene;
  scene.shadow(x, base + width * 0.02, width * 0.6, width * 0.09, 0.35);
  foliage(scene, light, x, base - width * 0.26, width * 0.85, width * 0.5, colour);
  if (!flower) return;
  const tint = lit(flower, light);
  for (let bloom = 0; bloom < 16; bloom += 1) {
    const size = width * random.between(0.035, 0.065);
    const [bx, by] = [x + random.between(-0.42, 0.42) * width, base - random.between(0.06, 0.48) * width];
    scene.ellipse(bx, by, size, size * 0.85, darken(tint, 0.12));
    scene.ellipse(bx - size * 0.15, by - size * 0.2, size * 0.8, size * 0.68, tint);
  }
}

/** Clipped hedge along the foreground or a boundary. */
export function drawHedge(scene: Scene, light: Light, x: number, base: number, width: number, height: number): void {
  const { random } = scene;
  const green = lit('#4c7d43', light);
  scene.rect(
    x,
    base - height,
    width,
    height,
    scene.linear([
      [0, lighten(green, 0.12)],
      [0.3, green],
      [1, darken(green, 0.3)],
    ]),
    'rx="8"',
  );
  for (let leaf = 0; leaf < width / 14; leaf += 1) {
    scene.ellipse(
      x + random.between(0, width),
      base - height + random.between(-5, height * 0.9),
      random.between(6, 14),
      random.between(4, 9),
      random.chance(0.5) ? lighten(green, 0.14) : darken(green, 0.12),
      'opacity="0.7"',
    );
  }
}

export function drawPool(scene: Scene, light: Light, x: number, y: number, width: number, depth: number): void {
  const { random } = scene;
  const skew = width * 0.09;
  const edge = 14;
  scene.poly(
    [
      [x - edge + skew * 0.9, y - 7],
      [x + width + edge - skew * 0.9, y - 7],
      [x + width + edge * 2.4, y + depth + 16],
      [x - edge * 2.4, y + depth + 16],
    ],
    lit('#e6ddcc', light),
  );
  const water = light.evening ? '#3f8fb0' : '#4fb9cf';
  scene.poly(
    [
      [x + skew, y],
      [x + width - skew, y],
      [x + width, y + depth],
      [x, y + depth],
    ],
    scene.linear([
      [0, lighten(lit(water, light), 0.35)],
      [0.5, lit(water, light)],
      [1, darken(lit('#2f93b3', light), 0.06)],
    ]),
  );
  scene.poly(
    [
      [x + skew, y],
      [x + width - skew, y],
      [x + width - skew + 5, y + 8],
      [x + skew - 5, y + 8],
    ],
    '#1f6f8a',
    'opacity="0.35"',
  );
  for (let glint = 0; glint < 26; glint += 1) {
    const gy = y + 8 + random.next() * (depth - 14);
    const inset = skew * (1 - (gy - y) / depth) + 20;
    const gx = random.between(x + inset, x + width - inset - 70);
    scene.rect(
      gx,
      gy,
      random.between(22, 80),
      2.2,
      '#ffffff',
      `opacity="${random.between(0.2, 0.55).toFixed(2)}" rx="1.5"`,
    );
  }
}
