import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import type { Choosable } from '@pignon/shared/ui/list';

/** Selectable entry of a contact; null for an erased one. */
export const selectable = ({
  id,
  version,
  erased,
}: Pick<ContactSummary, 'id' | 'version' | 'erased'>): Choosable | null =>
  erased ? null : { id: String(id), version };
