import { CIRCUIT_FAILURES } from '../limits';
import type { RemoteFailure } from './remote-failure';

/** Failures of every remote in this session. */
export interface Circuit {
  /** Number of incidents of a remote, for `failed`. */
  incidents: (name: string) => number;
  /** Last failure of a remote that is no longer requested. */
  leftAt: (name: string) => RemoteFailure | undefined;
  /** First report of an equal failure: cards show its reference. */
  known: (failure: RemoteFailure) => RemoteFailure;
  /**
   * Counts a failed load. Parallel loads, as of one page's slots, fail in one incident. @param begunAt number of
   * incidents when the load began
   */
  failed: (name: string, begunAt: number) => void;
  /** Restores all attempts of the remote. */
  close: (name: string) => void;
}

export function createCircuit(): Circuit {
  const incidentCounts = new Map<string, number>();
  const lastFailures = new Map<string, RemoteFailure>();
  const incidents = (name: string): number => incidentCounts.get(name) ?? 0;
  return {
    incidents,
    leftAt: (name) => (incidents(name) < CIRCUIT_FAILURES ? undefined : lastFailures.get(name)),
    known(failure) {
      const lastFailure = lastFailures.get(failure.remote);
      const known = lastFailure?.message === failure.message ? lastFailure : failure;
      lastFailures.set(failure.remote, known);
      return known;
    },
    failed(name, begunAt) {
      if (incidents(name) === begunAt) incidentCounts.set(name, begunAt + 1);
    },
    close: (name) => void incidentCounts.delete(name),
  };
}
