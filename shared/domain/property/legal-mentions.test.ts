import { aProperty } from './test/a-property';
import { certificateState, coOwnershipMentions, energyCostMention, excessiveMention } from './legal-mentions';
import { NO_FIGURES } from './property-draft';
import type { Property } from './property.schema';

const DAY = '2026-11-21';
const energy = (overrides: Partial<Property['energyEfficiency']>) => ({
  energyEfficiency: { ...aProperty().energyEfficiency, ...overrides },
});

describe('the energy certificate of an advertisement', () => {
  it.each([
    ['SCALES', {}, 'HOUSE'],
    ['BLANK', { energyClass: 'VI' }, 'HOUSE'],
    ['NOT_SUBJECT', { energyClass: 'NS' }, 'SHOP'],
    ['NOT_SUBJECT', { energyClass: 'C' }, 'LAND'],
    ['UNKNOWN', { energyClass: null }, 'HOUSE'],
    ['UNKNOWN', { date: '2021-06-30' }, 'HOUSE'],
    ['SCALES', { date: null }, 'HOUSE'],
  ] as const)('is %s with %o for %s', (state, overrides, propertyType) => {
    expect(certificateState({ propertyType, ...energy(overrides) }, DAY)).toBe(state);
  });

  it('calls only a dwelling of class F or G excessive', () => {
    const mention = (energyClass: 'F' | 'G' | 'E', propertyType: Property['propertyType'] = 'HOUSE') =>
      excessiveMention({ propertyType, propertyMetadata: NO_FIGURES, ...energy({ energyClass }) });
    expect(mention('F')).toBe('Logement à consommation énergétique excessive\u00a0: classe\u00a0F');
    expect(mention('G')).toMatch(/classe\u00a0G$/);
    expect(mention('E')).toBeNull();
    expect(mention('G', 'SHOP')).toBeNull();
  });

  it('estimates the cost of energy with the day of its prices', () => {
    const house = { propertyType: 'HOUSE' as const, propertyMetadata: NO_FIGURES };
    expect(energyCostMention({ ...house, ...energy({}) })).toBe(
      'Montant estimé des dépenses annuelles d’énergie pour un usage standard\u00a0: entre 1\u202f240\u00a0€ et 1\u202f720\u00a0€ par an. Prix moyens des énergies indexés au 01/01/2021, abonnements compris.',
    );
    expect(energyCostMention({ ...house, ...energy({ costReferenceDate: null }) })).toMatch(/par an\.$/);
    expect(energyCostMention({ ...house, ...energy({ costMax: null }) })).toBeNull();
  });
});

describe('a lot in co-ownership', () => {
  const lot = { lots: 47, yearlyCharges: 770, procedure: false, procedureDetail: null };

  it('mentions its lots, its share of charges and that there is no procedure', () => {
    expect(coOwnershipMentions(lot)).toEqual([
      'Bien soumis au statut de la copropriété de 47\u00a0lots.',
      'Quote-part annuelle moyenne des charges courantes\u00a0: 770\u00a0€.',
      'Aucune procédure en cours contre le syndicat des copropriétaires.',
    ]);
  });

  it('names a current procedure', () => {
    expect(coOwnershipMentions({ ...lot, procedure: true, procedureDetail: 'administration provisoire.' })).toContain(
      'Procédure en cours contre le syndicat des copropriétaires\u00a0: administration provisoire.',
    );
  });

  it('has no mentions outside a co-ownership', () => expect(coOwnershipMentions(null)).toEqual([]));
});
