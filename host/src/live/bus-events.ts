import type { EventCatalogue } from '@pignon/shared/contract';
import { MEDIA_OWNERS } from '@pignon/shared/domain/media/media.enums';
import type { ChangeMessage } from '@pignon/shared/domain/stream/change-message.schema';
import { RECORD_KINDS } from '@pignon/shared/domain/stream/record-kinds';

/** A bus event to publish. */
export type BusEvent = { [N in keyof EventCatalogue]: { name: N; payload: EventCatalogue[N] } }[keyof EventCatalogue];

/** Parses a notice of the server; undefined when invalid. */
export function noticeOf(data: unknown): ChangeMessage | undefined {
  const { kind, id } = (data ?? {}) as Partial<ChangeMessage>;
  const isKnown = RECORD_KINDS.some((recordKind) => recordKind === kind) && (id === null || typeof id === 'string');
  return isKnown ? (data as ChangeMessage) : undefined;
}

/** Maps a change to bus events, the change itself first; none for mass changes and for progress of a running sync. */
export function busEventsOf({ kind, id, version, drop }: ChangeMessage): BusEvent[] {
  if (id === null) return [];
  const [owner, reference = ''] = id.split('/');
  switch (kind) {
    case 'property':
      return [
        { name: 'property.saved', payload: { reference: id } },
        ...(drop ? [{ name: 'property.priceDropped' as const, payload: { reference: id, ...drop } }] : []),
      ];
    case 'contact':
      return [{ name: version === null ? 'contact.erased' : 'contact.saved', payload: { contactId: Number(id) } }];
    case 'mandate':
      return [{ name: 'mandate.saved', payload: { mandateId: Number(id) } }];
    case 'visit':
      return [{ name: version === null ? 'visit.deleted' : 'visit.saved', payload: { visitId: Number(id) } }];
    case 'proposal':
      return [{ name: 'proposal.saved', payload: { proposalId: Number(id) } }];
    case 'event':
      return [{ name: 'event.saved', payload: { eventId: Number(id) } }];
    case 'user':
      return [{ name: 'user.saved', payload: { loginEmail: id } }];
    case 'agency':
      return [{ name: 'agency.saved', payload: {} }];
    case 'media':
      return MEDIA_OWNERS.flatMap((isKnown) =>
        isKnown === owner ? [{ name: 'media.saved' as const, payload: { owner: isKnown, reference } }] : [],
      );
    // texts are changed many at a time
    case 'message':
      return [];
    case 'sync':
      if (version !== 1 || owner === undefined) return [];
      return [{ name: 'sync.started', payload: { portal: owner, runId: Number(reference) } }];
  }
}
