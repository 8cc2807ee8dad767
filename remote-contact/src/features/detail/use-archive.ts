import { call, useMutation } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { useTranslation } from '@pignon/shared/i18n';

/** Puts a contact away, or takes them up again; a refusal is said by the product. */
export function useArchive({ id, version, archived }: Pick<Contact, 'id' | 'version' | 'archived'>) {
  const { t } = useTranslation('contact');
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('PATCH contact/{id}', { params: { id }, body: { archived: !archived } }, { version }),
    onSuccess: () => {
      bus.publish('notice.raised', { message: t(archived ? 'archive.undone' : 'archive.done') });
    },
    onSettled: () => bus.publish('contact.saved', { contactId: id }),
  });
  return { toggle: () => mutate(), isPending };
}
