import { shortTitle } from './title';

describe('shortTitle', () => {
  it('leaves 21 characters as they are and cuts 22 to 20', () => {
    expect(shortTitle('a'.repeat(21))).toBe('a'.repeat(21));
    expect(shortTitle('a'.repeat(22))).toBe(`${'a'.repeat(20)}…`);
  });

  it('never cuts a character in two nor leaves a space before the ellipsis', () => {
    expect(shortTitle('Maison 🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡')).toBe(`Maison ${'🏡'.repeat(13)}…`);
    expect(shortTitle('Appartement lumineux avec vue')).toBe('Appartement lumineux…');
  });
});
