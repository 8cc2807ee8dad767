import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Words } from './mandate-title';

/** What is decided of a mandate to bring it to a status: a sale is marked as sold, a letting as let. */
export const moveWords = (to: MandateStatus, { transactionType }: Pick<Mandate, 'transactionType'>, t: Words): string =>
  t(to === 'SOLD' ? `conclude.do.${transactionType}` : `status.do.${to}`);
