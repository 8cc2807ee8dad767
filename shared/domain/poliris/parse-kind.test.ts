import {
  hasFittedKitchen,
  readEnergyLabel,
  readHeating,
  readPostcode,
  readPropertyType,
  readTransaction,
} from './parse-kind';

describe('the kind of an exported listing', () => {
  it.each([
    'Vente',
    'VENTE',
    'produit d’investissement',
    'Investissement',
    'vente de prestige',
    'Vente prestige',
    'vente neuf',
  ])('reads %s as a sale', (field) => expect(readTransaction(field)).toBe('SALE'));
  it.each(['Location', 'location vide', 'Location meublée', 'location annuelle'])('reads %s as a rental', (field) =>
    expect(readTransaction(field)).toBe('RENT'),
  );
  it.each(['location vacances', 'fonds de commerce', 'cession de bail', ''])('refuses %j', (field) =>
    expect(readTransaction(field)).toBeNull(),
  );

  it.each([
    ['Appartement', 'APARTMENT'],
    ['Studio', 'APARTMENT'],
    ['Duplex', 'APARTMENT'],
    ['triplex', 'APARTMENT'],
    ['T3', 'APARTMENT'],
    ['Château', 'CASTLE'],
    ['Manoir', 'CASTLE'],
    ['Maison de ville', 'HOUSE'],
    ['Villa', 'HOUSE'],
    ['Hôtel particulier', 'HOUSE'],
    ['Terrain à bâtir', 'LAND'],
    ['Immeuble', 'BUILDING'],
    ['Bâtiment', 'BUILDING'],
    ['Parking', 'PARKING'],
    ['Garage', 'PARKING'],
    ['Boutique', 'SHOP'],
    ['Local commercial', 'SHOP'],
    ['Local', 'PREMISES'],
    ['Bureaux', 'OFFICE'],
    ['Entrepôt', 'PREMISES'],
    ['Loft', 'LOFT'],
    ['Atelier', 'LOFT'],
  ])('reads %s as %s', (field, type) => expect(readPropertyType(field)).toBe(type));
  it.each([
    '',
    'péniche',
    'la maison',
    'grand terrain',
    'petit studio',
    'beau château',
    'vieil immeuble',
    'double garage',
    'une boutique',
    'beau bureau',
    'grand local',
    'beau loft',
    'tente',
  ])('ignores %j', (field) => expect(readPropertyType(field)).toBeNull());
});

describe('energy, heating, kitchen and postcode', () => {
  it.each([
    [' a ', 'A'],
    ['G', 'G'],
    ['VI', 'VI'],
    ['v', 'VI'],
    ['DPE vierge', null],
    ['Vierge (DPE)', 'VI'],
    ['Non soumis au DPE', 'NS'],
    ['NS', 'NS'],
    ['H', null],
    ['', null],
  ])('reads the label %j as %j', (field, label) => expect(readEnergyLabel(field)).toBe(label));

  it.each([
    ['512', 'GAS'],
    [' 1024 ', 'OIL'],
    ['2048', 'ELECTRIC'],
    ['16384', 'HEAT_PUMP'],
    ['4608', 'GAS'], // 4096 + 512
    ['4096', null], // collective, any energy
    ['10', 'HEAT_PUMP'],
    ['1', null],
    ['0', null],
    ['-512', null],
    ['512,5', null],
    ['512.5', null],
    ['gaz', null],
    ['', null],
  ])('reads the heating %j as %j', (field, kind) => expect(readHeating(field)).toBe(kind));

  it('recognises the codes of fitted kitchens', () => {
    const codes = ['1', '2', '3', '4', '5', ' 6 ', '7', '8', '9', '', '67'];
    expect(codes.filter(hasFittedKitchen)).toEqual([' 6 ', '7', '8', '9']);
  });

  it.each([
    ['64100', '64100'],
    ['6400', '06400'],
    ['64 100', '64100'],
    ['64100,00', '64100'],
    ['6400.0', '06400'],
    ['640', null],
    ['641000', null],
    ['A64100', null],
    ['64100A', null],
    ['', null],
  ])('reads the postcode %j as %j', (field, code) => expect(readPostcode(field)).toBe(code));
});
