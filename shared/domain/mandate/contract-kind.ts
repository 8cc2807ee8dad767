import type { Mandate } from './mandate.schema';

/** Purpose of a mandate: sale, letting, or letting with management. */
export type ContractKind = 'SALE' | 'LETTING' | 'MANAGEMENT';

/**
 * The register says which: letting is a matter of the transaction card (loi 70-9, art. 1, 1°), managing of the management
 * card (6°). Facts that were kept before a mandate said how it manages are those of a letting.
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
