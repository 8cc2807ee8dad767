import { aRental } from '../../property/test/a-property';
import { mandateFacts, PARTNER, wordsOf } from '../test/mandates';
import { composeMandate } from './compose-mandate';
import type { MandateFacts } from './mandate-paper';

const compose = (...args: Parameters<typeof mandateFacts>) => composeMandate(mandateFacts(...args), 'l’agence');
const words = (...args: Parameters<typeof mandateFacts>) => wordsOf(compose(...args));

const RENTAL: Partial<MandateFacts> = { property: aRental() };

describe('a rental mandate', () => {
  const rental = { transactionType: 'RENT', type: 'NON_EXCLUSIVE', price: 785 } as const;

  it('names rent, tenant and landlord, never a sale', () => {
    const text = words(rental, RENTAL);
    expect(text).toContain('Mandat simple de location');
    expect(text).toContain('785 € (sept cent quatre-vingt-cinq euros)');
    expect(text).toContain('À la charge du locataire : 553,50 € TTC, dont état des lieux : 150 € TTC');
    expect(text).toContain('Le mandant, bailleur');
    expect(text).not.toMatch(/acquéreur|vendeur|acte authentique/);
  });

  it('of a property that is no dwelling omits the caps of dwellings', () => {
    const shop = { ...RENTAL, property: { ...aRental(), propertyType: 'SHOP' as const } };
    expect(words(rental, RENTAL)).toContain('loi n° 89-462');
    expect(words(rental, shop)).not.toContain('89-462');
  });
});

describe('a delegation', () => {
  it('names both agencies, the original mandate, its authorisation and the split of the fees', () => {
    const paper = compose(PARTNER);
    const text = wordsOf(paper);
    expect(paper.title).toBe('Délégation de mandat de vente');
    expect(paper.parties.map(({ role }) => role)).toEqual(['L’agence délégante', 'L’agence délégataire']);
    expect(paper.signatures[0]?.name).toBe('Agence des Pins');
    for (const part of [
      'Délégation du mandat n° 77 du 1er octobre 2026, non inscrite au registre',
      'Carte professionnelle n° CPI 4001 2026 000 000 001',
      'son mandant l’a expressément autorisée',
      'agence délégataire : 40 %, soit 4 500 € (quatre mille cinq cents euros)',
      'agence délégante : 60 %, soit 6 750 €',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('consommateur');
  });
});

describe('a blank mandate', () => {
  it('has dotted lines for persons, price, fees and dates, and no number', () => {
    const paper = composeMandate(mandateFacts(null), null);
    const text = wordsOf(paper);
    expect(paper).toMatchObject({ title: 'Mandat de vente', watermark: null, copy: null });
    expect(paper.number).toMatch(/^Sans numéro/);
    expect(text).toContain('Nom et prénoms : \ue002');
    expect(text).toContain('au prix de \ue001 € (en lettres : \ue003)');
    expect(text).toContain('12 rue des Fougères');
    expect(text).not.toMatch(/HARISPE|261 250|250 000/);
    expect(paper.withdrawal).not.toBeNull();
  });

  it('exists for a rental too', () => {
    expect(composeMandate(mandateFacts(null, RENTAL), null).title).toBe('Mandat de location');
  });
});
