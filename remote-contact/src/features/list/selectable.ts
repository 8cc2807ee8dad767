import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import type { Choosable } from '@pignon/shared/ui/list';

/** A contact as an entry of the selection; null for whom nothing can be done with, as their data was erased. */
export const selectable = ({
  id,
  version,
  erased,
}: Pick<ContactSummary, 'id' | 'version' | 'erased'>): Choosable | null =>
  erased ? null : { id: String(id), version };
