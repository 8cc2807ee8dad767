import type { Mandate } from './mandate.schema';

/** Purpose of a mandate: sale, letting, or letting with management. */
export type ContractKind = 'SALE' | 'LETTING' | 'MANAGEMENT';

/**
 * The register decides: letting requires the transaction card (loi 70-9, art. 1, 1°), management the management card
 * (6°). Facts stored before management mandates existed are of a letting.
 */
export function contractKindOf({
  transactionType,
  type,
  register,
  management,
}: Pick<Mandate, 'transactionType' | 'type' | 'register'> & { management?: Mandate['management'] }): ContractKind {
  if (transactionType === 'SALE') return 'SALE';
  return register === 'G' && type !== 'PARTNER' && management !== undefined ? 'MANAGEMENT' : 'LETTING';
}
