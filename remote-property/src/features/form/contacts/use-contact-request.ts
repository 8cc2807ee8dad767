import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '@pignon/shared/api';
import { bus, useMountSignal } from '@pignon/shared/bus';
import type { EventPayload } from '@pignon/shared/contract';
import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';

export interface FoundContact {
  id: number;
  contactType: readonly ContactType[];
}

/** Receives the contact created in another tab for this form. @returns the request's id, for that tab's address */
export function useContactRequest(onArrival: (contact: FoundContact) => void): string {
  const [requestId] = useState(() => crypto.randomUUID());
  const signal = useMountSignal();
  const arrive = useEffectEvent(onArrival);
  useEffect(() => {
    const receive = ({ contactId: id, asked: by }: EventPayload<'contact.saved'>) => {
      if (by !== requestId) return;
      // an unreadable contact is added too: the user chooses the link
      void call('GET contact/{id}', { params: { id } })
        .catch((): FoundContact => ({ id, contactType: [] }))
        .then((contact) => arrive(contact));
    };
    return bus.on('contact.saved', receive, { signal });
  }, [requestId, signal]);
  return requestId;
}
