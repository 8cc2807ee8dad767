/* eslint-disable max-lines-per-function -- a drawing is one list of strokes, back to front: cut up, it is harder to follow */
import { darken, lighten, mix } from './colour';
import { HEIGHT, WIDTH, type Point, type Scene } from './scene';

/** Metres: x to the right, y up, z away from the viewer. */
export interface RoomSize {
  width: number;
  height: number;
  depth: number;
}

export interface RoomColours {
  wall: string;
  accent: string;
  floor: string;
  ceiling: string;
}

/** One-point perspective of a room: everything indoors stands in it in metres. */
export class Room {
  private readonly eye = { x: 0, y: 1.5, z: -2.6 };
  private readonly focal: number;

  constructor(
    readonly scene: Scene,
    readonly size: RoomSize,
    readonly colours: RoomColours,
    shift = 0,
  ) {
    this.eye.x = size.width / 2 + shift;
    this.focal = 1420;
  }

  at(x: number, y: number, z: number): Point {
    const scale = this.scale(z);
    return [WIDTH / 2 + (x - this.eye.x) * scale, HEIGHT * 0.47 - (y - this.eye.y) * scale];
  }

  /** Pixels per metre at a distance. */
  scale(z: number): number {
    return this.focal / (z - this.eye.z);
  }

  private face(points: readonly (readonly [number, number, number])[], fill: string, more = ''): void {
    this.scene.poly(
      points.map(([x, y, z]) => this.at(x, y, z)),
      fill,
      more,
    );
  }

  /** Walls, floor with its boards or tiles, ceiling, skirting. */
  drawShell(pattern: 'BOARDS' | 'TILES' | 'PLAIN'): void {
    const { width: w, height: h, depth: d } = this.size;
    const { scene, colours } = this;
    const front = -1.4;
    scene.rect(0, 0, WIDTH, HEIGHT, colours.wall);
    this.face(
      [
        [0, 0, front],
        [w, 0, front],
        [w, 0, d],
        [0, 0, d],
      ],
      scene.linear([
        [0, mix(colours.floor, '#ffffff', 0.12)],
        [1, darken(colours.floor, 0.14)],
      ]),
    );
    this.floorLines(pattern, front);
    this.face(
      [
        [0, h, front],
        [w, h, front],
        [w, h, d],
        [0, h, d],
      ],
      scene.linear([
        [0, darken(colours.ceiling, 0.08)],
        [1, colours.ceiling],
      ]),
    );
    this.face(
      [
        [0, 0, front],
        [0, h, front],
        [0, h, d],
        [0, 0, d],
      ],
      scene.linear(
        [
          [0, darken(colours.wall, 0.14)],
          [1, darken(colours.wall, 0.03)],
        ],
        true,
      ),
    );
    this.face(
      [
        [w, 0, front],
        [w, h, front],
        [w, h, d],
        [w, 0, d],
      ],
      scene.linear(
        [
          [0, darken(colours.wall, 0.05)],
          [1, darken(colours.wall, 0.17)],
        ],
        true,
      ),
    );
    this.face(
      [
        [0, 0, d],
        [w, 0, d],
        [w, h, d],
        [0, h, d],
      ],
      scene.linear([
        [0, lighten(colours.accent, 0.06)],
        [1, darken(colours.accent, 0.05)],
      ]),
    );
    const skirting = lighten(colours.ceiling, 0.2);
    this.face(
      [
        [0, 0, d],
        [w, 0, d],
        [w, 0.1, d],
        [0, 0.1, d],
      ],
      skirting,
    );
    this.face(
      [
        [0, 0, front],
        [0, 0.1, front],
        [0, 0.1, d],
        [0, 0, d],
      ],
      darken(skirting, 0.08),
    );
    this.face(
      [
        [w, 0, front],
        [w, 0.1, front],
        [w, 0.1, d],
        [w, 0, d],
      ],
      darken(skirting, 0.1),
    );
  }

  private floorLines(pattern: 'BOARDS' | 'TILES' | 'PLAIN', front: number): void {
    const { width: w, depth: d } = this.size;
    const line = darken(this.colours.floor, 0.35);
    if (pattern === 'PLAIN') return;
    const step = pattern === 'BOARDS' ? 0.2 : 0.6;
    for (let x = 0; x <= w + 0.01; x += step) this.scene.line(this.at(x, 0, front), this.at(x, 0, d), line, 1.3, 0.3);
    if (pattern === 'TILES') {
      for (let z = front; z < d; z += 0.6) this.scene.line(this.at(0, 0, z), this.at(w, 0, z), line, 1.3, 0.28);
      return;
    }
    for (let x = 0; x < w; x += step) {
      for (let z = front + this.scene.random.between(0, 1.2); z < d; z += this.scene.random.between(1, 1.8))
        this.scene.line(this.at(x, 0, z), this.at(Math.min(w, x + step), 0, z), line, 1.3, 0.35);
    }
  }

  /** A solid with the faces that can be seen; soft edges when `round`. */
  box(x: number, y: number, z: number, width: number, height: number, depth: number, colour: string, round = 0): void {
    const more = round > 0 ? `stroke-linejoin="round" stroke-width="${round}"` : '';
    const stroke = (fill: string) => (round > 0 ? `${more} stroke="${fill}"` : '');
    const top = lighten(colour, 0.16);
    const front = colour;
    const side = darken(colour, 0.2);
    if (x > this.eye.x)
      this.face(
        [
          [x, y, z],
          [x, y + height, z],
          [x, y + height, z + depth],
          [x, y, z + depth],
        ],
        side,
        stroke(side),
      );
    if (x + width < this.eye.x)
      this.face(
        [
          [x + width, y, z],
          [x + width, y + height, z],
          [x + width, y + height, z + depth],
          [x + width, y, z + depth],
        ],
        side,
        stroke(side),
      );
    if (y + height < this.eye.y)
      this.face(
        [
          [x, y + height, z],
          [x + width, y + height, z],
          [x + width, y + height, z + depth],
          [x, y + height, z + depth],
        ],
        top,
        stroke(top),
      );
    else if (y > this.eye.y)
      this.face(
        [
          [x, y, z],
          [x + width, y, z],
          [x + width, y, z + depth],
          [x, y, z + depth],
        ],
        side,
        stroke(side),
      );
    const fill = this.scene.linear([
      [0, lighten(front, 0.06)],
      [1, darken(front, 0.1)],
    ]);
    this.face(
      [
        [x, y, z],
        [x + width, y, z],
        [x + width, y + height, z],
        [x, y + height, z],
      ],
      fill,
      stroke(front),
    );
  }

  /** What lies under a piece of furniture. */
  shade(x: number, z: number, width: number, depth: number, opacity = 0.32): void {
    const [cx, cy] = this.at(x + width / 2, 0, z + depth / 2);
    const scale = this.scale(z + depth / 2);
    this.scene.shadow(cx, cy, width * scale * 0.66, Math.max(10, depth * scale * 0.34), opacity);
  }

  /** A flat thing on the floor: rug or patch of sun. */
  flat(points: readonly (readonly [x: number, z: number])[], fill: string, more = ''): void {
    this.face(
      points.map(([x, z]) => [x, 0.005, z] as const),
      fill,
      more,
    );
  }

  /** A rectangle of the back wall in pixels. */
  onBackWall(
    x: number,
    y: number,
    width: number,
    height: number,
  ): { x: number; y: number; width: number; height: number } {
    const [left, top] = this.at(x, y + height, this.size.depth);
    const scale = this.scale(this.size.depth);
    return { x: left, y: top, width: width * scale, height: height * scale };
  }

  /** Four corners on the left (x = 0) or right wall. */
  onSideWall(right: boolean, z: number, y: number, depth: number, height: number, fill: string, more = ''): void {
    const x = right ? this.size.width : 0;
    this.face(
      [
        [x, y, z],
        [x, y + height, z],
        [x, y + height, z + depth],
        [x, y, z + depth],
      ],
      fill,
      more,
    );
  }
}
