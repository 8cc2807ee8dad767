import type { Random } from '../random';

export const WIDTH = 1600;
export const HEIGHT = 900;

export type Point = readonly [x: number, y: number];
/** Position 0 to 1, colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

const n = (value: number) => (Math.round(value * 10) / 10).toString();

/** A picture being drawn, back to front. */
export class Scene {
  private readonly defs: string[] = [];
  private readonly body: string[] = [];

  constructor(readonly random: Random) {}

  private stops(list: readonly Stop[]): string {
    return list
      .map(([at, colour, opacity = 1]) =>
        `<stop offset="${n(at)}" stop-color="${colour}" stop-opacity="${opacity}"/>`.replace(
          /offset="[^"]*"/,
          `offset="${at}"`,
        ),
      )
      .join('');
  }

  /** Fill from one side of a shape to the other; vertical unless told. */
  linear(stops: readonly Stop[], horizontal = false): string {
    const id = `g${this.defs.length}`;
    this.defs.push(
      `<linearGradient id="${id}" x1="0" y1="0" x2="${horizontal ? 1 : 0}" y2="${horizontal ? 0 : 1}">${this.stops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  radial(stops: readonly Stop[]): string {
    const id = `g${this.defs.length}`;
    this.defs.push(`<radialGradient id="${id}">${this.stops(stops)}</radialGradient>`);
    return `url(#${id})`;
  }

  rect(x: number, y: number, width: number, height: number, fill: string, more = ''): void {
    this.body.push(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}" fill="${fill}" ${more}/>`,
    );
  }

  poly(points: readonly Point[], fill: string, more = ''): void {
    this.body.push(`<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${more}/>`);
  }

  path(d: string, fill: string, more = ''): void {
    this.body.push(`<path d="${d}" fill="${fill}" ${more}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): void {
    this.body.push(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`);
  }

  line(from: Point, to: Point, colour: string, width: number, opacity = 1): void {
    this.body.push(
      `<line x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}" stroke="${colour}" stroke-width="${n(width)}" stroke-opacity="${opacity}" stroke-linecap="round"/>`,
    );
  }

  text(x: number, y: number, size: number, text: string, fill: string, more = ''): void {
    this.body.push(
      `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" font-family="Kanit, Helvetica, Arial, sans-serif" fill="${fill}" ${more}>${text}</text>`,
    );
  }

  /** What lies under a thing on the ground: soft, without a filter, so that it costs nothing. */
  shadow(x: number, y: number, rx: number, ry: number, opacity = 0.35): void {
    this.ellipse(
      x,
      y,
      rx,
      ry,
      this.radial([
        [0, '#10182a', opacity],
        [0.55, '#10182a', opacity * 0.65],
        [1, '#10182a', 0],
      ]),
    );
  }

  toSvg(): string {
    // An element's own opacity makes the renderer compose it apart, at the size of the whole picture: twice the work in all.
    const body = this.body.join('').replace(/ opacity="([\d.]+)"/g, ' fill-opacity="$1" stroke-opacity="$1"');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${this.defs.join('')}</defs>${body}</svg>`;
  }
}
