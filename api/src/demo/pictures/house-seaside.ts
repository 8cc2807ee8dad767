/* eslint-disable max-lines-per-function -- a drawing is one list of strokes, back to front: cut up, it is harder to follow */
import { darken, lighten } from './colour';
import { drawChimney, drawDoor, drawSlope, drawWall, drawWindow, glass } from './house-parts';
import { lit, type Light } from './light';
import type { Scene } from './scene';

function turret(
  scene: Scene,
  light: Light,
  x: number,
  base: number,
  height: number,
  wall: string,
  roof: string,
  frame: string,
): void {
  const width = 150;
  const body = lit(wall, light);
  scene.rect(
    x,
    base - height,
    width,
    height,
    scene.linear(
      [
        [0, darken(body, 0.12)],
        [0.35, lighten(body, 0.12)],
        [1, darken(body, 0.2)],
      ],
      true,
    ),
  );
  for (const y of [base - height + 40, base - height + 200]) {
    for (const share of [0.16, 0.42, 0.68]) {
      scene.rect(x + width * share - 4, y - 4, 38, 92, lit(frame, light));
      glass(scene, light, x + width * share, y, 30, 84);
    }
  }
  scene.rect(x - 8, base - height + 160, width + 16, 12, lighten(body, 0.2));
  const tip = base - height - 150;
  const slate = lit(roof, light);
  scene.poly(
    [
      [x - 18, base - height],
      [x + width / 2, tip],
      [x + width + 18, base - height],
    ],
    scene.linear(
      [
        [0, lighten(slate, 0.2)],
        [0.45, slate],
        [1, darken(slate, 0.3)],
      ],
      true,
    ),
  );
  scene.line([x + width / 2, tip], [x + width / 2, tip - 34], darken(slate, 0.2), 4);
}

/** A bathing villa of the 1920s: pale walls, a bow window or turret, blue or green joinery. */
export function drawSeasideVilla(scene: Scene, light: Light, centre: number, base: number): void {
  const { random } = scene;
  const wall = random.pick(['#fdf9f0', '#f6e7d6', '#eef2f2', '#fbeee2', '#f3ead7']);
  const roof = random.pick(['#5f6f80', '#4f5d6c', '#b5593d', '#7a5248']);
  const trim = random.pick(['#3f7f94', '#2f6b7d', '#5d8a6c', '#9c3f36', '#4d6fa0']);
  const side = random.chance(0.5) ? 1 : -1;
  const width = random.between(560, 660);
  const left = centre - width / 2;
  const height = 345;
  const top = base - height;
  const style = { frame: '#ffffff', shutter: trim, panes: true };
  scene.shadow(centre, base + 8, width * 0.72, 40, 0.5);
  drawChimney(scene, light, left + width * (side > 0 ? 0.24 : 0.68), top - 106, '#b78b73');
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
    { x: left, y: top, width, depth: 44 },
  );
  drawSlope(
    scene,
    light,
    [
      [left + 90, top - 140],
      [left + width - 90, top - 140],
      [left + width + 36, top + 12],
      [left - 36, top + 12],
    ],
    roof,
    10,
  );
  const dormer = left + width * 0.5;
  scene.rect(dormer - 44, top - 104, 88, 84, lit(wall, light));
  scene.poly(
    [
      [dormer - 62, top - 100],
      [dormer, top - 158],
      [dormer + 62, top - 100],
    ],
    darken(lit(roof, light), 0.12),
  );
  glass(scene, light, dormer - 24, top - 88, 48, 54);
  scene.rect(left, base - 172, width, 10, lighten(lit(wall, light), 0.3));
  scene.rect(left, base - 162, width, 6, '#10182a', 'opacity="0.15"');
  const columns = [0.2, 0.5, 0.8];
  for (const share of columns) drawWindow(scene, light, left + width * share - 29, top + 44, 58, 96, style);
  drawWindow(scene, light, left + width * 0.2 - 29, base - 138, 58, 92, style);
  drawWindow(scene, light, left + width * 0.8 - 29, base - 138, 58, 92, style);
  drawDoor(scene, light, left + width * 0.5 - 34, base, 68, 132, trim);
  const rail = lit('#ffffff', light);
  scene.rect(left + width * 0.38, top + 148, width * 0.24, 6, rail);
  for (let bar = 0; bar < 14; bar += 1)
    scene.rect(left + width * 0.38 + (bar * width * 0.24) / 13 - 1.5, top + 112, 3, 38, rail);
  scene.rect(left + width * 0.38 - 4, top + 108, width * 0.24 + 8, 6, rail);
  turret(scene, light, side > 0 ? left + width - 40 : left - 110, base, height + 30, wall, roof, '#ffffff');
}
