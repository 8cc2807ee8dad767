/* eslint-disable max-lines-per-function -- a drawing is one list of strokes, back to front: cut up, it is harder to follow */
import { darken, lighten, mix } from './colour';
import { lit, type Light } from './light';
import { HEIGHT, WIDTH, type Scene } from './scene';

export type Backdrop = 'MOUNTAINS' | 'OCEAN' | 'PINES' | 'TOWN' | 'HILLS';

function ridge(scene: Scene, base: number, height: number, colour: string, roughness: number): void {
  const { random } = scene;
  const phase = random.between(0, 6);
  let d = `M0 ${HEIGHT} L0 ${base.toFixed(0)}`;
  for (let x = 0; x <= WIDTH; x += 40) {
    const wave =
      Math.sin(x / 260 + phase) * 0.5 +
      Math.sin(x / 110 + phase * 2) * 0.28 +
      Math.sin(x / 47 + phase) * 0.12 * roughness;
    d += ` L${x} ${(base - height * (0.5 + wave * 0.5)).toFixed(1)}`;
  }
  scene.path(`${d} L${WIDTH} ${HEIGHT} Z`, colour);
}

/** The Rhune: one broad summit above softer lines. */
function mountains(scene: Scene, light: Light, horizon: number): void {
  const { random } = scene;
  const haze = light.sky[2];
  ridge(scene, horizon - 40, 150, mix('#6f86a8', haze, 0.55), 1.4);
  const peak = random.between(350, 1250);
  const far = mix('#5d7898', haze, 0.35);
  scene.poly(
    [
      [peak - 480, horizon + 10],
      [peak - 190, horizon - 120],
      [peak - 70, horizon - 205],
      [peak + 20, horizon - 225],
      [peak + 110, horizon - 180],
      [peak + 300, horizon - 90],
      [peak + 560, horizon + 10],
    ],
    far,
  );
  scene.poly(
    [
      [peak + 20, horizon - 225],
      [peak + 110, horizon - 180],
      [peak + 300, horizon - 90],
      [peak + 560, horizon + 10],
      [peak + 120, horizon + 10],
      [peak + 60, horizon - 90],
    ],
    darken(far, 0.12),
    'opacity="0.6"',
  );
  ridge(scene, horizon + 5, 70, mix(lit('#6b9a68', light), haze, 0.35), 0.8);
  ridge(scene, horizon + 30, 45, mix(lit('#5c8f55', light), haze, 0.15), 0.5);
}

function ocean(scene: Scene, light: Light, horizon: number): void {
  const { random } = scene;
  const top = mix('#2f79a3', light.sky[1], 0.35);
  scene.rect(
    0,
    horizon - 70,
    WIDTH,
    150,
    scene.linear([
      [0, mix(top, light.sky[2], 0.4)],
      [0.3, top],
      [1, mix('#57aeb8', light.sky[2], 0.15)],
    ]),
  );
  for (let index = 0; index < 46; index += 1) {
    const y = horizon - 62 + random.next() ** 1.6 * 120;
    scene.rect(
      random.between(-60, WIDTH),
      y,
      random.between(40, 220),
      1 + (y - horizon + 70) * 0.018,
      '#ffffff',
      `opacity="${random.between(0.12, 0.4).toFixed(2)}" rx="2"`,
    );
  }
  scene.rect(
    light.sun.x - 120,
    horizon - 68,
    240,
    120,
    scene.radial([
      [0, light.sun.colour, 0.55],
      [1, light.sun.colour, 0],
    ]),
  );
  if (random.chance(0.6)) {
    const side = random.chance(0.5) ? 0 : 1;
    const x = side * WIDTH;
    const dir = side ? -1 : 1;
    const cliff = mix('#8f8a74', light.sky[2], 0.3);
    scene.poly(
      [
        [x, horizon - 150],
        [x + dir * 170, horizon - 138],
        [x + dir * 250, horizon - 92],
        [x + dir * 300, horizon - 58],
        [x, horizon - 58],
      ],
      cliff,
    );
    scene.poly(
      [
        [x, horizon - 150],
        [x + dir * 170, horizon - 138],
        [x + dir * 230, horizon - 110],
        [x, horizon - 118],
      ],
      mix(lit('#6f9a5c', light), light.sky[2], 0.2),
    );
  }
}

function pineLine(scene: Scene, light: Light, horizon: number): void {
  const { random } = scene;
  for (const [depth, shade] of [
    [0, 0.5],
    [1, 0.28],
  ] as const) {
    const colour = mix(lit('#3f6b4a', light), light.sky[2], shade);
    const trunk = mix('#6f5340', light.sky[2], shade);
    for (let x = -40; x < WIDTH + 40; x += random.between(30, 62)) {
      const height = random.between(150, 260) - depth * 40;
      const base = horizon + 30 + depth * 16;
      scene.rect(x - 3, base - height, 6, height, trunk);
      for (let puff = 0; puff < 4; puff += 1)
        scene.ellipse(
          x + random.between(-26, 26),
          base - height + random.between(-18, 30),
          random.between(24, 44),
          random.between(15, 25),
          colour,
        );
    }
    scene.rect(0, horizon + 6 + depth * 16, WIDTH, 60, darken(colour, 0.12));
  }
}

function townRoofs(scene: Scene, light: Light, horizon: number): void {
  const { random } = scene;
  ridge(scene, horizon - 30, 80, mix('#7d93a8', light.sky[2], 0.55), 0.6);
  for (const depth of [0, 1]) {
    for (let x = -60; x < WIDTH;) {
      const width = random.between(70, 150);
      const height = random.between(70, 190) - depth * 40;
      const wall = mix(
        lit(random.pick(['#efe7d8', '#f4efe6', '#e7dac4', '#dfe5e4', '#ead9c9']), light),
        light.sky[2],
        0.5 - depth * 0.2,
      );
      const top = horizon + 20 - height;
      scene.rect(x, top, width, height + 60, wall);
      scene.poly(
        [
          [x - 6, top],
          [x + width / 2, top - random.between(20, 46)],
          [x + width + 6, top],
        ],
        mix(lit('#b4654a', light), light.sky[2], 0.42 - depth * 0.2),
      );
      for (let wx = x + 14; wx < x + width - 16; wx += 28)
        for (let wy = top + 16; wy < horizon + 10; wy += 38) scene.rect(wx, wy, 11, 19, darken(wall, 0.32), 'rx="1"');
      x += width - 2;
    }
  }
}

export function drawBackdrop(scene: Scene, light: Light, backdrop: Backdrop, horizon: number): void {
  if (backdrop === 'MOUNTAINS') mountains(scene, light, horizon);
  else if (backdrop === 'OCEAN') ocean(scene, light, horizon);
  else if (backdrop === 'PINES') pineLine(scene, light, horizon);
  else if (backdrop === 'TOWN') townRoofs(scene, light, horizon);
  else {
    ridge(scene, horizon - 10, 110, mix(lit('#7aa37a', light), light.sky[2], 0.5), 0.5);
    ridge(scene, horizon + 25, 60, mix(lit('#5f9458', light), light.sky[2], 0.22), 0.4);
  }
}

/** Lawn from the horizon to the foreground, a little lighter where the sun falls. */
export function drawLawn(scene: Scene, light: Light, horizon: number, colour = '#6fa653'): void {
  const { random } = scene;
  const grass = lit(colour, light);
  scene.rect(
    0,
    horizon,
    WIDTH,
    HEIGHT - horizon,
    scene.linear([
      [0, mix(lighten(grass, 0.12), light.sky[2], 0.2)],
      [0.35, grass],
      [1, darken(grass, 0.22)],
    ]),
  );
  for (let stripe = 0; stripe < 9; stripe += 1) {
    const top = WIDTH / 2 + (stripe - 4.5) * 120;
    const bottom = WIDTH / 2 + (stripe - 4.5) * 380;
    if (stripe % 2 === 0)
      scene.poly(
        [
          [top, horizon],
          [top + 120, horizon],
          [bottom + 380, HEIGHT],
          [bottom, HEIGHT],
        ],
        lighten(grass, 0.25),
        'opacity="0.13"',
      );
  }
  for (let tuft = 0; tuft < 150; tuft += 1) {
    const y = horizon + 20 + random.next() ** 0.7 * (HEIGHT - horizon - 20);
    const size = 3 + ((y - horizon) / (HEIGHT - horizon)) * 10;
    const x = random.between(0, WIDTH);
    scene.path(
      `M${x.toFixed(0)} ${y.toFixed(0)} q${(size * 0.3).toFixed(1)} ${(-size).toFixed(1)} ${(size * 0.7).toFixed(1)} ${(-size * 1.3).toFixed(1)}`,
      'none',
      `stroke="${random.chance(0.5) ? lighten(grass, 0.22) : darken(grass, 0.25)}" stroke-width="1.6" opacity="0.55"`,
    );
  }
}
