import { call, isSilence, ProblemError, reportFault, type CallKey, type CallOptions } from '@pignon/shared/api';
import type { WaitingCall } from '../waiting-call';
import { resolveStale } from './conflict';

/** Result of one attempt to send. */
export type Outcome =
  | { kind: 'done'; reply: unknown }
  /** No usable response: the call may have been executed; sending it again is harmless. */
  | { kind: 'silent' }
  | { kind: 'refused'; error: ProblemError };

const TIMEOUT_MS = 15_000;
const MAX_CONFLICT_RETRIES = 3;
const RETRYABLE_STATUSES: readonly number[] = [401, 429];

/** True for a refusal of the session or the moment rather than of the call. */
const isRetryable = ({ status, code }: ProblemError): boolean =>
  RETRYABLE_STATUSES.includes(status) || code === 'SECOND_FACTOR';

/** Milliseconds, longer than an attempt. */
export const LEASE_MS = TIMEOUT_MS * (MAX_CONFLICT_RETRIES + 2);

const untypedCall = call as unknown as (key: CallKey, input: object, options: CallOptions) => Promise<unknown>;

/** Sends a call under its key, based on the current record if the base fields are unchanged. */
export async function attempt(waiting: WaitingCall, { batch }: Pick<CallOptions, 'batch'> = {}): Promise<Outcome> {
  const { id, call: key, input } = waiting;
  let { version } = waiting;
  for (let conflictCount = 0; ; conflictCount++) {
    try {
      const options = { idempotencyKey: id, timeout: TIMEOUT_MS, batch, ...(version !== undefined && { version }) };
      return { kind: 'done', reply: await untypedCall(key, input, options) };
    } catch (error) {
      if (!(error instanceof ProblemError)) {
        // not refused, a failed token for example: it waits rather than being sent after a reported failure
        reportFault(error);
        return { kind: 'silent' };
      }
      if (isSilence(error) || isRetryable(error)) return { kind: 'silent' };
      const staleVerdict =
        error.code === 'STALE' && conflictCount < MAX_CONFLICT_RETRIES
          ? resolveStale(waiting, error.problem?.current)
          : undefined;
      if (staleVerdict?.kind === 'done') return { kind: 'done', reply: error.problem?.current };
      if (staleVerdict?.kind !== 'again') return { kind: 'refused', error };
      ({ version } = staleVerdict);
    }
  }
}
