import { matchedParts, scoreOf } from './match';

const best = (typed: string, labels: string[]) =>
  labels.filter((label) => scoreOf(typed, label) > 0).sort((a, b) => scoreOf(typed, b) - scoreOf(typed, a));

describe('what was typed', () => {
  it('is found without its accents and capitals, in any order of its words', () => {
    expect(scoreOf('EVENEMENTS', 'Événements')).toBeGreaterThan(0);
    expect(scoreOf('bien nouveau', 'Nouveau bien')).toBeGreaterThan(0);
    expect(scoreOf('bien vieux', 'Nouveau bien')).toBe(0);
  });

  it('is better at the beginning, then at the beginning of a word, then inside one', () => {
    const labels = ['Ajouter un client', 'Bascule de l’inclinaison', 'Clients', 'Mandats'];
    expect(best('cli', labels)).toEqual(['Clients', 'Ajouter un client', 'Bascule de l’inclinaison']);
  });

  it('may be first letters of words, or one word with a slip', () => {
    expect(scoreOf('nb', 'Nouveau bien')).toBeGreaterThan(0);
    expect(scoreOf('vcu', 'Vue cube')).toBeGreaterThan(0);
    expect(scoreOf('mndat', 'Mandats')).toBeGreaterThan(0);
    expect(scoreOf('evnment', 'Événements')).toBeGreaterThan(0);
  });

  it.each(['marie', 'dupont', 'bayonne', 'villa', 'martin'])('does not find screens behind the name %s', (name) => {
    const labels = [
      'Mandats',
      'Biens filtrés',
      'Multicritère',
      'Ma journée',
      'Visites',
      'Vider le panier',
      'Diffusion',
    ];
    expect(best(name, labels)).toEqual([]);
  });
});

describe('what was found', () => {
  const matchedText = (typed: string, text: string) =>
    matchedParts(typed, text)
      .map(({ text: part, matched }) => (matched ? `[${part}]` : part))
      .join('');

  it('is shown with its own accents', () => {
    expect(matchedText('evry', 'Maison à Évry')).toBe('Maison à [Évry]');
    expect(matchedText('oeuvr', 'Œuvrard Noël')).toBe('[Œuvr]ard Noël');
    expect(matchedText('noel oeuv', 'Œuvrard Noël')).toBe('[Œuv]rard [Noël]');
  });

  it('is nothing where the letters are not', () => {
    expect(matchedText('0612', 'Harispe Maialen')).toBe('Harispe Maialen');
    expect(matchedText('', 'Harispe')).toBe('Harispe');
  });
});
