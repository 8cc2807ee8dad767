/**
 * Cases of places, each with the expected result and its source. COG: code officiel géographique (INSEE, 2025). LP:
 * base officielle des codes postaux (La Poste). CGCT: art. L2511-3. 009: docs/decisions/009-places.md.
 */
type Source = 'COG' | 'LP' | 'CGCT' | '009';

/** Searched place, place of a property, and whether it matches. */
export const WITHIN_CASES: readonly [asked: string, place: string, found: boolean, source: Source][] = [
  ['75056', '75101', true, 'CGCT'],
  ['75056', '75111', true, 'CGCT'],
  ['75056', '75120', true, 'CGCT'],
  ['75056', '75056', true, 'CGCT'],
  ['75056', '75121', false, 'COG'],
  ['75056', '92012', false, 'COG'],
  ['75118', '75118', true, 'CGCT'],
  ['75118', '75111', false, 'CGCT'],
  ['75118', '75056', false, '009'],
  ['69123', '69381', true, 'CGCT'],
  ['69123', '69389', true, 'CGCT'],
  ['69123', '69266', false, 'COG'],
  ['69383', '69384', false, 'CGCT'],
  ['13055', '13201', true, 'CGCT'],
  ['13055', '13216', true, 'CGCT'],
  ['13055', '13217', false, 'COG'],
  ['13208', '13055', false, '009'],
  ['64102', '64102', true, 'COG'],
  ['64102', '64122', false, 'COG'],
  ['2A004', '2A004', true, 'COG'],
];

/** Place as written, and the commune or arrondissement meant; null when undecidable. */
export const LOCATED_CASES: readonly [
  written: { insee?: string; postcode?: string; city: string },
  insee: string | null,
  name: string | null,
  source: Source,
][] = [
  [{ postcode: '75018', city: 'Paris' }, '75118', 'Paris 18e', 'LP'],
  [{ postcode: '75018', city: '' }, '75118', 'Paris 18e', 'LP'],
  [{ postcode: '75116', city: 'PARIS' }, '75116', 'Paris 16e', 'LP'],
  [{ postcode: '75001', city: 'paris' }, '75101', 'Paris 1er', 'LP'],
  [{ insee: '75056', postcode: '75011', city: 'Paris' }, '75111', 'Paris 11e', 'LP'],
  [{ insee: '75056', city: 'Paris' }, '75056', 'Paris', 'COG'],
  [{ insee: '75056', city: 'Paris 3ème' }, '75103', 'Paris 3e', '009'],
  [{ insee: '75118', postcode: '75018', city: 'Paris 18e Arrondissement' }, '75118', 'Paris 18e', 'COG'],
  [{ city: 'paris 18' }, '75118', 'Paris 18e', '009'],
  [{ city: 'paris 18eme' }, '75118', 'Paris 18e', '009'],
  [{ city: 'PARIS XVIII' }, '75118', 'Paris 18e', '009'],
  [{ city: 'Paris XVIe arrondissement' }, '75116', 'Paris 16e', '009'],
  [{ city: 'Lyon 03' }, '69383', 'Lyon 3e', '009'],
  [{ postcode: '69003', city: 'LYON' }, '69383', 'Lyon 3e', 'LP'],
  [{ postcode: '69100', city: 'Villeurbanne' }, '69266', 'Villeurbanne', 'LP'],
  [{ postcode: '13008', city: 'Marseille' }, '13208', 'Marseille 8e', 'LP'],
  [{ postcode: '13001', city: 'Marseille 1er' }, '13201', 'Marseille 1er', 'LP'],
  [{ postcode: '75000', city: 'Paris' }, '75056', 'Paris', '009'],
  [{ postcode: '93200', city: 'St-Denis' }, '93066', 'Saint-Denis', 'LP'],
  [{ postcode: '97400', city: 'st denis' }, '97411', 'Saint-Denis', 'LP'],
  [{ postcode: '97490', city: 'Ste Clotilde' }, null, null, 'COG'],
  [{ postcode: '69110', city: 'ste foy les lyon' }, '69202', 'Sainte-Foy-lès-Lyon', 'LP'],
  [{ postcode: '95290', city: 'l isle adam' }, '95313', 'L’Isle-Adam', 'LP'],
  [{ postcode: '64500', city: 'ST JEAN DE LUZ CEDEX' }, '64483', 'Saint-Jean-de-Luz', '009'],
  [{ postcode: '64109', city: 'BAYONNE CEDEX 9' }, '64102', 'Bayonne', '009'],
  [{ postcode: '98000', city: 'Monaco' }, null, null, 'COG'],
  [{ city: 'Saint-Denis' }, null, null, 'COG'],
];

type Owner = 'PROPERTY' | 'CONTACT';

/** Typed address, and the field that refuses it; null when accepted. */
export const REFUSED_CASES: readonly [
  owner: Owner,
  written: { insee?: string; postcode?: string; city: string },
  path: 'location.insee' | 'location.postcode' | null,
  source: Source,
][] = [
  ['PROPERTY', { insee: '64102', postcode: '64100', city: 'Bayonne' }, null, 'LP'],
  ['PROPERTY', { insee: '64102', postcode: '64200', city: 'Bayonne' }, 'location.postcode', 'LP'],
  ['CONTACT', { insee: '64102', postcode: '64200', city: 'Bayonne' }, 'location.postcode', 'LP'],
  ['PROPERTY', { insee: '99999', postcode: '64100', city: 'Bayonne' }, 'location.insee', 'COG'],
  ['CONTACT', { insee: '2A999', city: 'Ajaccio' }, 'location.insee', 'COG'],
  ['PROPERTY', { insee: '75118', postcode: '75018', city: 'Paris 18e' }, null, 'LP'],
  ['PROPERTY', { insee: '75118', postcode: '75011', city: 'Paris 18e' }, 'location.postcode', 'LP'],
  ['PROPERTY', { insee: '75056', postcode: '75011', city: 'Paris' }, null, 'LP'],
  ['PROPERTY', { insee: '75056', postcode: '75000', city: 'Paris' }, 'location.postcode', 'LP'],
  ['PROPERTY', { postcode: '75018', city: 'Bayonne' }, 'location.postcode', 'LP'],
  ['CONTACT', { postcode: '75018', city: 'Bayonne' }, 'location.postcode', 'LP'],
  ['PROPERTY', { postcode: '75001', city: 'St-Denis' }, 'location.postcode', 'LP'],
  // a firm's postcode belongs to no commune
  ['CONTACT', { insee: '64102', postcode: '64109', city: 'Bayonne CEDEX 9' }, null, '009'],
  ['CONTACT', { postcode: '64109', city: 'BAYONNE CEDEX' }, null, '009'],
  ['CONTACT', { insee: '64102', postcode: '64109', city: 'Bayonne' }, 'location.postcode', '009'],
  ['CONTACT', { insee: '64102', postcode: '75018', city: 'Bayonne CEDEX' }, 'location.postcode', '009'],
  ['PROPERTY', { insee: '64102', postcode: '64109', city: 'Bayonne CEDEX 9' }, 'location.postcode', '009'],
  // abroad
  ['CONTACT', { postcode: '28001', city: 'Madrid' }, null, '009'],
  ['CONTACT', { postcode: '18001', city: 'Grenade' }, null, '009'],
  ['CONTACT', { city: 'Londres' }, null, '009'],
  ['PROPERTY', { postcode: '98000', city: 'Monaco' }, null, '009'],
  // unknown: kept as written
  ['PROPERTY', { postcode: '64200', city: 'Trifouillis' }, null, '009'],
];

/** Text typed in the town picker, and its first suggestions. */
export const OFFERED_CASES: readonly [typed: string, offered: readonly string[], source: Source][] = [
  ['paris', ['Paris', 'Paris 1er', 'Paris 2e', 'Paris 3e'], '009'],
  ['Paris 18', ['Paris 18e'], '009'],
  ['paris 18eme', ['Paris 18e'], '009'],
  ['paris xviii', ['Paris 18e'], '009'],
  ['paris 2', ['Paris 2e', 'Paris 20e'], '009'],
  ['75018', ['Paris 18e', 'Paris'], 'LP'],
  ['75', ['Paris'], '009'],
  ['mar', ['Marseille', 'Martigues'], '009'],
  ['lyon', ['Lyon', 'Lyon 1er'], '009'],
  ['st denis', ['Saint-Denis', 'Saint-Denis'], 'COG'],
  ['St-Denis', ['Saint-Denis', 'Saint-Denis'], 'COG'],
  ['saint denis', ['Saint-Denis', 'Saint-Denis'], 'COG'],
  ['ste foy', ['Sainte-Foy-lès-Lyon'], 'COG'],
  ['SAINTE FOY LES LYON', ['Sainte-Foy-lès-Lyon'], 'COG'],
  ['l’hay les roses', ["L'Haÿ-les-Roses"], 'COG'],
  ['isle adam', ["L'Isle-Adam"], 'COG'],
];

/** Spellings and names of one town: the stored one, and typed ones. */
export const TYPED_CASES: readonly [kept: { city: string; insee: string }, typed: string][] = [
  [{ city: 'Saint-Denis', insee: '93066' }, 'st denis'],
  [{ city: 'Saint-Denis', insee: '93066' }, 'St-Denis'],
  [{ city: 'Saint-Denis', insee: '93066' }, 'saint denis'],
  [{ city: 'ST DENIS', insee: '93066' }, 'Saint-Denis'],
  [{ city: 'Sainte-Foy-lès-Lyon', insee: '69202' }, 'ste foy'],
  [{ city: 'Ste Foy les Lyon', insee: '69202' }, 'sainte-foy-lès-lyon'],
  [{ city: "L'Haÿ-les-Roses", insee: '94038' }, 'l’hay les roses'],
  [{ city: 'Paris 18e', insee: '75118' }, 'paris 18'],
  [{ city: 'Paris 18e', insee: '75118' }, 'paris 18eme'],
  [{ city: 'Paris 18e', insee: '75118' }, 'Paris XVIII'],
  [{ city: 'Paris 18e', insee: '75118' }, 'Paris 18e Arrondissement'],
  [{ city: 'Paris', insee: '75118' }, 'paris 18ème'],
  // former names, of the commune and of what it took in; in one word, without small words; a former postcode
  [{ city: 'Cherbourg-en-Cotentin', insee: '50129' }, 'équeurdreville'],
  [{ city: 'Équeurdreville', insee: '50129' }, 'cherbourg-en-cotentin'],
  [{ city: 'Châlons-en-Champagne', insee: '51108' }, 'chalons sur marne'],
  [{ city: "L'Isle-Adam", insee: '95313' }, 'lisle adam'],
  [{ city: 'Saint-Jean-de-Luz', insee: '64483' }, 'SAINTJEANDELUZ'],
  [{ city: 'Villeneuve-lès-Avignon', insee: '30351' }, 'villeneuve lez avignon'],
  [{ city: "Vald'Yerre", insee: '28012' }, '28220'],
];
