import { useState } from 'react';
import type { AuthCode } from '@pignon/shared/auth';
import { failureMessage } from './failure-message';

type State = { busy?: string; failed?: string };

/** Runs one task at a time and holds its state and error sentence. Resolves to true on success. */
export function useSingleTask(own: Partial<Record<AuthCode, string>> = {}) {
  const [state, setState] = useState<State>({});
  const run = async (what: string, work: () => Promise<unknown>): Promise<boolean> => {
    setState({ busy: what });
    try {
      await work();
      setState({});
      return true;
    } catch (cause) {
      setState({ failed: failureMessage(cause, own) });
      return false;
    }
  };
  return { ...state, run, fail: (failed: string | undefined) => setState({ failed }) };
}
