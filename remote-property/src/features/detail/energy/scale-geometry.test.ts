import { ENERGY_SCALE } from '@pignon/shared/domain/property/energy';
import { arrowPath, scaleBars, SCALE_HEIGHT, SCALE_WIDTH } from './scale-geometry';

describe('scaleBars', () => {
  it('draws seven arrows in the official colours, each wider than the one above', () => {
    const bars = scaleBars('dpe', 'E');
    expect(bars.map((bar) => bar.energyClass).join('')).toBe('ABCDEFG');
    expect(bars.map((bar) => bar.colour)).toEqual(ENERGY_SCALE.map((step) => step.energyColour));
    expect(scaleBars('ges', 'A').map((bar) => bar.colour)).toEqual(ENERGY_SCALE.map((step) => step.gesColour));
    bars.slice(1).forEach((bar, index) => expect(bar.width).toBeGreaterThan(bars[index]!.width));
  });

  it.each(['A', 'D', 'G', 'VI', 'NS', null] as const)('fills the drawing and no more for %s', (label) => {
    const bars = scaleBars('dpe', label);
    const last = bars.at(-1)!;
    expect(last.y + last.height).toBeCloseTo(SCALE_HEIGHT);
    expect(Math.max(...bars.map((bar) => bar.width))).toBeLessThan(SCALE_WIDTH);
  });

  it('makes the chosen class taller, and none where there is no class', () => {
    const selectedBar = scaleBars('ges', 'F').filter((bar) => bar.chosen);
    expect(selectedBar.map((bar) => bar.energyClass)).toEqual(['F']);
    expect(selectedBar[0]!.height).toBeGreaterThan(scaleBars('ges', 'F')[0]!.height);
    expect(scaleBars('dpe', 'VI').some((bar) => bar.chosen)).toBe(false);
  });
});

describe('arrowPath', () => {
  it('points to the right', () => {
    expect(arrowPath({ y: 10, height: 20, width: 60 })).toBe('M0 10h50l10 10l-10 10H0z');
  });
});
