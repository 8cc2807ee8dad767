import { userInfo } from 'node:os';
import type { HistoryLine, Registry, RegistryEntry } from '@pignon/shared/contract/registry.schema';
import type { Refusal } from '@pignon/shared/federation/host-compatibility';
import { RevisionConflict, type RemoteStore } from './remote-store';

/** A refused change of the registry; `refusals` state why and what to do. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly what: string,
    readonly refusals: readonly Refusal[],
  ) {
    super(`${what}: ${refusals.map(({ reason, fix }) => `${reason}: ${fix}`).join('; ')}`);
  }
}

/** An order that the registry cannot satisfy; `code` says what is missing. */
export class NotPossible extends Error {
  override readonly name = 'NotPossible';

  constructor(
    readonly code:
      | 'NO_REMOTE'
      | 'NO_VERSION'
      | 'NOTHING_PUBLISHED'
      | 'TAKEN_BACK'
      | 'NO_STEP_BACK'
      | 'RETIRED'
      | 'NOT_LIVE'
      | 'IS_LIVE',
    message: string,
  ) {
    super(message);
  }
}

const ATTEMPTS = 40;
const MAX_PAUSE_MS = 150;
const HISTORY_LINES = 100;

/** Applies a change to the current registry; repeats it after a concurrent change. */
export async function changeRegistry(store: RemoteStore, edit: (registry: Registry) => Registry): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const current = await store.readRegistry();
    try {
      await store.replaceRegistry({ ...edit(current), revision: current.revision + 1 });
      return;
    } catch (error) {
      if (!(error instanceof RevisionConflict) || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS));
    }
  }
}

export function withEntry(registry: Registry, name: string, entry: RegistryEntry): Registry {
  return { ...registry, remotes: { ...registry.remotes, [name]: entry } };
}

/** Author of a change: `PUBLISHED_BY`, as set by a build server, or this machine's account. */
export function orderedBy(): string {
  if (process.env.PUBLISHED_BY) return process.env.PUBLISHED_BY;
  try {
    return userInfo().username;
  } catch {
    // an account without a name on this machine
    return 'unknown';
  }
}

/** Appends to the history; drops old entries. */
export function withHistory(
  { history = [] }: RegistryEntry,
  action: HistoryLine['did'],
  version: string,
  by = orderedBy(),
  why?: HistoryLine['why'],
): Pick<RegistryEntry, 'history'> {
  const line: HistoryLine = { at: new Date().toISOString(), by, did: action, version, ...(why ? { why } : {}) };
  return { history: [...history, line].slice(-HISTORY_LINES) };
}
