import type { NOTICE_KINDS } from '../domain/stream/notice.schema';

/** A kind of record that colleagues may change. */
export type RecordKind = (typeof NOTICE_KINDS)[number];

/**
 * What a notice offers beside its sentence: a page to see, or something to do. Choosing the latter is told by
 * `notice.answered` with the same id, so that nothing but data travels.
 */
export type NoticeAction = { label: string; to: string } | { label: string; id: string };

/**
 * The news that one part of the product may tell the others: `noun.past-verb` and ids. An event says that something
 * happened, never what the state now is: whoever cares reads it again.
 */
export interface EventCatalogue {
  'property.saved': { reference: string };
  'property.priceDropped': { reference: string; before: number; after: number };
  /** `asked`: the name that whoever wanted a new contact gave their request, `/contact/new?asked=…`. */
  'contact.saved': { contactId: number; asked?: string };
  'contact.erased': { contactId: number };
  /** Without `propertyRef` when a colleague saved it: the server names the mandate alone. */
  'mandate.saved': { mandateId: number; propertyRef?: string };
  'mandate.signed': { mandateId: number; propertyRef: string };
  /** The tour that was saved here, or the one visit that a colleague changed. */
  'visit.saved': { groupId?: string; visitId?: number };
  'visit.deleted': { groupId: string };
  /** Also when one was taken back; several at once are told as one of them. */
  'proposal.saved': { proposalId: number };
  'event.saved': { eventId: number };
  'media.saved': { owner: 'property' | 'contact'; reference: string };
  'user.saved': { loginEmail: string };
  'agency.saved': object;
  'sync.started': { portal: string; runId: number };
  'cart.toggled': { kind: 'property' | 'contact'; id: string };
  'privacy.changed': { private: boolean };
  'display.changed': { mode: 'IMAGES' | 'TABLE' | 'MAPS' };
  /** Told by the server alone: many records changed, or some news was missed. What is on screen is read again. */
  'records.changed': { kinds: readonly RecordKind[] };
  /** `seconds`: how long the action makes sense; as long as it takes to reach a button when left out. */
  'notice.raised': { message: string; action?: NoticeAction; seconds?: number };
  'notice.answered': { id: string };
  'error.raised': { message: string };
  'remote.failed': { remote: string; errorId: string };
  'session.started': { uid: string };
  'session.ended': { reason: 'signed-out' | 'idle' | 'expired' | 'disabled' };
}
export type EventName = keyof EventCatalogue;
export type EventPayload<N extends EventName> = EventCatalogue[N];

/** What the host and the doors that it provides listen to, whether a remote does or not. */
export const HEARD_BY_HOST: readonly EventName[] = [
  'agency.saved',
  'contact.erased',
  'error.raised',
  'notice.answered',
  'notice.raised',
  'session.ended',
];

/** What the host and the doors that it provides tell, of their own or as the server says it. */
export const TOLD_BY_HOST: readonly EventName[] = [
  'agency.saved',
  'cart.toggled',
  'contact.erased',
  'contact.saved',
  'error.raised',
  'event.saved',
  'mandate.saved',
  'media.saved',
  'notice.answered',
  'notice.raised',
  'privacy.changed',
  'property.saved',
  'proposal.saved',
  'records.changed',
  'remote.failed',
  'session.ended',
  'session.started',
  'user.saved',
  'visit.saved',
];

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
