import type { RestorablePlace } from '@pignon/shared/domain/audit/restore';

/** Fields kept by the server or signed by an author: not restorable. */
const NOT_RESTORABLE: readonly string[] = ['financialInfo.priceHistory', 'comments'];

/** True when a field can be restored: its value differs from the one before. */
export const canRestore = ({ path, since }: RestorablePlace): boolean =>
  since !== 'AS_BEFORE' && !NOT_RESTORABLE.some((keptPath) => path === keptPath || path.startsWith(`${keptPath}.`));
