/* eslint-disable max-lines-per-function -- a drawing is one list of strokes, back to front: cut up, it is harder to follow */
import { WIDTH, HEIGHT, type Scene } from './scene';

interface Space {
  x: number;
  y: number;
  width: number;
  height: number;
  name: string;
  area: string;
  fill: string;
}

const INK = '#2f3b45';

function furniture(scene: Scene, { x, y, width, height, name }: Space): void {
  const line = `stroke="#8a979f" stroke-width="3" rx="6"`;
  const [cx, cy] = [x + width / 2, y + height / 2];
  if (name.startsWith('Chambre')) {
    scene.rect(x + 24, y + 22, 130, 150, '#ffffff', line);
    scene.rect(x + 34, y + 30, 50, 34, '#e8eef0', line);
    scene.rect(x + 94, y + 30, 50, 34, '#e8eef0', line);
    scene.line([x + 24, y + 86], [x + 154, y + 86], '#8a979f', 3);
  } else if (name === 'Séjour') {
    scene.rect(x + 26, cy - 20, 70, 170, '#ffffff', line);
    scene.rect(x + 150, cy + 30, 90, 60, '#ffffff', line);
    scene.rect(cx + 40, y + 46, 150, 90, '#ffffff', line);
    for (const dx of [58, 108, 158]) {
      scene.rect(cx + dx - 6, y + 20, 34, 20, '#ffffff', line);
      scene.rect(cx + dx - 6, y + 142, 34, 20, '#ffffff', line);
    }
  } else if (name === 'Cuisine') {
    scene.rect(x + 12, y + 12, width - 24, 48, '#ffffff', line);
    for (const dx of [40, 76]) scene.ellipse(x + dx, y + 36, 12, 12, 'none', 'stroke="#8a979f" stroke-width="3"');
    scene.rect(x + width - 110, y + 20, 64, 32, '#e8eef0', line);
  } else if (name === 'Bains') {
    scene.rect(x + 14, y + 14, width - 28, 62, '#ffffff', line);
    scene.ellipse(cx, y + 45, (width - 60) / 2, 22, '#e3f0f3', 'stroke="#8a979f" stroke-width="2"');
    scene.rect(x + width - 74, y + height - 54, 56, 36, '#ffffff', line);
  } else if (name === 'Terrasse') {
    for (let board = x + 16; board < x + width; board += 22)
      scene.line([board, y + 4], [board, y + height - 4], '#c3b49a', 2, 0.7);
  }
}

function label(scene: Scene, { x, y, width, height, name, area }: Space): void {
  const cy = name === 'Terrasse' ? y + height / 2 - 4 : y + height - 54;
  scene.text(x + width / 2, cy, 26, name, INK, 'text-anchor="middle" font-weight="600"');
  scene.text(x + width / 2, cy + 30, 22, area, '#6d7a83', 'text-anchor="middle"');
}

/** A coloured plan of one level. */
export function floorPlan(scene: Scene): void {
  const { random } = scene;
  scene.rect(0, 0, WIDTH, HEIGHT, '#f7f6f2');
  for (let grid = 0; grid < WIDTH; grid += 40) scene.line([grid, 0], [grid, HEIGHT], '#e6e4dc', 1);
  for (let grid = 0; grid < HEIGHT; grid += 40) scene.line([0, grid], [WIDTH, grid], '#e6e4dc', 1);
  const split = random.between(560, 640);
  const [left, top, bottom, right] = [250, 130, 660, 1350];
  const m = (value: number) => `${value.toFixed(1).replace('.', ',')} m²`;
  const palette = random.pick([
    ['#efe3cf', '#dfe9e4', '#e7e1ee', '#dcebf0'],
    ['#f3e4d3', '#e3ebda', '#e4e6ef', '#d9ebee'],
    ['#eee6da', '#e0e7e9', '#efe0dc', '#dbe9ec'],
  ]);
  const [living = '', kitchen = '', night = '', wet = ''] = palette;
  const spaces: Space[] = [
    { x: left, y: top, width: split, height: 330, name: 'Séjour', area: m(random.between(26, 38)), fill: living },
    {
      x: left,
      y: top + 330,
      width: 300,
      height: bottom - top - 330,
      name: 'Cuisine',
      area: m(random.between(9, 14)),
      fill: kitchen,
    },
    {
      x: left + 300,
      y: top + 330,
      width: split - 300,
      height: bottom - top - 330,
      name: 'Bains',
      area: m(random.between(5, 8)),
      fill: wet,
    },
    {
      x: left + split,
      y: top,
      width: right - left - split,
      height: 265,
      name: 'Chambre 1',
      area: m(random.between(12, 16)),
      fill: night,
    },
    {
      x: left + split,
      y: top + 265,
      width: right - left - split,
      height: bottom - top - 265,
      name: 'Chambre 2',
      area: m(random.between(10, 13)),
      fill: night,
    },
    {
      x: left,
      y: bottom,
      width: right - left,
      height: 120,
      name: 'Terrasse',
      area: m(random.between(14, 32)),
      fill: '#e9dcc3',
    },
  ];
  scene.shadow(800, 800, 720, 40, 0.25);
  for (const space of spaces) {
    scene.rect(space.x, space.y, space.width, space.height, space.fill);
    furniture(scene, space);
    label(scene, space);
  }
  for (const { x, y, width, height, name } of spaces)
    if (name !== 'Terrasse') scene.rect(x, y, width, height, 'none', `stroke="${INK}" stroke-width="12"`);
  for (const [x, y, w] of [
    [left + 120, bottom - 7, 150],
    [left + split + 120, top - 7, 130],
    [left + 160, top - 7, 180],
  ] as const) {
    scene.rect(x, y, w, 14, '#ffffff');
    scene.rect(x, y + 5, w, 4, '#7fb4cf');
  }
  for (const [x, y] of [
    [left + split - 8, top + 120],
    [left + 130, top + 322],
  ] as const)
    scene.rect(x, y, 70, 16, '#f7f6f2');
  scene.text(1440, 160, 30, 'N', INK, 'text-anchor="middle" font-weight="600"');
  scene.poly(
    [
      [1440, 175],
      [1456, 230],
      [1440, 218],
      [1424, 230],
    ],
    INK,
  );
  scene.rect(1250, 820, 100, 8, INK);
  scene.text(1300, 812, 20, '2 m', INK, 'text-anchor="middle"');
}
