import { jsonBytes } from './json-body';

const listOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, text: `« ${index}\u202f000\u00a0€ », "œuvre" 🏠 \ud800` }));

describe('jsonBytes', () => {
  it.each([0, 1, 15, 16, 17, 31, 32, 33, 500])('serializes a list of %s as one text would be', (count) => {
    const list = listOf(count);
    expect(jsonBytes(list).toString()).toBe(Buffer.from(JSON.stringify(list)).toString());
  });

  it('serializes lists that outgrow the buffer of an earlier one', () => {
    for (const repeats of [10, 20_000, 3, 200_000, 5]) {
      const list = Array.from({ length: 40 }, (_, index) => `${index} ${'€'.repeat(repeats)}`);
      expect(jsonBytes(list).equals(Buffer.from(JSON.stringify(list)))).toBe(true);
    }
  });

  it('leaves an earlier response as it was', () => {
    const [first, second] = [jsonBytes(listOf(40)), jsonBytes(listOf(40).reverse())];
    expect(first.toString()).toBe(Buffer.from(JSON.stringify(listOf(40))).toString());
    expect(second.toString()).not.toBe(first.toString());
  });

  it('writes what JSON does not know in a long list as null', () => {
    const list = Array.from({ length: 40 }, (_, index) => [undefined, Number.NaN, () => index, null][index % 4]);
    expect(jsonBytes(list).toString()).toBe(JSON.stringify(list));
  });

  it.each([[{ a: [1, 2] }], ['text'], [null], [12]])('serializes %j', (answer) => {
    expect(jsonBytes(answer).toString()).toBe(JSON.stringify(answer));
  });
});
