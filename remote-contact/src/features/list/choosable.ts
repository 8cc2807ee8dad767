import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import type { Choosable } from '@pignon/shared/ui/list';

/** A contact as far as choosing them goes. */
export const choosable = ({ id, version }: Pick<ContactSummary, 'id' | 'version'>): Choosable => ({
  id: String(id),
  version,
});
