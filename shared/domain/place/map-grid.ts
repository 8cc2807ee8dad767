/** West, south, east, north, in degrees. */
export type Frame = readonly [west: number, south: number, east: number, north: number];

/** View of a map: centre in degrees, and zoom. */
export interface MapPlace {
  lat: number;
  lon: number;
  zoom: number;
}

/** Sides of a grid cell, in degrees; its properties form one cluster. */
export interface Grid {
  width: number;
  height: number;
}

/** Distance in pixels below which marks touch on the screen. */
const CELL_PIXELS = 72;
const TILE_PIXELS = 256;
/** Zoom from which two neighbouring houses are separate marks. */
export const FINEST_ZOOM = 19;
export const MAX_CELLS = 500;

/** Maximum number of cells that a frame touches. */
const touchedCells = ([west, south, east, north]: Frame, { width, height }: Grid) =>
  (Math.ceil((east - west) / width) + 1) * (Math.ceil((north - south) / height) + 1);

/** Maximum offset of a cluster from its cell's centre, as a share of the side: neighbours never overlap. */
const MAX_OFFSET = 0.28;

function clampToMiddle(at: number, side: number): number {
  const middle = (Math.floor(at / side) + 0.5) * side;
  return Math.max(middle - side * MAX_OFFSET, Math.min(middle + side * MAX_OFFSET, at));
}

/** Position of a cluster: the centre of its content, kept away from the edge of its cell. */
export const clusterPlace = ({ lat, lon }: { lat: number; lon: number }, { width, height }: Grid) => ({
  lat: clampToMiddle(lat, height),
  lon: clampToMiddle(lon, width),
});

/**
 * Grid for a frame at a zoom: square cells on screen, enlarged until at most MAX_CELLS are touched. Its origin is
 * fixed, so that marks stay in place while the map moves.
 */
export function gridFor(frame: Frame, zoom: number): Grid {
  const [, south, , north] = frame;
  const middle = ((south + north) / 2 / 180) * Math.PI;
  let width = (360 * CELL_PIXELS) / (TILE_PIXELS * 2 ** zoom);
  // stepped cosine: the grid stays while the map moves a little north
  const latitudeScale = Math.max(0.1, Math.round(Math.cos(middle) * 10) / 10);
  while (touchedCells(frame, { width, height: width * latitudeScale }) > MAX_CELLS) width *= 2;
  return { width, height: width * latitudeScale };
}
