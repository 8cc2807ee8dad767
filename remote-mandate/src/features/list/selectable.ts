import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Choosable } from '@pignon/shared/ui/list';

/** A mandate as an entry of the selection. */
export const selectable = ({ id, version }: Pick<MandateSummary, 'id' | 'version'>): Choosable => ({
  id: String(id),
  version,
});
