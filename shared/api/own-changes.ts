import type { QueryClient } from '@tanstack/react-query';
import type { EventName, EventPayload } from '../contract';
import type { MediaOwner } from '../domain/media/media.enums';
import type { RecordEvent } from '../domain/stream/record-events';
import type { RecordKind } from '../domain/stream/record-kinds';
import { ANSWERS } from './answers.generated';
import { CHANGES } from './changes.generated';
import type { WrittenCall } from './request';

/** A bus event to publish. */
export type NamedEvent = { [N in EventName]: { name: N; payload: EventPayload<N> } }[EventName];

/** Where parameters and responses of writing calls name the changed record. */
interface RecordNames {
  id: number;
  reference: string;
  propertyRef: string;
  groupId: string;
  proposalId?: number;
  owner: MediaOwner;
  loginEmail: string;
  portal: string;
  runId: number;
}

const PAYLOADS: { [N in RecordEvent]: (names: RecordNames) => EventPayload<N> } = {
  'property.saved': ({ reference }) => ({ reference }),
  'contact.saved': ({ id }) => ({ contactId: id }),
  'contact.erased': ({ id }) => ({ contactId: id }),
  'mandate.saved': ({ id, propertyRef }) => ({ mandateId: id, propertyRef }),
  'visit.saved': ({ groupId, id }) => ({ groupId, visitId: id }),
  'visit.deleted': ({ groupId }) => ({ groupId }),
  'proposal.saved': ({ proposalId, id }) => ({ proposalId: proposalId ?? id }),
  'event.saved': ({ id }) => ({ eventId: id }),
  'media.saved': ({ owner, reference }) => ({ owner, reference }),
  'user.saved': ({ loginEmail }) => ({ loginEmail }),
  'agency.saved': () => ({}),
  'sync.started': ({ portal, runId }) => ({ portal, runId }),
};

const isRecordEvent = (change: string): change is RecordEvent => change in PAYLOADS;

// the call table guarantees that a write names its record
const recordNamesOf = ({ params, answer }: WrittenCall) =>
  ({ ...(answer as object), ...(params as object) }) as RecordNames;

/** Events of a call's changes, by the call table: one per record, one for kinds without a record. */
export function changesOf(writtenCall: WrittenCall): NamedEvent[] {
  const changes = CHANGES[writtenCall.key]?.split(' ') ?? [];
  const events = changes
    .filter(isRecordEvent)
    .map((name) => ({ name, payload: PAYLOADS[name](recordNamesOf(writtenCall)) }) as NamedEvent);
  const kinds = changes.filter((change): change is RecordKind => !isRecordEvent(change));
  return kinds.length === 0 ? events : [...events, { name: 'records.changed', payload: { kinds } }];
}

/**
 * Stores the response of a write as that of the call that reads the same, so that it is not refetched. @returns hashes
 * of the updated queries; skips a query being fetched, whose response may be older
 */
export function storeAnswer(client: QueryClient, writtenCall: WrittenCall): string[] {
  const call = ANSWERS[writtenCall.key];
  if (call === undefined) return [];
  const names = recordNamesOf(writtenCall) as unknown as Readonly<Record<string, unknown>>;
  const params = [...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, names[name]] as const);
  const queryKey = params.length > 0 ? [call, { params: Object.fromEntries(params) }] : [call];
  if (params.length > 0) client.setQueryData(queryKey, writtenCall.answer);
  else client.setQueriesData({ queryKey }, writtenCall.answer);
  const queries = client.getQueryCache().findAll({ queryKey });
  return queries.filter(({ state }) => state.fetchStatus === 'idle').map(({ queryHash }) => queryHash);
}
