import { anAgency } from '../../documents/test/document-fixtures';
import { aProperty, aRental } from '../test/a-property';
import { complianceProblems } from './compliance';
import { mandatePriceRules, priceGap } from './mandate-price-rules';

const DAY = '2026-11-24';

describe('the price of an advertisement', () => {
  it('equals that of the running mandate, to the cent', () => {
    expect(priceGap(aProperty({ mandatePrice: 261_250 }))).toBeNull();
    expect(priceGap(aProperty({ mandatePrice: 261_250.01 }))).toEqual({ displayed: 261_250, mandated: 261_250.01 });
  });

  it('is not checked without a running mandate or a known price', () => {
    expect(priceGap(aProperty())).toBeNull();
    expect(priceGap(aProperty({ mandatePrice: null }))).toBeNull();
    const financialInfoWithoutPrice = { ...aProperty().financialInfo, priceNoFees: null };
    expect(priceGap(aProperty({ mandatePrice: 1, financialInfo: financialInfoWithoutPrice }))).toBeNull();
  });

  it('blocks publication otherwise, with both prices and what to do', () => {
    const [problem] = mandatePriceRules(aProperty({ mandatePrice: 250_000 }), anAgency(), DAY);
    expect(problem).toMatchObject({ path: 'financialInfo.priceNoFees', severity: 'BLOCKING' });
    expect(problem?.message.replaceAll(/\s/g, ' ')).toContain(
      '(261 250 €) n’est pas celui du mandat en cours (250 000 €)',
    );
    const found = complianceProblems(aProperty({ mandatePrice: 250_000 }), anAgency(), DAY);
    expect(found).toContainEqual(problem);
  });

  it('of a letting is its rent with charges', () => {
    expect(mandatePriceRules(aRental({ mandatePrice: 785 }), anAgency(), DAY)).toEqual([]);
    const [problem] = mandatePriceRules(aRental({ mandatePrice: 800 }), anAgency(), DAY);
    expect(problem?.path).toBe('rentalInfo.rent');
  });
});
