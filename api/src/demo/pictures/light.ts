import type { Random } from '../random';
import { mix } from './colour';
import { HEIGHT, WIDTH, type Scene } from './scene';

/** The hour and the weather: what colours everything out of doors. */
export interface Light {
  sky: readonly [top: string, middle: string, horizon: string];
  sun: { x: number; y: number; colour: string; size: number };
  /** Tint of lit surfaces and how much of it. */
  tint: string;
  strength: number;
  /** Windows are lit from inside. */
  evening: boolean;
  cloud: string;
}

const LIGHTS = {
  MORNING: {
    sky: ['#6fa9dc', '#a9cfec', '#fbe6cf'],
    colour: '#fff3d6',
    tint: '#ffe9c9',
    strength: 0.1,
    evening: false,
    cloud: '#ffffff',
  },
  NOON: {
    sky: ['#3f8fd6', '#7fbdea', '#d9eefa'],
    colour: '#fffbe8',
    tint: '#ffffff',
    strength: 0.04,
    evening: false,
    cloud: '#ffffff',
  },
  BRIGHT: {
    sky: ['#2f7fcb', '#69b0e6', '#cfe9f7'],
    colour: '#fffdf0',
    tint: '#fffaf0',
    strength: 0.05,
    evening: false,
    cloud: '#ffffff',
  },
  SOFT: {
    sky: ['#8fb0c8', '#b9d0de', '#e9eef0'],
    colour: '#ffffff',
    tint: '#dfe8ee',
    strength: 0.1,
    evening: false,
    cloud: '#f7fafb',
  },
  GOLDEN: {
    sky: ['#5b86b8', '#e2b48b', '#ffd9a0'],
    colour: '#ffe2a6',
    tint: '#ffcf8f',
    strength: 0.2,
    evening: false,
    cloud: '#ffe7cc',
  },
  DUSK: {
    sky: ['#24365f', '#7a5f8f', '#f2a27c'],
    colour: '#ffc58f',
    tint: '#6b5a8c',
    strength: 0.28,
    evening: true,
    cloud: '#c98fa0',
  },
} as const;

export type LightName = keyof typeof LIGHTS;

export function lightOf(name: LightName, random: Random): Light {
  const { colour, ...light } = LIGHTS[name];
  const low = name === 'GOLDEN' || name === 'DUSK' || name === 'MORNING';
  const x = random.chance(0.5) ? random.between(120, 420) : random.between(1180, 1480);
  return {
    ...light,
    sun: { x, y: low ? random.between(330, 420) : random.between(70, 170), colour, size: low ? 360 : 260 },
  };
}

/** A colour of a surface as this light shows it. */
export const lit = (colour: string, light: Light) => mix(colour, light.tint, light.strength);

function cloud(scene: Scene, x: number, y: number, size: number, colour: string, opacity: number): void {
  const { random } = scene;
  const fill = scene.radial([
    [0, colour, opacity],
    [0.6, colour, opacity * 0.55],
    [1, colour, 0],
  ]);
  for (let puff = 0; puff < 5; puff += 1) {
    const spread = random.between(-1, 1);
    scene.ellipse(
      x + spread * size,
      y + random.between(-0.08, 0.12) * size,
      size * random.between(0.35, 0.7) * (1.2 - Math.abs(spread) * 0.6),
      size * random.between(0.12, 0.2),
      fill,
    );
  }
}

export function drawSky(scene: Scene, light: Light, horizon: number): void {
  const { random } = scene;
  const [top, middle, low] = light.sky;
  scene.rect(
    0,
    0,
    WIDTH,
    horizon + 60,
    scene.linear([
      [0, top],
      [0.55, middle],
      [1, low],
    ]),
  );
  const { x, y, colour, size } = light.sun;
  scene.ellipse(
    x,
    y,
    size,
    size,
    scene.radial([
      [0, colour, 0.95],
      [0.08, colour, 0.75],
      [0.3, colour, 0.28],
      [1, colour, 0],
    ]),
  );
  const count = random.int(2, 4);
  for (let index = 0; index < count; index += 1) {
    cloud(
      scene,
      random.between(0, WIDTH),
      random.between(60, horizon * 0.6),
      random.between(120, 300),
      light.cloud,
      random.between(0.25, 0.6),
    );
  }
}

/** The last touch: the evening's colour, and edges a little darker so that the eye stays inside. */
export function finish(scene: Scene, light: Light): void {
  if (light.strength >= 0.2)
    scene.rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      light.evening ? '#2a2350' : light.sun.colour,
      `opacity="${light.evening ? 0.14 : 0.09}"`,
    );
  const edge = '#0b1020';
  scene.rect(
    0,
    0,
    WIDTH,
    110,
    scene.linear([
      [0, edge, 0.12],
      [1, edge, 0],
    ]),
  );
  scene.rect(
    0,
    HEIGHT - 150,
    WIDTH,
    150,
    scene.linear([
      [0, edge, 0],
      [1, edge, 0.2],
    ]),
  );
  scene.rect(
    0,
    0,
    150,
    HEIGHT,
    scene.linear(
      [
        [0, edge, 0.12],
        [1, edge, 0],
      ],
      true,
    ),
  );
  scene.rect(
    WIDTH - 150,
    0,
    150,
    HEIGHT,
    scene.linear(
      [
        [0, edge, 0],
        [1, edge, 0.12],
      ],
      true,
    ),
  );
}
