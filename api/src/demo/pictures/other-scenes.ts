/* eslint-disable max-lines-per-function -- a drawing is one list of strokes, back to front: cut up, it is harder to follow */
import { darken, lighten } from './colour';
import { drawBackdrop, type Backdrop } from './landscape';
import { drawSky, finish, lit, type Light } from './light';
import { drawBush, drawTree } from './plants';
import { HEIGHT, WIDTH, type Scene } from './scene';

/** A terrace with its view: boards, a railing, armchairs and a low table, pots. */
export function terrace(scene: Scene, light: Light, view: Backdrop): void {
  const { random } = scene;
  const horizon = 400;
  drawSky(scene, light, horizon);
  drawBackdrop(scene, light, view, horizon);
  const green = lit('#5f9458', light);
  scene.rect(
    0,
    horizon + 60,
    WIDTH,
    120,
    scene.linear([
      [0, lighten(green, 0.1)],
      [1, darken(green, 0.15)],
    ]),
  );
  for (let index = 0; index < 6; index += 1)
    drawTree(
      scene,
      light,
      random.between(0, WIDTH),
      horizon + random.between(110, 160),
      random.between(150, 240),
      view === 'PINES' ? 'PINE' : random.pick(['OAK', 'OLIVE', 'CYPRESS']),
    );
  const edge = 590;
  const wood = lit(random.pick(['#b98a5a', '#a9794c', '#c9a276', '#cfc9bd']), light);
  scene.rect(
    0,
    edge,
    WIDTH,
    HEIGHT - edge,
    scene.linear([
      [0, lighten(wood, 0.12)],
      [1, darken(wood, 0.14)],
    ]),
  );
  for (let board = -14; board <= 14; board += 1)
    scene.line([WIDTH / 2 + board * 62, edge], [WIDTH / 2 + board * 190, HEIGHT], darken(wood, 0.35), 2, 0.45);
  const metal = random.chance(0.5);
  if (metal) {
    scene.rect(0, edge - 96, WIDTH, 7, '#2f353c');
    for (let bar = 10; bar < WIDTH; bar += 26) scene.rect(bar, edge - 92, 3.5, 96, '#2f353c');
  } else {
    scene.rect(0, edge - 100, WIDTH, 100, '#e6f5f9', 'opacity="0.28"');
    scene.rect(0, edge - 104, WIDTH, 6, '#f4f7f8');
    for (let post = 60; post < WIDTH; post += 370) scene.rect(post, edge - 104, 8, 106, '#c9ced2');
  }
  scene.rect(0, edge, WIDTH, 8, darken(wood, 0.3));
  const fabric = lit(random.pick(['#efe6d6', '#5f7f94', '#7f8f86', '#c98f4f', '#b5674a']), light);
  for (const [x, flip] of [
    [random.between(280, 400), 1],
    [random.between(1080, 1180), -1],
  ] as const)
    armchair(scene, light, x, 760, fabric, flip);
  const top = lit('#8f6647', light);
  scene.shadow(800, 812, 190, 30, 0.4);
  scene.rect(680, 740, 14, 70, darken(top, 0.3));
  scene.rect(906, 740, 14, 70, darken(top, 0.3));
  scene.poly(
    [
      [650, 742],
      [690, 712],
      [910, 712],
      [950, 742],
    ],
    lighten(top, 0.14),
  );
  scene.rect(650, 742, 300, 14, top);
  scene.path('M760 712 q-4 -44 14 -46 q18 2 14 46 z', '#cfe8ea', 'opacity="0.85"');
  scene.ellipse(846, 716, 40, 10, '#f7f3ea');
  for (const [x, y, tint] of [
    [832, 704, '#e8734f'],
    [852, 700, '#f2c84b'],
    [866, 706, '#8fae7a'],
  ] as const)
    scene.ellipse(x, y, 15, 14, tint);
  for (const x of [random.between(60, 150), random.between(1440, 1540)]) {
    drawBush(scene, light, x, 760, 210, '#4f8443', random.pick(['#d87fb0', '#f2c84b', '#e8734f', '#b98be0']));
    const pot = lit('#b5674a', light);
    scene.poly(
      [
        [x - 66, 740],
        [x + 66, 740],
        [x + 48, 840],
        [x - 48, 840],
      ],
      scene.linear(
        [
          [0, lighten(pot, 0.18)],
          [0.5, pot],
          [1, darken(pot, 0.25)],
        ],
        true,
      ),
    );
  }
  if (random.chance(0.55)) {
    const cloth = lit(random.pick(['#f7f1e4', '#e8dcc4', '#d9e3e0', '#f0d9b5']), light);
    scene.rect(794, 250, 12, 470, lit('#d8d2c6', light));
    scene.path(
      'M430 262 Q800 120 1170 262 L1130 290 Q800 210 470 290 Z',
      scene.linear([
        [0, lighten(cloth, 0.2)],
        [1, darken(cloth, 0.12)],
      ]),
    );
  }
  finish(scene, light);
}

function armchair(scene: Scene, light: Light, x: number, base: number, fabric: string, flip: 1 | -1): void {
  const frame = lit('#6b4d36', light);
  const at = (dx: number) => x + dx * flip;
  scene.shadow(x, base + 26, 150, 26, 0.42);
  for (const leg of [-96, 78]) scene.line([at(leg), base - 40], [at(leg), base + 24], frame, 14);
  scene.poly(
    [
      [at(-118), base - 210],
      [at(-78), base - 214],
      [at(-62), base - 44],
      [at(-104), base - 40],
    ],
    lighten(fabric, 0.05),
    `stroke="${lighten(fabric, 0.05)}" stroke-width="22" stroke-linejoin="round"`,
  );
  scene.poly(
    [
      [at(-96), base - 66],
      [at(92), base - 72],
      [at(96), base - 32],
      [at(-96), base - 26],
    ],
    fabric,
    `stroke="${fabric}" stroke-width="22" stroke-linejoin="round"`,
  );
  scene.poly(
    [
      [at(-96), base - 80],
      [at(90), base - 86],
      [at(92), base - 70],
      [at(-96), base - 64],
    ],
    lighten(fabric, 0.22),
    `stroke="${lighten(fabric, 0.22)}" stroke-width="10" stroke-linejoin="round"`,
  );
  scene.line([at(-100), base - 122], [at(96), base - 126], frame, 16);
  scene.line([at(90), base - 126], [at(84), base - 40], frame, 14);
}

/** A covered car park, or a closed garage seen from its door. */
export function parking(scene: Scene): void {
  const { random } = scene;
  scene.rect(
    0,
    0,
    WIDTH,
    330,
    scene.linear([
      [0, '#c9cdd0'],
      [1, '#dfe2e3'],
    ]),
  );
  scene.rect(
    0,
    320,
    WIDTH,
    250,
    scene.linear([
      [0, '#eceeed'],
      [1, '#d3d6d6'],
    ]),
  );
  scene.rect(0, 500, WIDTH, 66, random.pick(['#4f8a6d', '#d0a24a', '#4f7fa6', '#c9574a']), 'opacity="0.85"');
  scene.rect(
    0,
    566,
    WIDTH,
    HEIGHT - 566,
    scene.linear([
      [0, '#9fa4a8'],
      [1, '#7d8388'],
    ]),
  );
  for (let bay = 0; bay < 5; bay += 1) {
    const x = 120 + bay * 340;
    scene.poly(
      [
        [x - 6, 570],
        [x + 6, 570],
        [800 + (x - 800) * 2.1 + 18, HEIGHT],
        [800 + (x - 800) * 2.1 - 18, HEIGHT],
      ],
      '#f7f5ee',
      'opacity="0.9"',
    );
    if (bay < 4)
      scene.text(x + 170, 548, 40, String(random.int(10, 99)), '#ffffff', 'text-anchor="middle" font-weight="600"');
  }
  for (const x of [60, 620, 1180]) {
    scene.rect(
      x,
      0,
      90,
      600,
      scene.linear(
        [
          [0, '#eef0ef'],
          [0.6, '#d3d6d6'],
          [1, '#b3b8ba'],
        ],
        true,
      ),
    );
    for (let stripe = 0; stripe < 4; stripe += 1)
      scene.poly(
        [
          [x, 560 - stripe * 44],
          [x + 90, 530 - stripe * 44],
          [x + 90, 552 - stripe * 44],
          [x, 582 - stripe * 44],
        ],
        '#e0b02f',
        'opacity="0.9"',
      );
  }
  for (let lamp = 0; lamp < 4; lamp += 1) {
    scene.rect(190 + lamp * 350, 90, 220, 16, '#fdfdf6');
    scene.ellipse(
      300 + lamp * 350,
      110,
      260,
      150,
      scene.radial([
        [0, '#fffdf0', 0.6],
        [1, '#fffdf0', 0],
      ]),
    );
  }
  car(scene, random.between(420, 480), 720, random.pick(['#b5473c', '#3f6f94', '#e9e6df', '#4f5a62', '#7f9a8b']));
  scene.rect(
    0,
    700,
    WIDTH,
    200,
    scene.linear([
      [0, '#0b1020', 0],
      [1, '#0b1020', 0.25],
    ]),
  );
}

function car(scene: Scene, x: number, base: number, colour: string): void {
  scene.shadow(x + 190, base + 6, 270, 34, 0.55);
  scene.path(
    `M${x} ${base - 30} Q${x - 6} ${base - 100} ${x + 40} ${base - 112} L${x + 84} ${base - 190} Q${x + 92} ${base - 204} ${x + 116} ${base - 204} L${x + 264} ${base - 204} Q${x + 288} ${base - 204} ${x + 296} ${base - 190} L${x + 340} ${base - 112} Q${x + 386} ${base - 100} ${x + 380} ${base - 30} Q${x + 378} ${base - 12} ${x + 356} ${base - 12} L${x + 24} ${base - 12} Q${x + 2} ${base - 12} ${x} ${base - 30} Z`,
    scene.linear([
      [0, lighten(colour, 0.25)],
      [0.5, colour],
      [1, darken(colour, 0.35)],
    ]),
  );
  scene.path(
    `M${x + 66} ${base - 116} L${x + 102} ${base - 182} Q${x + 106} ${base - 188} ${x + 116} ${base - 188} L${x + 264} ${base - 188} Q${x + 274} ${base - 188} ${x + 278} ${base - 182} L${x + 314} ${base - 116} Z`,
    scene.linear([
      [0, '#8fb3c4'],
      [1, '#33495c'],
    ]),
  );
  for (const side of [18, 300]) scene.rect(x + side, base - 84, 62, 24, '#fdf6df', 'rx="12"');
  scene.rect(x + 120, base - 62, 140, 24, darken(colour, 0.45), 'rx="6"');
  scene.rect(x + 150, base - 34, 80, 18, '#f7f5ee', 'rx="3"');
  for (const side of [24, 300]) scene.rect(x + side, base - 20, 56, 30, '#22262b', 'rx="8"');
}
