import { useState } from 'react';
import type { CallKey } from '@pignon/shared/api';
import { isCallOf, useWaitingCall, type WaitingCallOf } from '@pignon/shared/waiting';

/** Returns the call named by `?waiting=`, which the server refused, as the page found it at first. */
export function useRefusedCall<K extends CallKey>(key: K, search: string): WaitingCallOf<K> | undefined {
  const waitingCall = useWaitingCall(new URLSearchParams(search).get('waiting'));
  const [found, setFound] = useState<WaitingCallOf<K>>();
  if (!found && waitingCall && isCallOf(waitingCall, key)) setFound(waitingCall);
  return found;
}
