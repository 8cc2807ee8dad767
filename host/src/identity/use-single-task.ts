import { useState } from 'react';
import type { AuthCode } from '@pignon/shared/auth';
import { failureMessage } from './failure-message';

type State = { busy?: string; failed?: string };

/** Runs one task at a time and holds its state and error sentence. Resolves to true on success. */
export function useSingleTask(ownMessages: Partial<Record<AuthCode, string>> = {}) {
  const [state, setState] = useState<State>({});
  const run = async (taskName: string, work: () => Promise<unknown>): Promise<boolean> => {
    setState({ busy: taskName });
    try {
      await work();
      setState({});
      return true;
    } catch (cause) {
      setState({ failed: failureMessage(cause, ownMessages) });
      return false;
    }
  };
  return { ...state, run, fail: (failed: string | undefined) => setState({ failed }) };
}
