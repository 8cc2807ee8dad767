import { TilePath } from './map.schema';

describe('the path of a tile', () => {
  const issues = (x: string, y: string, z = '3') =>
    TilePath.safeParse({ layer: 'plan', z, x, y }).error?.issues.map(({ message }) => message);

  it.each([
    ['0', '0'],
    ['7', '0'],
    ['0', '7'],
  ])('names one of the 8 × 8 tiles of zoom 3: %s, %s', (x, y) => expect(issues(x, y)).toBeUndefined());

  it.each([
    ['8', '0'],
    ['0', '8'],
    ['8', '8'],
  ])('is invalid outside them: %s, %s', (x, y) => expect(issues(x, y)).toEqual(['Cette tuile n’existe pas.']));

  it('is the whole world at zoom 0', () => {
    expect(issues('0', '0', '0')).toBeUndefined();
    expect(issues('1', '0', '0')).toEqual(['Cette tuile n’existe pas.']);
  });
});
