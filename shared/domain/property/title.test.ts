import { shortTitle } from './title';

describe('shortTitle', () => {
  it('keeps 21 characters and cuts 22 to 20', () => {
    expect(shortTitle('a'.repeat(21))).toBe('a'.repeat(21));
    expect(shortTitle('a'.repeat(22))).toBe(`${'a'.repeat(20)}…`);
  });

  it('never splits a character nor leaves a space before the ellipsis', () => {
    expect(shortTitle('Maison 🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡')).toBe(`Maison ${'🏡'.repeat(13)}…`);
    expect(shortTitle('Appartement lumineux avec vue')).toBe('Appartement lumineux…');
  });
});
