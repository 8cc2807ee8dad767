import { z } from 'zod';
import { Euros } from '../../common/money.schema';

/** Terms of a letting mandate beside the rent, which is its price. Fees include VAT. */
export const LettingTermsSchema = z.strictObject({
  /** Monthly charges, included in the mandate's rent. */
  monthlyExpenses: Euros.nullable(),
  deposit: Euros.nullable(),
  furnished: z.boolean().nullable(),
  /** Borne by the tenant: visit, file, lease and inventory; `inventoryFee` is the part of the inventory. */
  tenantFee: Euros.nullable(),
  inventoryFee: Euros.nullable(),
  /** Landlord's fee for the same acts; `landlordInventoryFee` is the part for the inventory. */
  landlordFee: Euros.nullable(),
  landlordInventoryFee: Euros.nullable(),
  /** Borne by the landlord alone: finding a tenant and negotiating (loi 89-462, art. 5 I). */
  negotiationFee: Euros.nullable(),
});
export type LettingTerms = z.infer<typeof LettingTermsSchema>;
