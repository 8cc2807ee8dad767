import { aProperty } from '@pignon/shared/domain/property/test/a-property';
import { newValues, valuesOf, type PropertyValues } from '../property-values';
import { SECTIONS } from './sections';
import { filledSectionKeys } from './filled-sections';

const BLANK = newValues(null);
const filledSectionsOf = (change: Partial<PropertyValues>) => [...filledSectionKeys({ ...BLANK, ...change })];

describe('the sections in which something is written', () => {
  it('are none of a new property, for sale or to let', () => {
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
  ] as const)('%s has what was written in it, and the others have nothing', (section, change) => {
    expect(filledSectionsOf(change as Partial<PropertyValues>)).toEqual([section]);
  });

  it('hold the fees once there is a price they come of', () => {
    expect(filledSectionsOf({ financialInfo: { ...BLANK.financialInfo, priceNoFees: 250_000 } })).toEqual([
      'essentials',
      'price',
    ]);
  });

  it('are most of a property that is known', () => {
    const known = filledSectionKeys(valuesOf(aProperty()));
    expect(SECTIONS.map(({ key }) => key).filter((key) => !known.has(key))).toEqual([
      'coOwnership',
      'title',
      'buildings',
    ]);
  });
});
