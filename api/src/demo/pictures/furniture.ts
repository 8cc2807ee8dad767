import { darken, lighten } from './colour';
import type { Light } from './light';
import type { Room } from './room';

export function drawSofa(
  room: Room,
  x: number,
  z: number,
  width: number,
  colour: string,
  cushions: readonly string[],
): void {
  room.shade(x - 0.1, z - 0.1, width + 0.2, 1.1, 0.4);
  room.box(x, 0.12, z + 0.62, width, 0.72, 0.26, darken(colour, 0.06), 8);
  room.box(x + 0.02, 0.1, z, 0.22, 0.52, 0.85, colour, 8);
  room.box(x + width - 0.24, 0.1, z, 0.22, 0.52, 0.85, colour, 8);
  room.box(x + 0.22, 0.1, z + 0.02, width - 0.44, 0.22, 0.7, darken(colour, 0.05), 5);
  const seats = width > 1.9 ? 3 : 2;
  const seat = (width - 0.48) / seats;
  for (let index = 0; index < seats; index += 1) {
    room.box(x + 0.25 + index * seat, 0.46, z + 0.46, seat - 0.03, 0.36, 0.16, lighten(colour, 0.06), 9);
    room.box(x + 0.25 + index * seat, 0.33, z, seat - 0.03, 0.14, 0.62, lighten(colour, 0.09), 8);
  }
  cushions.forEach((tint, index) => {
    const at = index % 2 === 0 ? x + 0.3 + index * 0.18 : x + width - 0.68 - index * 0.12;
    room.box(at, 0.46, z + 0.3, 0.36, 0.32, 0.1, tint, 9);
  });
}

export function drawTable(
  room: Room,
  x: number,
  z: number,
  width: number,
  depth: number,
  height: number,
  colour: string,
): void {
  room.shade(x, z, width, depth, 0.3);
  const leg = 0.06;
  for (const [lx, lz] of [
    [x + 0.05, z + depth - 0.1],
    [x + width - 0.11, z + depth - 0.1],
    [x + 0.05, z + 0.04],
    [x + width - 0.11, z + 0.04],
  ] as const)
    room.box(lx, 0, lz, leg, height - 0.05, leg, darken(colour, 0.18));
  room.box(x, height - 0.05, z, width, 0.05, depth, colour);
}

export function drawChair(room: Room, x: number, z: number, colour: string, back: boolean): void {
  room.shade(x, z, 0.45, 0.45, 0.22);
  for (const [lx, lz] of [
    [x, z + 0.4],
    [x + 0.39, z + 0.4],
    [x, z],
    [x + 0.39, z],
  ] as const)
    room.box(lx, 0, lz, 0.035, 0.45, 0.035, '#6b4d36');
  if (!back) room.box(x, 0.5, z + 0.4, 0.43, 0.42, 0.04, colour, 6);
  room.box(x - 0.01, 0.43, z, 0.45, 0.05, 0.44, lighten(colour, 0.08), 5);
  if (back) room.box(x, 0.5, z, 0.43, 0.42, 0.04, colour, 6);
}

export function drawRug(room: Room, x: number, z: number, width: number, depth: number, colour: string): void {
  room.flat(
    [
      [x, z],
      [x + width, z],
      [x + width, z + depth],
      [x, z + depth],
    ],
    colour,
  );
  room.flat(
    [
      [x + 0.12, z + 0.1],
      [x + width - 0.12, z + 0.1],
      [x + width - 0.12, z + depth - 0.1],
      [x + 0.12, z + depth - 0.1],
    ],
    'none',
    `stroke="${lighten(colour, 0.35)}" stroke-width="3"`,
  );
  for (let line = 1; line < 5; line += 1)
    room.flat(
      [
        [x + 0.25, z + (depth * line) / 5],
        [x + width - 0.25, z + (depth * line) / 5],
        [x + width - 0.25, z + (depth * line) / 5 + 0.02],
        [x + 0.25, z + (depth * line) / 5 + 0.02],
      ],
      darken(colour, 0.16),
      'opacity="0.5"',
    );
}

export function drawLamp(room: Room, light: Light, x: number, z: number, shade: string): void {
  const { scene } = room;
  const [bx, by] = room.at(x, 0, z);
  const [, ty] = room.at(x, 1.5, z);
  const s = room.scale(z);
  room.shade(x - 0.2, z - 0.1, 0.4, 0.3, 0.25);
  scene.ellipse(bx, by, s * 0.16, s * 0.04, '#2f2b28');
  scene.line([bx, by], [bx, ty], '#2f2b28', s * 0.022);
  if (light.evening)
    scene.ellipse(
      bx,
      ty,
      s * 1.1,
      s * 1,
      scene.radial([
        [0, '#ffdf9a', 0.6],
        [1, '#ffdf9a', 0],
      ]),
    );
  scene.poly(
    [
      [bx - s * 0.14, ty - s * 0.16],
      [bx + s * 0.14, ty - s * 0.16],
      [bx + s * 0.24, ty + s * 0.16],
      [bx - s * 0.24, ty + s * 0.16],
    ],
    scene.linear([
      [0, lighten(shade, light.evening ? 0.4 : 0.15)],
      [1, shade],
    ]),
  );
}

export function drawPlant(room: Room, x: number, z: number, size: number, pot: string): void {
  const { scene } = room;
  const s = room.scale(z) * size;
  const [bx, by] = room.at(x, 0, z);
  room.shade(x - 0.25, z - 0.1, 0.5, 0.35, 0.3);
  for (let leaf = 0; leaf < 15; leaf += 1) {
    const angle = Math.PI * (1.08 + (leaf / 14) * 0.84);
    const reach = s * scene.random.between(0.5, 0.95);
    const [ex, ey] = [bx + Math.cos(angle) * reach * 0.72, by - s * 0.34 + Math.sin(angle) * reach];
    const green = scene.random.pick(['#4f8443', '#3f6f3c', '#68995a', '#5a8f56']);
    scene.path(
      `M${bx.toFixed(1)} ${(by - s * 0.3).toFixed(1)} Q${(bx + (ex - bx) * 0.2 - s * 0.1).toFixed(1)} ${(ey + s * 0.1).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)} Q${(bx + (ex - bx) * 0.7 + s * 0.12).toFixed(1)} ${(ey + s * 0.16).toFixed(1)} ${bx.toFixed(1)} ${(by - s * 0.3).toFixed(1)} Z`,
      green,
    );
  }
  scene.poly(
    [
      [bx - s * 0.2, by - s * 0.36],
      [bx + s * 0.2, by - s * 0.36],
      [bx + s * 0.14, by],
      [bx - s * 0.14, by],
    ],
    scene.linear(
      [
        [0, lighten(pot, 0.2)],
        [0.5, pot],
        [1, darken(pot, 0.25)],
      ],
      true,
    ),
  );
}

/** A framed print on the back wall. */
export function drawPicture(room: Room, x: number, y: number, width: number, height: number): void {
  const { scene } = room;
  const f = room.onBackWall(x, y, width, height);
  const { random } = scene;
  scene.rect(f.x + 5, f.y + 7, f.width, f.height, '#10182a', 'opacity="0.22"');
  scene.rect(f.x, f.y, f.width, f.height, random.pick(['#2f2b28', '#b58d5c', '#fbf8f1']));
  scene.rect(f.x + 7, f.y + 7, f.width - 14, f.height - 14, '#f8f4ea');
  const [ix, iy, iw, ih] = [f.x + 20, f.y + 20, f.width - 40, f.height - 40];
  const tones = random.pick([
    ['#e6a57e', '#d8684f', '#8d3c3f'],
    ['#9cc3d5', '#4f86a6', '#27496d'],
    ['#d8cfa0', '#93a56b', '#4f6f47'],
    ['#f0d9b5', '#c99b6a', '#6f4a34'],
  ]);
  scene.rect(ix, iy, iw, ih, tones[0] ?? '#cccccc');
  scene.path(
    `M${ix} ${iy + ih * 0.6} Q${ix + iw * 0.35} ${iy + ih * 0.3} ${ix + iw * 0.6} ${iy + ih * 0.6} T${ix + iw} ${iy + ih * 0.5} L${ix + iw} ${iy + ih} L${ix} ${iy + ih} Z`,
    tones[1] ?? '#999999',
  );
  scene.ellipse(ix + iw * 0.7, iy + ih * 0.28, Math.min(iw, ih) * 0.13, Math.min(iw, ih) * 0.13, tones[2] ?? '#555555');
}

export function drawPendant(room: Room, light: Light, x: number, z: number, drop: number, colour: string): void {
  const { scene } = room;
  const [px, top] = room.at(x, room.size.height, z);
  const [, y] = room.at(x, room.size.height - drop, z);
  const s = room.scale(z);
  scene.line([px, top], [px, y - s * 0.1], '#2f2b28', 2.5);
  if (light.evening)
    scene.ellipse(
      px,
      y,
      s * 0.7,
      s * 0.6,
      scene.radial([
        [0, '#ffe2a0', 0.7],
        [1, '#ffe2a0', 0],
      ]),
    );
  scene.path(
    `M${px - s * 0.2} ${y + s * 0.08} Q${px - s * 0.18} ${y - s * 0.14} ${px} ${y - s * 0.15} Q${px + s * 0.18} ${y - s * 0.14} ${px + s * 0.2} ${y + s * 0.08} Z`,
    scene.linear([
      [0, lighten(colour, 0.15)],
      [1, darken(colour, 0.15)],
    ]),
  );
  scene.ellipse(px, y + s * 0.08, s * 0.2, s * 0.035, light.evening ? '#fff2cc' : lighten(colour, 0.4));
}
