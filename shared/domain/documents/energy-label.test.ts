import { energyScale, energyScaleSize, gesScale, MIN_SHARE, shareOfPair } from './energy-label';

const A4 = { width: 210, height: 297 };
const A3 = { width: 297, height: 420 };

describe('the energy label of a window card', () => {
  it.each([
    ['A4', A4],
    ['A4 on its side', { width: 297, height: 210 }],
    ['A3', A3],
  ])('covers at least 5 %% of %s', (_, sheet) => {
    const share = shareOfPair(energyScaleSize(sheet), sheet);
    expect(share).toBeGreaterThanOrEqual(MIN_SHARE);
    expect(share).toBeLessThan(0.06);
  });

  it('fits beside its words, and in the column of a card on its side', () => {
    const { width } = energyScaleSize(A4);
    expect(2 * width + 5).toBeLessThan(104);
  });

  it('marks the letter of the certificate on both scales, in the official colours', () => {
    const scale = energyScale('F', 338);
    expect(scale.steps.filter(({ chosen }) => chosen)).toEqual([
      { letter: 'F', colour: '#eb8235', ink: '#14201a', chosen: true },
    ]);
    expect(gesScale('E', 69).steps.find(({ chosen }) => chosen)).toMatchObject({ letter: 'E', colour: '#4d5271' });
  });

  it('marks none where the certificate has no letter', () => {
    expect(gesScale(null, null).letter).toBeNull();
    expect(energyScale('VI', null).steps.some(({ chosen }) => chosen)).toBe(false);
  });
});
