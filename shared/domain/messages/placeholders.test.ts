import { placeholderProblem } from './placeholders';

describe('a changed text', () => {
  it.each([
    ['Bonjour', 'Salut'],
    ['{{count}} biens sur {{total}}', 'Sur {{ total }}, {{count}}'],
    ['{{count, number}} biens', 'Biens : {{count}}'],
    ['{{name}} et {{name}}', '{{name}}'],
  ])('may turn "%s" into "%s"', (shipped, text) => {
    expect(placeholderProblem(shipped, text)).toBeNull();
  });

  it('keeps every placeholder', () => {
    expect(placeholderProblem('{{count}} de {{name}}', 'Plusieurs')).toBe('Gardez {{count}}, {{name}} dans le texte.');
    expect(placeholderProblem('Bonjour {{name}}', 'Bonjour {name}')).toBe('Gardez {{name}} dans le texte.');
  });

  it('adds none', () => {
    expect(placeholderProblem('Bonjour', 'Bonjour {{nom}}')).toBe('{{nom}} ne serait pas remplacé dans ce texte.');
  });
});
