import { catalogueFaults } from './catalogue-faults';

const fault = (text: string) => catalogueFaults({ key: text }, { key: 'text' });

describe('French typography', () => {
  it.each([
    'Quitter ?',
    'Quitter\u00a0?',
    'Quitter?',
    'Un point ; un autre',
    'Panier : vide',
    'Panier: vide',
    'le «bien»',
    'le « bien »',
    'l\u0027agence',
    '4,5 %',
    '100€',
    'Etat du bien',
    'A louer',
    'Chargement...',
    'deux  espaces',
  ])('refuses %j', (text) => {
    expect(fault(text)).toHaveLength(1);
  });

  it.each([
    'Quitter\u202f?',
    'Panier\u00a0: vide',
    'le «\u00a0bien\u00a0»',
    'À 14:30, 4,5\u00a0%, 2\u00a0€/m²',
    'État de l’agence…',
    'Vraiment\u202f?!',
  ])('accepts %j', (text) => {
    expect(fault(text)).toEqual([]);
  });
});
