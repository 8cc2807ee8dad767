import { readMutationOrder, USAGE } from './order';

const read = (line: string) => readMutationOrder(line.split(' ').filter(Boolean));

describe('readMutationOrder', () => {
  test('takes all mutants of several paths when only these are named', () => {
    expect(read('shared/domain host/server')).toEqual({
      paths: ['shared/domain', 'host/server'],
      sample: Infinity,
      seed: 1,
      atLeast: 0,
      concurrency: 2,
      survivors: false,
      only: null,
    });
  });

  test('reads the size of the sample, its seed, the bound and the concurrency', () => {
    expect(read('shared/domain --sample 300 --seed 7 --at-least 85 --concurrency 4')).toEqual({
      paths: ['shared/domain'],
      sample: 300,
      seed: 7,
      atLeast: 85,
      concurrency: 4,
      survivors: false,
      only: null,
    });
    expect(read('shared/domain --survivors')).toMatchObject({ survivors: true });
    expect(read('shared host --sample 9 --only shared/domain/')).toMatchObject({ sample: 9, only: 'shared/domain' });
  });

  test.each([
    ['', USAGE],
    ['shared/domain --sample few', '--sample is a whole number, not "few"'],
    ['shared/domain --sample 0', '--sample is at least 1'],
    ['shared/domain --seed -1', 'argument is ambiguous'],
    ['shared/domain --seed 1.5', '--seed is a whole number, not "1.5"'],
    ['shared/domain --at-least 101', '--at-least is a whole number up to 100, not "101"'],
    ['shared/domain --concurrency 1', '--concurrency is at least 2'],
    ['shared/domain --fast', "Unknown option '--fast'"],
  ])('refuses "%s" with a sentence', (line, sentence) => {
    expect(() => read(line)).toThrow(sentence);
  });
});
