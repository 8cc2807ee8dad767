/* eslint-disable max-lines-per-function -- a drawing is one list of strokes, back to front: cut up, it is harder to follow */
import { darken, lighten, mix } from './colour';
import { lit, type Light } from './light';
import type { Room } from './room';
import type { Backdrop } from './landscape';
import type { Scene } from './scene';

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is seen through a window: sky, then sea, hills, pines or roofs, then a bit of garden. */
function drawOutlook(scene: Scene, light: Light, { x, y, width, height }: Frame, view: Backdrop): void {
  const { random } = scene;
  const [top, middle, low] = light.sky;
  scene.rect(
    x,
    y,
    width,
    height,
    scene.linear([
      [0, mix(top, middle, 0.4)],
      [0.6, low],
      [1, low],
    ]),
  );
  const line = y + height * 0.56;
  const bottom = y + height;
  if (view === 'OCEAN') {
    scene.rect(
      x,
      line,
      width,
      bottom - line,
      scene.linear([
        [0, mix('#2f79a3', low, 0.4)],
        [0.5, '#4a9db4'],
        [0.51, lit('#e3d3a8', light)],
        [1, lit('#d8c492', light)],
      ]),
    );
    for (let index = 0; index < 9; index += 1)
      scene.rect(
        x + random.between(0, width * 0.8),
        line + random.between(4, height * 0.18),
        width * random.between(0.05, 0.18),
        2,
        '#ffffff',
        'opacity="0.5"',
      );
    return;
  }
  const hill = mix(lit(view === 'TOWN' ? '#8a9aa8' : '#6b93a0', light), low, 0.35);
  scene.path(
    `M${x} ${line} Q${x + width * 0.3} ${line - height * 0.22} ${x + width * 0.55} ${line - height * 0.06} T${x + width} ${line - height * 0.12} L${x + width} ${bottom} L${x} ${bottom} Z`,
    hill,
  );
  const green = lit('#6a9a4f', light);
  if (view === 'TOWN') {
    for (let left = x; left < x + width - 8;) {
      const w = Math.min(width * random.between(0.12, 0.24), x + width - left);
      const h = height * random.between(0.16, 0.34);
      scene.rect(
        left,
        bottom - h - height * 0.1,
        w,
        h + height * 0.1,
        lit(random.pick(['#efe4d2', '#e2d3bd', '#f5efe4']), light),
      );
      scene.poly(
        [
          [left, bottom - h - height * 0.1],
          [left + w / 2, bottom - h - height * 0.17],
          [left + w, bottom - h - height * 0.1],
        ],
        lit('#b5633f', light),
      );
      left += w;
    }
    return;
  }
  scene.rect(
    x,
    y + height * 0.74,
    width,
    height * 0.26,
    scene.linear([
      [0, lighten(green, 0.1)],
      [1, green],
    ]),
  );
  for (let index = 0; index < 8; index += 1) {
    const cx = x + width * random.between(0.06, 0.94);
    const size = Math.min(width, height) * random.between(0.09, 0.17);
    const tone = random.chance(0.5) ? green : darken(green, 0.18);
    const rx = Math.min(size, cx - x, x + width - cx);
    scene.ellipse(cx, y + height * 0.74, rx, size * (view === 'PINES' ? 0.7 : 0.9), tone);
  }
}

function drawCurtain(scene: Scene, x: number, y: number, width: number, height: number, colour: string): void {
  scene.rect(
    x,
    y,
    width,
    height,
    scene.linear(
      [
        [0, darken(colour, 0.08)],
        [0.3, lighten(colour, 0.25)],
        [0.55, colour],
        [0.8, lighten(colour, 0.2)],
        [1, darken(colour, 0.12)],
      ],
      true,
    ),
    'opacity="0.95"',
  );
  for (let fold = 1; fold < 5; fold += 1)
    scene.rect(x + (width * fold) / 5, y, 2, height, darken(colour, 0.2), 'opacity="0.35"');
}

export interface WindowPlan {
  x: number;
  y: number;
  width: number;
  height: number;
  leaves: number;
  view: Backdrop;
  curtain: string | null;
  frame: string;
}

/** A window or glass door in the back wall, with the sun it lets onto the floor. */
export function drawBackWindow(room: Room, light: Light, plan: WindowPlan): void {
  const { scene } = room;
  const frame = room.onBackWall(plan.x, plan.y, plan.width, plan.height);
  scene.rect(frame.x - 12, frame.y - 12, frame.width + 24, frame.height + 16, darken(plan.frame, 0.12));
  drawOutlook(scene, light, frame, plan.view);
  for (let leaf = 0; leaf <= plan.leaves; leaf += 1)
    scene.rect(frame.x + (frame.width * leaf) / plan.leaves - 5, frame.y - 4, 10, frame.height + 6, plan.frame);
  scene.rect(frame.x - 6, frame.y - 8, frame.width + 12, 10, plan.frame);
  scene.rect(frame.x - 6, frame.y + frame.height - 4, frame.width + 12, 10, lighten(plan.frame, 0.15));
  scene.poly(
    [
      [frame.x + frame.width * 0.08, frame.y],
      [frame.x + frame.width * 0.26, frame.y],
      [frame.x + frame.width * 0.1, frame.y + frame.height],
      [frame.x, frame.y + frame.height],
      [frame.x, frame.y + frame.height * 0.5],
    ],
    '#ffffff',
    'opacity="0.14"',
  );
  if (plan.curtain) {
    const width = frame.width * 0.16;
    scene.rect(frame.x - width - 18, frame.y - 34, frame.width + width * 2 + 36, 7, '#6b5a48', 'rx="3"');
    drawCurtain(scene, frame.x - width * 0.9, frame.y - 28, width, frame.height + 46, plan.curtain);
    drawCurtain(scene, frame.x + frame.width - width * 0.1, frame.y - 28, width, frame.height + 46, plan.curtain);
  }
  if (light.evening) return;
  const d = room.size.depth;
  const slant = scene.random.chance(0.5) ? 0.9 : -0.9;
  const sun = scene.linear([
    [0, '#fff6dc', 0.55],
    [1, '#fff6dc', 0.12],
  ]);
  for (let leaf = 0; leaf < plan.leaves; leaf += 1) {
    const from = plan.x + (plan.width * leaf) / plan.leaves + 0.06;
    const to = plan.x + (plan.width * (leaf + 1)) / plan.leaves - 0.06;
    room.flat(
      [
        [from + slant * 0.25, d - 0.3],
        [to + slant * 0.25, d - 0.3],
        [to + slant, d - 2.3],
        [from + slant, d - 2.3],
      ],
      sun,
    );
  }
}
