import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import { aProperty, aRental } from '@pignon/shared/domain/property/test/a-property';
import { contactTypesFor } from './contacts/contact-types-for';
import { lawProblems } from './law/law-problems';
import { valuesOf } from './property-values';
import { clearUnreadable } from './clear-unreadable';
import { sectionOf } from './sections/sections';

const AGENCY = { ...EMPTY_AGENCY, version: 1, modifiedTime: null };
const DAY = '2026-11-21';

describe('the role of an added contact', () => {
  it.each([
    ['owns the property when nobody does', ['CUSTOMER'], {}, ['OWNER']],
    ['owns it beside another owner', ['OWNER', 'CUSTOMER'], { 1: ['OWNER'] }, ['OWNER']],
    ['stays a notary, though nobody owns it yet', ['NOTARY'], {}, ['NOTARY']],
    ['is what they are known as once it is owned', ['CUSTOMER'], { 1: ['OWNER'] }, ['CUSTOMER']],
    ['is taken for an owner when nothing is known', ['NEGOTIATOR'], { 1: ['OWNER'] }, ['OWNER']],
  ] as const)('%s', (_, known, currentTypes, expected) => {
    expect(contactTypesFor([...known], currentTypes as never)).toEqual(expected);
  });
});

describe('the section of a path', () => {
  it.each([
    ['financialInfo.priceNoFees', 'essentials'],
    ['financialInfo.commissionRate', 'price'],
    ['propertyMetadata.homeSize', 'figures'],
    ['propertyMetadata.cadastre', 'place'],
    ['propertyMetadata.titleDeed', 'title'],
    ['rooms.2.size', 'figures'],
    ['rentalInfo.rentControl.baseRent', 'price'],
    ['mandateStatus', undefined],
    ['agency.feeScaleUrl', undefined],
  ])('%s belongs to %s', (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });
});

describe('legal checks of typed values', () => {
  const problems = (property: ReturnType<typeof aProperty>) =>
    lawProblems(valuesOf(property), AGENCY, DAY).map(({ path, missing }) => `${missing ? 'missing' : 'wrong'} ${path}`);

  it('skip mandate, photographs and agency, which are edited elsewhere', () => {
    expect(problems(aProperty())).toEqual([]);
  });

  it('compare the price with that of the running mandate', () => {
    const found = (mandatePrice: number | null) =>
      lawProblems(valuesOf(aProperty()), AGENCY, DAY, { mandatePrice }).map(({ path }) => path);
    expect(found(1)).toEqual(['financialInfo.priceNoFees']);
    expect(found(null)).toEqual([]);
  });

  it('distinguish missing values from wrong ones', () => {
    const energy = aProperty().energyEfficiency;
    expect(problems(aProperty({ description: '', energyEfficiency: { ...energy, date: '2021-06-30' } }))).toEqual([
      'wrong energyEfficiency.date',
      'missing description',
    ]);
  });

  it('forbid letting class G today and announce class F', () => {
    const classed = (energyClass: 'F' | 'G') =>
      lawProblems(
        valuesOf(aRental({ energyEfficiency: { ...aRental().energyEfficiency, energyClass, energyValue: null } })),
        AGENCY,
        DAY,
      ).find(({ message }) => message.includes('mis en location'));
    expect(classed('G')).toMatchObject({ severity: 'BLOCKING' });
    expect(classed('F')?.message).toMatch(/à partir du 01\/01\/2028/);
  });

  it('treat an unreadable number as empty', () => {
    const typed = { energyEfficiency: { energyValue: '12a', energyClass: 'C' }, rooms: [{ size: '9,', note: '9' }] };
    expect(clearUnreadable(typed)).toEqual({
      energyEfficiency: { energyValue: null, energyClass: 'C' },
      rooms: [{ size: null, note: '9' }],
    });
  });
});
