import { aMandate, PARTNER } from '../documents/test/mandates';
import { NO_LETTING_TERMS } from './letting/letting-terms';
import { feeSplit } from './partner-split';

it('splits the fees of a sale without losing a cent', () => {
  // 261 250 − 261 250 / 1,045 = 11 250; a third of it is 3 712,50
  const mandate = aMandate({ ...PARTNER, partner: { ...PARTNER.partner, feeShare: 33 } });
  expect(feeSplit(mandate)).toEqual({ whole: 11_250, ours: 3712.5, theirs: 7537.5 });
  const oddMandate = aMandate({ ...PARTNER, commissionAmount: 100.01, partner: { ...PARTNER.partner, feeShare: 50 } });
  expect(feeSplit(oddMandate)).toEqual({ whole: 100.01, ours: 50.01, theirs: 50 });
});

it('splits the fees of landlord and tenant', () => {
  const letting = { ...NO_LETTING_TERMS, landlordFee: 500, tenantFee: 400, negotiationFee: 100, inventoryFee: 150 };
  const mandate = aMandate({ ...PARTNER, transactionType: 'RENT', letting });
  expect(feeSplit(mandate)).toEqual({ whole: 1000, ours: 400, theirs: 600 });
});

it('is null for the agency’s own mandates, and while fees are not agreed', () => {
  expect(feeSplit(aMandate())).toBeNull();
  expect(feeSplit(aMandate({ ...PARTNER, price: null }))).toBeNull();
  expect(feeSplit(aMandate({ ...PARTNER, transactionType: 'RENT', letting: null }))).toBeNull();
});
