import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';

export interface FoundContact {
  id: number;
  contactType: readonly ContactType[];
}

/** Who is created in another tab at the request of this form; gives the name of the request, for the address of that tab. */
export function useAskedContact(onArrival: (contact: FoundContact) => void): string {
  const [asked] = useState(() => crypto.randomUUID());
  const arrive = useEffectEvent(onArrival);
  useEffect(
    () =>
      bus.on('contact.saved', ({ contactId: id, asked: by }) => {
        if (by !== asked) return;
        // whoever cannot be read is taken all the same: what they are to the property is chosen beside their name
        void call('GET contact/{id}', { params: { id } })
          .catch((): FoundContact => ({ id, contactType: [] }))
          .then((contact) => arrive(contact));
      }),
    [asked],
  );
  return asked;
}
