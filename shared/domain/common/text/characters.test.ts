import { cutText, firstLetters, forbiddenCharacter, withoutInvisible, withoutForbiddenCharacters } from './characters';

const FAMILY = '👨‍👩‍👧‍👦';

describe('a truncated text', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['ab😀', 3, 'ab'],
    ['ab😀', 4, 'ab😀'],
    [`ab${FAMILY}`, 8, 'ab'],
    ['abe\u0301', 3, 'ab'],
    ['ab🇫🇷', 4, 'ab'],
    [FAMILY, 4, '👨\u200d'],
    [FAMILY, 1, ''],
    ['', 5, ''],
  ])('%s to %i is %s', (text, max, cut) => {
    expect(cutText(text, max)).toBe(cut);
    expect(cut).not.toMatch(/\p{Surrogate}/u);
  });

  it('counts visible characters', () => {
    expect(firstLetters(`${FAMILY}abc`, 2)).toBe(`${FAMILY}a`);
    expect(firstLetters('abc', 5)).toBe('abc');
  });
});

describe('a forbidden character', () => {
  it.each([
    ['a\u0000', 'U+0000'],
    ['a\u000bb', 'U+000B'],
    ['\u001f', 'U+001F'],
    ['\u007f', 'U+007F'],
    ['\u0085', 'U+0085'],
    ['\u009f', 'U+009F'],
    ['a\ud83d', 'U+D83D'],
    ['\ude00a', 'U+DE00'],
  ])('is found in %j', (text, code) => {
    expect(forbiddenCharacter(text)).toBe(code);
    expect(forbiddenCharacter(withoutForbiddenCharacters(text))).toBeNull();
  });

  it('is no line end, no tab, no emoji and no space', () => {
    expect(forbiddenCharacter('a\r\nb\tc 😀\u00a0\u202f')).toBeNull();
  });
});

describe('invisible characters', () => {
  it.each([
    ['\u202a06 39 98 22 11\u202c', '06 39 98 22 11'],
    ['jon\u200b@exemple.test\ufeff', 'jon@exemple.test'],
    ['Salla\u00adberry', 'Sallaberry'],
    ['He\u0301le\u0300ne', 'H\u00e9l\u00e8ne'],
    [FAMILY, FAMILY],
    ['a\u200db', 'ab'],
  ])('are removed from %j', (text, expected) => {
    expect(withoutInvisible(text)).toBe(expected);
  });
});
