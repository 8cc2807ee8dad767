import { useState } from 'react';
import { call, useMutation } from '@pignon/shared/api';
import { bus, raiseNotice } from '@pignon/shared/bus';
import type { Contact, ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';

interface Postponement {
  contact: Pick<Contact, 'id' | 'version' | 'nextFollowUp'>;
  to: string | null;
}

/** Postpones or drops follow-ups, with undo in a notice. Rows leave the list at once and return after a refusal. */
export function usePostponeFollowUp() {
  const { t } = useTranslation('contact');
  const [postponedVersions, setMoved] = useState<ReadonlyMap<number, number>>(new Map());
  const { mutate } = useMutation({
    mutationFn: ({ contact: { id, version }, to }: Postponement) =>
      call('PATCH contact/{id}', { params: { id }, body: { nextFollowUp: to } }, { version }),
    onMutate: ({ contact: { id, version } }) => setMoved((all) => new Map(all).set(id, version)),
    onSuccess: (saved, { contact, to }) => {
      const message = to === null ? t('followUps.dropped') : t('followUps.moved', { date: formatDate(to) });
      const run = () => mutate({ contact: saved, to: contact.nextFollowUp });
      raiseNotice(message, { label: t('archive.takeBack'), run });
    },
    onError: (_, { contact: { id } }) => {
      setMoved((all) => new Map([...all].filter(([other]) => other !== id)));
      // another user changed it meanwhile
      bus.publish('contact.saved', { contactId: id });
    },
  });
  return {
    putOff: (contact: ContactSummary, to: string | null) => mutate({ contact, to }),
    /** Filters out contacts moved here, unless they changed since. */
    remaining: (contacts: readonly ContactSummary[]) =>
      contacts.filter(({ id, version }) => version > (postponedVersions.get(id) ?? 0)),
  };
}
