import { useEffect, useState } from 'react';
import { call, callQuery, useQueryClient, type CallInput } from '@pignon/shared/api';

/** `idle`: nothing to load. */
export type PictureState = 'idle' | 'loading' | 'loaded' | 'error';

export interface Picture {
  state: PictureState;
  /** Address to load now; undefined when there is none or it failed. */
  src: string | undefined;
  onLoad: () => void;
  onError: () => void;
}

interface Phase {
  /** The given address, and its re-signed replacement after it expired. */
  given: string | undefined;
  signedAgain?: string;
  state: PictureState;
}

type MediaInput = CallInput<'GET media/{owner}/{reference}/{size}/{path}'>;

const SIGNED = /\/media\/file\/([^/]+)\/([^/]+)\/([^/]+)\/([^/?]+)\?/;
/** Pending new signatures: pictures that expire together are signed once each. */
const pendingUrls = new Map<string, Promise<string>>();

/** The media that a signed address leads to; undefined for any other address. */
export function mediaOf(src: string): MediaInput | undefined {
  const [owner, reference, size, path] = (SIGNED.exec(src) ?? []).slice(1).map(decodeURIComponent);
  if (owner === undefined) return undefined;
  return { params: { owner, reference, size, path } } as MediaInput;
}

/** Re-signs an address that no longer works, whatever its expiry; cached for the next caller. */
function useSignAgain(): (src: string) => Promise<string> | undefined {
  const client = useQueryClient();
  return (src) => {
    const media = mediaOf(src);
    if (!media || pendingUrls.has(src)) return pendingUrls.get(src);
    const signing = call('GET media/{owner}/{reference}/{size}/{path}', media).then((signed) => {
      client.setQueryData(callQuery('GET media/{owner}/{reference}/{size}/{path}', media).queryKey, signed);
      return signed.path;
    });
    pendingUrls.set(src, signing);
    const forget = () => pendingUrls.delete(src);
    signing.then(forget, forget);
    return signing;
  };
}

/** Loads a picture. Re-signs a failed address once; offline it waits for the network. */
export function usePicture(address: string | undefined): Picture {
  const signAgain = useSignAgain();
  const start: Phase = { given: address, state: address === undefined ? 'idle' : 'loading' };
  const [last, setPhase] = useState(start);
  const phase = last.given === address ? last : start;
  const { state, signedAgain } = phase;
  const fail = () => setPhase({ ...phase, state: 'error' });
  useEffect(() => {
    if (state !== 'error') return;
    const retry = () => setPhase({ given: address, state: 'loading' });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [state, address]);
  return {
    state,
    src: state === 'error' ? undefined : (signedAgain ?? address),
    onLoad: () => setPhase({ ...phase, state: 'loaded' }),
    onError: () => {
      const signing = address === undefined || signedAgain !== undefined ? undefined : signAgain(address);
      if (!signing) fail();
      // the same address is not fetched again: the file is missing
      else
        signing.then(
          (path) => (path === address ? fail() : setPhase({ given: address, signedAgain: path, state: 'loading' })),
          fail,
        );
    },
  };
}
