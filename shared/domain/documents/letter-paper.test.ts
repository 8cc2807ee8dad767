import { aPrincipal, mandateFacts } from './test/mandates';
import { letterPapers } from './letter-paper';

const lettersOf = (overrides: Parameters<typeof mandateFacts>[0] = {}) => {
  const principals = [aPrincipal(), aPrincipal({ id: 13, title: 'MR', firstName: 'Peio', lastName: 'Ospital' })];
  const facts = mandateFacts(overrides, { principals });
  if (!facts.mandate) throw new Error('a letter is about a mandate');
  return { ...facts, mandate: facts.mandate };
};
const plain = (words: string | null) => words?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the letters about a mandate', () => {
  it('give notice to each principal by registered letter, and explain how its end is counted', () => {
    const letters = letterPapers('notice', lettersOf(), '2027-02-10');
    expect(letters.map(({ to, salutation }) => [to[0], salutation])).toEqual([
      ['Madame Maïalen HARISPE', 'Madame'],
      ['Monsieur Peio OSPITAL', 'Monsieur'],
    ]);
    const [letter] = letters;
    expect(plain(letter?.subject ?? '')).toBe('Dénonciation du mandat exclusif de vente n° T-128 du 3 novembre 2026');
    expect(plain(letter?.framed ?? '')).toBe(
      'Le mandat prend fin 15 jours après la première présentation de cette lettre.',
    );
    expect(plain(letter?.paragraphs.join(' ') ?? '')).toContain('article 78 du décret n° 72-678 du 20 juillet 1972');
    expect(plain(letter?.place ?? '')).toBe('Biarritz, le 10 février 2027');
  });

  it('announce the renewal with its days, and the last day to refuse it in a box', () => {
    const [letter] = letterPapers('renewal', lettersOf({ renewal: true }), '2026-12-01');
    expect(plain(letter?.framed ?? '')).toBe('Date limite de non-reconduction : 3 février 2027');
    expect(plain(letter?.paragraphs.join(' ') ?? '')).toContain('du 4 février 2027 au 3 mai 2027');
  });

  it.each([
    ['2026-11-02', /^Trop tôt : envoyée avant le 3 novembre 2026.* du 3 novembre 2026 au 3 janvier 2027 /],
    ['2026-11-03', null],
    ['2027-01-03', null],
    [
      '2027-01-04',
      /^Trop tard : pour le terme du 3 février 2027.*terme suivant, le 3 mai 2027.* du 3 février 2027 au 3 avril 2027 /,
    ],
  ])('warn on %s whether the announcement counts, and when the next one will', (day, warning) => {
    const [letter] = letterPapers('renewal', lettersOf({ renewal: true }), day);
    if (warning === null) expect(letter?.warning).toBeNull();
    else expect(plain(letter?.warning ?? '')).toMatch(warning);
  });

  it('give notice on any day without a warning', () => {
    expect(letterPapers('notice', lettersOf({ renewal: true }), '2026-11-02')[0]?.warning).toBeNull();
  });
});
