import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Words } from './mandate-title';

/** Label of a move: « Vendu » for a sale, « Loué » for a letting. */
export const moveLabel = (to: MandateStatus, { transactionType }: Pick<Mandate, 'transactionType'>, t: Words): string =>
  t(to === 'SOLD' ? `conclude.do.${transactionType}` : `status.do.${to}`);
