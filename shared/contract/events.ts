import type { MediaOwner } from '../domain/media/media.enums';
import type { RecordKind } from '../domain/stream/record-kinds';

export type { RecordKind };

/**
 * Action of a notice: a link to a page, or a command. Choosing a command publishes `notice.answered` with the same id,
 * so that an event carries data only.
 */
export type NoticeAction = { label: string; to: string } | { label: string; id: string };

/**
 * Events between parts of the product: `noun.past-verb` and ids. An event reports a change, never the new state:
 * subscribers read it again.
 */
export interface EventCatalogue {
  'property.saved': { reference: string };
  /** Published where the price was lowered, and by the server for a colleague. */
  'property.priceDropped': { reference: string; before: number; after: number };
  /** `asked`: request id given by the requester of a new contact, `/contact/new?asked=…`. */
  'contact.saved': { contactId: number; asked?: string };
  'contact.erased': { contactId: number };
  /** Without `propertyRef` when a colleague saved it: the server sends only the id. */
  'mandate.saved': { mandateId: number; propertyRef?: string };
  'mandate.signed': { mandateId: number; propertyRef: string };
  /** The tour saved here, or the visit changed by a colleague. */
  'visit.saved': { groupId?: string; visitId?: number };
  /** The tour deleted here, or the visit that a colleague deleted or removed from a tour. */
  'visit.deleted': { groupId?: string; visitId?: number };
  /** Also after an undo; several at once are published as one. */
  'proposal.saved': { proposalId: number };
  'event.saved': { eventId: number };
  'media.saved': { owner: MediaOwner; reference: string };
  'user.saved': { loginEmail: string };
  'agency.saved': object;
  /** Code of the portal. */
  'sync.started': { portal: string; runId: number };
  'cart.toggled': { kind: 'property' | 'contact'; id: string };
  'privacy.changed': { private: boolean };
  'display.changed': { mode: 'IMAGES' | 'TABLE' | 'MAPS' };
  /** Many records changed, or events were missed: screens refetch these kinds. */
  'records.changed': { kinds: readonly RecordKind[] };
  /** `seconds`: how long the action is offered; by default long enough to reach a button. */
  'notice.raised': { message: string; action?: NoticeAction; seconds?: number };
  'notice.answered': { id: string };
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
  'proposal.saved',
  'event.saved',
  'media.saved',
  'user.saved',
  'agency.saved',
  'sync.started',
  'cart.toggled',
  'privacy.changed',
  'display.changed',
  'records.changed',
  'notice.raised',
  'notice.answered',
  'error.raised',
  'remote.failed',
  'session.started',
  'session.ended',
] as const satisfies readonly EventName[];
