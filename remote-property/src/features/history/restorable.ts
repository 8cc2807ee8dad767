import type { RestorablePlace } from '@pignon/shared/domain/audit/restore';

/** Kept by the product, or signed by whoever wrote them: nobody puts them back in another's name. */
const KEPT: readonly string[] = ['financialInfo.priceHistory', 'comments'];

/** Whether a place can be put back as it was before: not where it already stands so. */
export const canRestore = ({ path, since }: RestorablePlace): boolean =>
  since !== 'AS_BEFORE' && !KEPT.some((kept) => path === kept || path.startsWith(`${kept}.`));
