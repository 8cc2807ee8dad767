import { draw } from './draw';

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

describe('draw', () => {
  test('draws the same for the same seed, and something else for another', () => {
    expect(draw(letters, 10, 7)).toEqual(draw(letters, 10, 7));
    expect(draw(letters, 10, 7)).not.toEqual(draw(letters, 10, 8));
  });

  test('draws as many as it is asked for, each once, in the order in which they stood', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const drawn = draw(letters, 10, seed);
      expect(new Set(drawn).size).toBe(10);
      expect(drawn).toEqual([...drawn].sort());
    }
  });

  test('draws all when there are no more', () => {
    expect(draw(letters, 26, 1)).toEqual(letters);
    expect(draw(letters, Infinity, 1)).toEqual(letters);
  });

  test('leaves no item out over many seeds and prefers none', () => {
    const times = new Map(letters.map((letter) => [letter, 0]));
    for (let seed = 0; seed < 2600; seed += 1) {
      for (const letter of draw(letters, 5, seed)) times.set(letter, (times.get(letter) ?? 0) + 1);
    }
    // 500 are expected of each; 100 is more than four standard deviations of 20.1
    for (const drawn of times.values()) expect(Math.abs(drawn - 500)).toBeLessThan(100);
  });
});
