import { matchedParts, scoreOf } from './match';

const bestMatches = (searchText: string, labels: string[]) =>
  labels
    .filter((label) => scoreOf(searchText, label) > 0)
    .sort((a, b) => scoreOf(searchText, b) - scoreOf(searchText, a));

describe('the score of a label', () => {
  it('ignores accents, case and word order', () => {
    expect(scoreOf('EVENEMENTS', 'Événements')).toBeGreaterThan(0);
    expect(scoreOf('bien nouveau', 'Nouveau bien')).toBeGreaterThan(0);
    expect(scoreOf('bien vieux', 'Nouveau bien')).toBe(0);
  });

  it('is higher at the start of the label, then at the start of a word, than inside a word', () => {
    const labels = ['Ajouter un client', 'Bascule de l’inclinaison', 'Clients', 'Mandats'];
    expect(bestMatches('cli', labels)).toEqual(['Clients', 'Ajouter un client', 'Bascule de l’inclinaison']);
  });

  it('accepts initials of words, and a word with missing letters', () => {
    expect(scoreOf('nb', 'Nouveau bien')).toBeGreaterThan(0);
    expect(scoreOf('vcu', 'Vue cube')).toBeGreaterThan(0);
    expect(scoreOf('mndat', 'Mandats')).toBeGreaterThan(0);
    expect(scoreOf('evnment', 'Événements')).toBeGreaterThan(0);
  });

  it.each(['marie', 'dupont', 'bayonne', 'villa', 'martin'])('is zero for screens when %s is typed', (name) => {
    const labels = [
      'Mandats',
      'Biens filtrés',
      'Multicritère',
      'Ma journée',
      'Visites',
      'Vider le panier',
      'Diffusion',
    ];
    expect(bestMatches(name, labels)).toEqual([]);
  });
});

describe('the highlighted parts of a text', () => {
  const matchedText = (searchText: string, text: string) =>
    matchedParts(searchText, text)
      .map(({ text: part, matched }) => (matched ? `[${part}]` : part))
      .join('');

  it('keep their accents', () => {
    expect(matchedText('evry', 'Maison à Évry')).toBe('Maison à [Évry]');
    expect(matchedText('oeuvr', 'Œuvrard Noël')).toBe('[Œuvr]ard Noël');
    expect(matchedText('noel oeuv', 'Œuvrard Noël')).toBe('[Œuv]rard [Noël]');
  });

  it('are empty without a match', () => {
    expect(matchedText('0612', 'Harispe Maialen')).toBe('Harispe Maialen');
    expect(matchedText('', 'Harispe')).toBe('Harispe');
  });
});
