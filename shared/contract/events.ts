/**
 * The news that one part of the product may tell the others: `noun.past-verb` and ids. An event says that something
 * happened, never what the state now is: whoever cares reads it again.
 */
export interface EventCatalogue {
  'property.saved': { reference: string };
  'property.priceDropped': { reference: string; before: number; after: number };
  'contact.saved': { contactId: number };
  'contact.erased': { contactId: number };
  'mandate.saved': { mandateId: number; propertyRef: string };
  'mandate.signed': { mandateId: number; propertyRef: string };
  'visit.saved': { groupId: string };
  'visit.deleted': { groupId: string };
  'event.saved': { eventId: number };
  'media.saved': { owner: 'property' | 'contact'; reference: string };
  'user.saved': { loginEmail: string };
  'agency.saved': object;
  'sync.started': { portal: string; runId: number };
  'cart.toggled': { kind: 'property' | 'contact'; id: string };
  'privacy.changed': { private: boolean };
  'display.changed': { mode: 'IMAGES' | 'TABLE' | 'MAPS' };
  'notice.raised': { message: string };
  'error.raised': { message: string };
  'remote.failed': { remote: string; errorId: string };
  'session.started': { uid: string };
  'session.ended': { reason: 'signed-out' | 'idle' | 'expired' | 'disabled' };
}
export type EventName = keyof EventCatalogue;
export type EventPayload<N extends EventName> = EventCatalogue[N];

export const EVENT_NAMES = [
  'property.saved',
  'property.priceDropped',
  'contact.saved',
  'contact.erased',
  'mandate.saved',
  'mandate.signed',
  'visit.saved',
  'visit.deleted',
  'event.saved',
  'media.saved',
  'user.saved',
  'agency.saved',
  'sync.started',
  'cart.toggled',
  'privacy.changed',
  'display.changed',
  'notice.raised',
  'error.raised',
  'remote.failed',
  'session.started',
  'session.ended',
] as const satisfies readonly EventName[];
