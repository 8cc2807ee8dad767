import { call, useMutation } from '@pignon/shared/api';
import { bus, raiseNotice } from '@pignon/shared/bus';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { useTranslation } from '@pignon/shared/i18n';

type Archiving = Pick<Contact, 'id' | 'version' | 'archived'>;

/** Archives or restores a contact, with undo in a notice; refusals are shown by the default handler. */
export function useArchive({ id, version, archived }: Archiving) {
  const { t } = useTranslation('contact');
  const { mutate, isPending } = useMutation({
    mutationFn: (to: Archiving) =>
      call('PATCH contact/{id}', { params: { id: to.id }, body: { archived: to.archived } }, { version: to.version }),
    onSuccess: (saved, to) => {
      // the page may show another contact by then
      const undo = () => mutate({ id: to.id, version: saved.version, archived: !to.archived });
      raiseNotice(t(to.archived ? 'archive.done' : 'archive.undone'), { label: t('archive.takeBack'), run: undo });
    },
    // refused: another user changed it
    onError: (_, to) => bus.publish('contact.saved', { contactId: to.id }),
  });
  return { toggle: () => mutate({ id, version, archived: !archived }), isPending };
}
