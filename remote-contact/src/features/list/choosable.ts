import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import type { Choosable } from '@pignon/shared/ui/list';

/** A contact as far as choosing them goes; null for whom nothing can be done with, as their data was erased. */
export const choosable = ({
  id,
  version,
  erased,
}: Pick<ContactSummary, 'id' | 'version' | 'erased'>): Choosable | null =>
  erased ? null : { id: String(id), version };
