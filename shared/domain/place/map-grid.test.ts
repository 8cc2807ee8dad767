import { clusterPlace, gridFor, MAX_CELLS, type Frame } from './map-grid';

const cells = (frame: Frame, zoom: number) => {
  const { width, height } = gridFor(frame, zoom);
  const [west, south, east, north] = frame;
  const columns = Math.floor(east / width) - Math.floor(west / width) + 1;
  return columns * (Math.floor(north / height) - Math.floor(south / height) + 1);
};

describe('the grid of a map', () => {
  it('has cells of 72 pixels that look square', () => {
    const { width, height } = gridFor([-1.6, 43.4, -1.4, 43.5], 12);
    expect(width).toBeCloseTo((360 * 72) / 256 / 4096, 10);
    expect(height / width).toBeCloseTo(0.7, 10);
  });

  it('keeps its origin while the map moves', () => {
    expect(gridFor([-1.6, 43.4, -1.4, 43.5], 12)).toEqual(gridFor([-1.5, 43.45, -1.3, 43.55], 12));
  });

  it('separates clusters of neighbouring cells', () => {
    const grid = { width: 1, height: 1 };
    expect(clusterPlace({ lat: 43.4, lon: -1.5 }, grid)).toEqual({ lat: 43.4, lon: -1.5 });
    const [left, right] = [clusterPlace({ lat: 0.5, lon: 0.99 }, grid), clusterPlace({ lat: 0.5, lon: 1.01 }, grid)];
    expect(right.lon - left.lon).toBeCloseTo(0.44, 10);
    expect(clusterPlace({ lat: 0.01, lon: 0.5 }, grid).lat).toBeCloseTo(0.22, 10);
  });

  it.each<[Frame, number]>([
    [[-180, -90, 180, 90], 0],
    [[-180, -90, 180, 90], 19],
    [[-5, 41, 10, 51], 6],
    [[-5, 41, 10, 51], 15],
    [[2.3, 48.8, 2.3001, 48.8001], 19],
    [[2, 89, 2.5, 90], 14],
  ])('never has more cells than a response may have (%j at %i)', (frame, zoom) => {
    expect(cells(frame, zoom)).toBeLessThanOrEqual(MAX_CELLS);
  });
});
