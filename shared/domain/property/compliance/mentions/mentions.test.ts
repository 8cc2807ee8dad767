import { A_PICTURE, anAgency } from '../../../documents/test/document-fixtures';
import { aProperty, aRental } from '../../test/a-property';
import { windowCard } from '../../../documents/window-card';
import type { AgencyFields } from '../../../agency/agency.schema';
import { coOwnershipMentions } from '../../legal-mentions';
import type { Property } from '../../property.schema';
import { complianceProblems, isPublishable } from '../compliance';
import type { Mention } from '../compliance.schema';
import { complianceMentions } from './mentions';

const DAY = '2026-11-21';
const LOT = { lots: 12, yearlyCharges: 900, procedure: false, procedureDetail: null };
const AGENCY = anAgency({ feeScale: [{ kind: 'SALE', upTo: null, percent: 5, amount: null }] });
const sale = (overrides: Partial<Property> = {}) => aProperty({ media: [A_PICTURE], ...overrides });
const rental = (overrides: Partial<Property> = {}) => aRental({ media: [A_PICTURE], ...overrides });

const mentions = (property: Property, agency: AgencyFields = AGENCY, day = DAY) =>
  new Map<string, Mention>(complianceMentions(property, agency, day).map((mention) => [mention.key, mention]));
const verdicts = (found: ReadonlyMap<string, Mention>) =>
  [...found.values()].filter(({ verdict }) => verdict !== 'OK').map(({ key, verdict }) => `${key} ${verdict}`);

describe('the mentions of an advertisement', () => {
  it('of a sale are complete, chapter by chapter, with their printed text', () => {
    const found = complianceMentions(sale({ coOwnership: LOT }), AGENCY, DAY);
    expect(found.map(({ key, group }) => `${group} ${key}`)).toEqual([
      'LISTING mandate',
      'LISTING title',
      'LISTING description',
      'LISTING place',
      'LISTING pictures',
      'PRICE price',
      'PRICE fees',
      'CO_OWNERSHIP lots',
      'CO_OWNERSHIP yearlyCharges',
      'CO_OWNERSHIP procedure',
      'CO_OWNERSHIP carrez',
      'ENERGY energyClass',
      'ENERGY gesClass',
      'ENERGY energyCost',
      'AGENCY feeScale',
      'AGENCY professionalCard',
      'AGENCY guarantor',
      'ENERGY risks',
    ]);
    const text = Object.fromEntries(found.map((mention) => [mention.key, mention.text]));
    expect(text).toMatchObject({
      place: 'Bayonne (64100) – Les Arènes',
      price: '261\u202f250\u00a0€ honoraires inclus',
      fees: 'Prix hors honoraires\u00a0: 250\u202f000\u00a0€\nHonoraires\u00a0: 4,50\u00a0%\u00a0TTC à la charge de l’acquéreur',
      energyClass: 'Consommation d’énergie\u00a0: classe\u00a0C, 142\u00a0kWh/m²/an',
      carrez: null,
    });
  });

  it('of a rental have its own', () => {
    const keys = [...mentions(rental()).keys()];
    expect(keys).toEqual(expect.arrayContaining(['rent', 'charges', 'furnished', 'deposit', 'tenantFee', 'homeSize']));
    for (const key of ['price', 'fees', 'lots', 'rentControl']) expect(keys).not.toContain(key);
    expect(mentions(rental()).get('rent')?.text).toBe('785\u00a0€ par mois, charges comprises');
    const shop = mentions(rental({ propertyType: 'SHOP' }));
    for (const key of ['furnished', 'tenantFee', 'homeSize', 'energyCost']) expect(shop.has(key)).toBe(false);
  });

  it('are worded as on the window card', () => {
    for (const property of [sale({ coOwnership: LOT }), rental()]) {
      const card = windowCard(property, AGENCY, { format: 'A4', orientation: 'portrait' }, [], DAY);
      const mentionLines = complianceMentions(property, AGENCY, DAY).flatMap(({ text }) => text?.split('\n') ?? []);
      expect(mentionLines).toEqual(expect.arrayContaining([...card.price.lines, ...card.mentions, card.energy?.cost]));
      expect(mentionLines).toContain(`${card.price.amount} ${card.price.note}`);
      expect(mentionLines).toEqual(expect.arrayContaining(coOwnershipMentions(property.coOwnership)));
    }
  });

  it('name the class only of excessive consumption', () => {
    const energy = (energyClass: 'E' | 'F') =>
      sale({ energyEfficiency: { ...sale().energyEfficiency, energyClass, energyValue: null } });
    expect(mentions(energy('F')).get('excessive')?.text).toMatch(/classe\u00a0F$/);
    expect(mentions(energy('E')).has('excessive')).toBe(false);
  });

  it('show what replaces a void certificate, and what to do', () => {
    const old = sale({ energyEfficiency: { ...sale().energyEfficiency, date: '2021-06-30' } });
    const label = mentions(old).get('energyClass');
    expect(label).toMatchObject({
      verdict: 'BLOCKING',
      text: 'Diagnostic de performance énergétique\u00a0: non communiqué à ce jour.',
      problems: [{ path: 'energyEfficiency.date' }],
    });
    expect(mentions(old).has('gesClass')).toBe(false);
  });

  it('require no energy label for land', () => {
    expect([...mentions(sale({ propertyType: 'LAND' })).values()].filter(({ group }) => group === 'ENERGY')).toEqual([
      expect.objectContaining({ key: 'risks', verdict: 'OK' }),
    ]);
  });

  it('mention rent control in an arrondissement as in its city, until the scheme ends', () => {
    const { location } = rental();
    const arrondissement = rental({ location: { ...location, insee: '69383' } });
    const lyon = { ...AGENCY, rentControlZones: ['69123'], rentControlEnd: DAY };
    expect(mentions(arrondissement, lyon).get('rentControl')).toMatchObject({
      verdict: 'BLOCKING',
      text: 'Zone soumise à encadrement des loyers',
    });
    expect(mentions(arrondissement, lyon, '2026-11-22').has('rentControl')).toBe(false);
  });
});

describe('the verdict on a mention', () => {
  it('is green without problems', () => {
    expect(verdicts(mentions(sale()))).toEqual([]);
  });

  it('is its worst problem’s, and red exactly when publication is blocked', () => {
    const found = mentions(sale({ coOwnership: { ...LOT, lots: null } }));
    expect(verdicts(found)).toEqual(['lots BLOCKING', 'carrez WARNING']);
    expect(found.get('lots')?.text).toBe('Bien soumis au statut de la copropriété.');
  });

  it.each([
    ['a bare sale', sale({ mandateStatus: null, media: [], title: '', description: '', coOwnership: null }), AGENCY],
    ['a lot', sale({ propertyType: 'APARTMENT' }), anAgency({ feeScaleUrl: null, professionalCard: null })],
    ['a rental without terms', rental({ rentalInfo: null }), anAgency({ guarantor: null })],
    [
      'a rental in a controlled zone',
      rental({ energyEfficiency: { ...rental().energyEfficiency, energyClass: 'G', gesClass: null, costMin: 5000 } }),
      { ...AGENCY, rentControlZones: ['64102'] },
    ],
  ])('of %s contain each problem exactly once', (_, property, agency) => {
    const problems = complianceProblems(property, agency, DAY);
    const found = complianceMentions(property, agency, DAY);
    expect(problems.length).toBeGreaterThan(1);
    expect(found.flatMap((mention) => mention.problems)).toHaveLength(problems.length);
    expect(found.flatMap((mention) => mention.problems)).toEqual(expect.arrayContaining(problems));
    expect(found.map(({ key }) => key)).not.toContain('others');
    expect(found.every(({ verdict }) => verdict !== 'BLOCKING')).toBe(isPublishable(problems));
  });
});
