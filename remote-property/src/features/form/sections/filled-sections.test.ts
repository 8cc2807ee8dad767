import { aProperty } from '@pignon/shared/domain/property/test/a-property';
import { newValues, valuesOf, type PropertyValues } from '../property-values';
import { SECTIONS } from './sections';
import { filledSectionKeys } from './filled-sections';

const BLANK = newValues(null);
const filledSectionsOf = (change: Partial<PropertyValues>) => [...filledSectionKeys({ ...BLANK, ...change })];

describe('sections with input', () => {
  it('do not exist in a new property, for sale or to let', () => {
    expect(filledSectionsOf({})).toEqual([]);
    expect(filledSectionsOf({ transactionType: 'RENT' })).toEqual([]);
  });

  it.each([
    ['essentials', { title: 'Maison aux volets bleus' }],
    ['figures', { propertyMetadata: { ...BLANK.propertyMetadata, homeSize: 90 } }],
    ['price', { financialInfo: { ...BLANK.financialInfo, propertyTax: 900 } }],
    ['description', { features: ['POOL'] }],
    ['energy', { energyEfficiency: { ...BLANK.energyEfficiency, energyClass: 'C' } }],
    ['coOwnership', { coOwnership: { lots: null, yearlyCharges: null, procedure: false, procedureDetail: null } }],
    ['title', { propertyMetadata: { ...BLANK.propertyMetadata, occupancy: 'LET' } }],
    ['place', { propertyMetadata: { ...BLANK.propertyMetadata, cadastre: 'AB 12' } }],
    ['follow', { propertyStatus: 'DRAFT' }],
  ] as const)('include %s alone when only its field is filled', (section, change) => {
    expect(filledSectionsOf(change as Partial<PropertyValues>)).toEqual([section]);
  });

  it('include the fees only with a price', () => {
    expect(filledSectionsOf({ financialInfo: { ...BLANK.financialInfo, priceNoFees: 250_000 } })).toEqual([
      'essentials',
      'price',
    ]);
  });

  it('are most sections of a complete property', () => {
    const known = filledSectionKeys(valuesOf(aProperty()));
    expect(SECTIONS.map(({ key }) => key).filter((key) => !known.has(key))).toEqual([
      'coOwnership',
      'title',
      'buildings',
    ]);
  });
});
