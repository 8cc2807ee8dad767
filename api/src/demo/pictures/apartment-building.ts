/* eslint-disable max-lines-per-function -- a drawing is one list of strokes, back to front: cut up, it is harder to follow */
import { darken, lighten } from './colour';
import { drawWindow, glass } from './house-parts';
import { lit, type Light } from './light';
import type { Scene } from './scene';

interface Frame {
  x: number;
  base: number;
  width: number;
  floors: number;
  storey: number;
}

/** A recent residence: loggias with glass railings, wood between them, planted terraces. */
export function drawResidence(scene: Scene, light: Light, { x, base, width, floors, storey }: Frame): void {
  const { random } = scene;
  const white = lit(random.pick(['#fbf9f4', '#f3efe7', '#eee9e0']), light);
  const accent = lit(random.pick(['#b07c4f', '#8f6b4c', '#7d8a8f', '#a8593f', '#5f7f78']), light);
  const top = base - floors * storey;
  scene.shadow(x + width / 2, base + 8, width * 0.6, 34, 0.5);
  scene.rect(
    x,
    top,
    width,
    base - top,
    scene.linear([
      [0, lighten(white, 0.1)],
      [1, darken(white, 0.08)],
    ]),
  );
  scene.rect(x - 10, top - 14, width + 20, 18, darken(white, 0.3));
  const columns = Math.round(width / 200);
  const cell = width / columns;
  for (let column = 0; column < columns; column += 1) {
    const left = x + column * cell;
    const loggia = (column + 1) % 2 === 0 || columns < 4;
    if (!loggia) scene.rect(left + 10, top + 8, cell - 20, base - top - 8, accent, 'opacity="0.9"');
    for (let floor = 0; floor < floors; floor += 1) {
      const y = top + floor * storey;
      if (!loggia) {
        drawWindow(scene, light, left + cell / 2 - 26, y + 26, 52, storey - 56, {
          frame: '#f6f6f4',
          shutter: null,
          panes: false,
        });
        continue;
      }
      scene.rect(left + 12, y + 12, cell - 24, storey - 18, '#39424d', 'opacity="0.75"');
      glass(scene, light, left + 24, y + 22, cell * 0.5, storey - 30);
      glass(scene, light, left + 30 + cell * 0.5, y + 22, cell * 0.5 - 66, storey - 30);
      scene.rect(left, y + storey - 8, cell, 10, lighten(white, 0.25));
      scene.rect(left + 4, y + storey - 50, cell - 8, 42, '#e8f6fa', 'opacity="0.45"');
      scene.rect(left + 4, y + storey - 52, cell - 8, 4, '#f4f7f8');
      if (random.chance(0.45))
        for (let leaf = 0; leaf < 5; leaf += 1)
          scene.ellipse(
            left + random.between(20, cell - 20),
            y + storey - 54,
            random.between(8, 15),
            random.between(8, 13),
            lit(random.pick(['#5d8f45', '#6f9d4f', '#4f7d43']), light),
          );
      if (random.chance(0.3))
        scene.poly(
          [
            [left + 4, y + 10],
            [left + cell - 4, y + 10],
            [left + cell - 12, y + 34],
            [left - 2, y + 34],
          ],
          lit('#e3cfa8', light),
          'opacity="0.95"',
        );
    }
  }
  scene.rect(x + width / 2 - 54, base - 92, 108, 92, '#2c3138');
  glass(scene, light, x + width / 2 - 48, base - 86, 96, 86);
  scene.rect(x + width / 2 - 74, base - 104, 148, 12, accent);
}

/** A stone building of the nineteenth century, with a slate roof and wrought iron. */
export function drawStoneBuilding(scene: Scene, light: Light, { x, base, width, floors, storey }: Frame): void {
  const { random } = scene;
  const stone = lit(random.pick(['#efe3cb', '#e8dcc6', '#f3ead8']), light);
  const top = base - floors * storey;
  const slate = lit(random.pick(['#5b6675', '#4e5a68']), light);
  scene.shadow(x + width / 2, base + 8, width * 0.6, 34, 0.45);
  scene.poly(
    [
      [x - 12, top + 4],
      [x + 34, top - 96],
      [x + width - 34, top - 96],
      [x + width + 12, top + 4],
    ],
    scene.linear([
      [0, lighten(slate, 0.2)],
      [1, darken(slate, 0.2)],
    ]),
  );
  scene.rect(
    x,
    top,
    width,
    base - top,
    scene.linear([
      [0, lighten(stone, 0.12)],
      [1, darken(stone, 0.1)],
    ]),
  );
  scene.rect(x - 16, top - 6, width + 32, 16, lighten(stone, 0.2));
  scene.rect(
    x - 16,
    top + 10,
    width + 32,
    24,
    scene.linear([
      [0, '#10182a', 0.3],
      [1, '#10182a', 0],
    ]),
  );
  const columns = Math.round(width / 140);
  const cell = width / columns;
  for (let column = 0; column < columns; column += 1) {
    const centre = x + (column + 0.5) * cell;
    drawWindow(scene, light, centre - 20, top - 76, 40, 58, { frame: '#e9e4d8', shutter: null, panes: true });
    for (let floor = 0; floor < floors - 1; floor += 1) {
      const y = top + floor * storey + 34;
      scene.rect(centre - 36, y - 14, 72, storey - 34, lighten(stone, 0.22));
      drawWindow(scene, light, centre - 25, y, 50, storey - 54, { frame: '#fbf9f4', shutter: null, panes: true });
      const balcony = y + storey - 52;
      scene.rect(centre - 44, balcony, 88, 8, darken(stone, 0.12));
      scene.rect(centre - 42, balcony - 38, 84, 3, '#23272e');
      for (let bar = centre - 40; bar <= centre + 40; bar += 8) scene.rect(bar, balcony - 37, 2, 38, '#23272e');
    }
    scene.rect(centre - 42, base - storey + 14, 84, storey - 14, darken(stone, 0.08));
    glass(scene, light, centre - 34, base - storey + 28, 68, storey - 28);
  }
  for (let floor = 1; floor < floors; floor += 1)
    scene.rect(x, top + floor * storey - 4, width, 7, lighten(stone, 0.2));
}
