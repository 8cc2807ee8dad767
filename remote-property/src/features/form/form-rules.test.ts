import { EMPTY_AGENCY } from '@pignon/shared/domain/agency/empty-agency';
import { aProperty, aRental } from '@pignon/shared/domain/property/test/a-property';
import { contactTypesFor } from './contacts/contact-types-for';
import { lawProblems } from './law/law-problems';
import { valuesOf } from './property-values';
import { clearUnreadable } from './clear-unreadable';
import { sectionOf } from './sections/sections';

const AGENCY = { ...EMPTY_AGENCY, version: 1, modifiedTime: null };
const DAY = '2026-11-21';

describe('a contact that is added', () => {
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

describe('a place in the form', () => {
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
  ])('%s is of %s', (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });
});

describe('the law on what is typed', () => {
  const problems = (property: ReturnType<typeof aProperty>) =>
    lawProblems(valuesOf(property), AGENCY, DAY).map(({ path, missing }) => `${missing ? 'missing' : 'wrong'} ${path}`);

  it('is silent on mandate, photographs and the agency, which are written elsewhere', () => {
    expect(problems(aProperty())).toEqual([]);
  });

  it('holds the price to that of the running mandate', () => {
    const found = (mandatePrice: number | null) =>
      lawProblems(valuesOf(aProperty()), AGENCY, DAY, { mandatePrice }).map(({ path }) => path);
    expect(found(1)).toEqual(['financialInfo.priceNoFees']);
    expect(found(null)).toEqual([]);
  });

  it('tells what is not written yet from what is written wrong', () => {
    const energy = aProperty().energyEfficiency;
    expect(problems(aProperty({ description: '', energyEfficiency: { ...energy, date: '2021-06-30' } }))).toEqual([
      'wrong energyEfficiency.date',
      'missing description',
    ]);
  });

  it('forbids letting G today and foretells F', () => {
    const classed = (energyClass: 'F' | 'G') =>
      lawProblems(
        valuesOf(aRental({ energyEfficiency: { ...aRental().energyEfficiency, energyClass, energyValue: null } })),
        AGENCY,
        DAY,
      ).find(({ message }) => message.includes('mis en location'));
    expect(classed('G')).toMatchObject({ severity: 'BLOCKING' });
    expect(classed('F')?.message).toMatch(/à partir du 01\/01\/2028/);
  });

  it('takes what is no number for nothing', () => {
    const typed = { energyEfficiency: { energyValue: '12a', energyClass: 'C' }, rooms: [{ size: '9,', note: '9' }] };
    expect(clearUnreadable(typed)).toEqual({
      energyEfficiency: { energyValue: null, energyClass: 'C' },
      rooms: [{ size: null, note: '9' }],
    });
  });
});
