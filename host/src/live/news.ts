import type { EventCatalogue, RecordKind } from '@pignon/shared/contract';
import type { Notice } from '@pignon/shared/domain/stream/notice.schema';

/** An event of the bus, ready to be told. */
export type News = { [N in keyof EventCatalogue]: { name: N; payload: EventCatalogue[N] } }[keyof EventCatalogue];

/** First segments of the calls whose answers a change of this kind makes old: `POST property/find` is `property`. */
export const TOUCHES: Readonly<Record<RecordKind, readonly string[]>> = {
  property: ['property', 'search', 'contact'],
  contact: ['contact', 'search'],
  mandate: ['mandate', 'property'],
  visit: ['visit'],
  proposal: ['proposal'],
  event: ['event'],
  user: ['user'],
  agency: ['agency'],
  media: ['media', 'property'],
  sync: ['sync'],
};

export const RECORD_KINDS = Object.keys(TOUCHES) as RecordKind[];

/** Reads a notice of the server; undefined when it is none. */
export function noticeOf(data: unknown): Notice | undefined {
  const { kind, id } = (data ?? {}) as Partial<Notice>;
  const known = typeof kind === 'string' && Object.hasOwn(TOUCHES, kind) && (id === null || typeof id === 'string');
  return known ? (data as Notice) : undefined;
}

/** The news that a colleague's change is, in the words of the bus; undefined for kinds that it has no word for. */
export function newsOf({ kind, id, version }: Notice): News | undefined {
  if (id === null) return undefined;
  switch (kind) {
    case 'property':
      return { name: 'property.saved', payload: { reference: id } };
    case 'contact':
      return { name: version === null ? 'contact.erased' : 'contact.saved', payload: { contactId: Number(id) } };
    case 'mandate':
      return { name: 'mandate.saved', payload: { mandateId: Number(id) } };
    case 'visit':
      return { name: 'visit.saved', payload: { visitId: Number(id) } };
    case 'proposal':
      return { name: 'proposal.saved', payload: { proposalId: Number(id) } };
    case 'event':
      return { name: 'event.saved', payload: { eventId: Number(id) } };
    case 'user':
      return { name: 'user.saved', payload: { loginEmail: id } };
    case 'agency':
      return { name: 'agency.saved', payload: {} };
    case 'media': {
      const [owner, reference = ''] = id.split('/');
      return { name: 'media.saved', payload: { owner: owner === 'contact' ? 'contact' : 'property', reference } };
    }
    case 'sync':
      return undefined;
  }
}
