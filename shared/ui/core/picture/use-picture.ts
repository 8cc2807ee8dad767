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

interface LoadPhase {
  /** The given address, and its re-signed replacement after it expired. */
  givenAddress: string | undefined;
  renewedAddress?: string;
  state: PictureState;
}

type MediaInput = CallInput<'GET media/{owner}/{reference}/{size}/{path}'>;

const SIGNED_PATH = /\/media\/file\/([^/]+)\/([^/]+)\/([^/]+)\/([^/?]+)\?/;
/** Pending new signatures: pictures that expire together are signed once each. */
const pendingUrls = new Map<string, Promise<string>>();

/** The media that a signed address leads to; undefined for any other address. */
export function mediaOf(src: string): MediaInput | undefined {
  const [owner, reference, size, path] = (SIGNED_PATH.exec(src) ?? []).slice(1).map(decodeURIComponent);
  if (owner === undefined) return undefined;
  return { params: { owner, reference, size, path } } as MediaInput;
}

/** Re-signs an address that no longer works, whatever its expiry; cached for the next caller. */
function useRenewSignature(): (src: string) => Promise<string> | undefined {
  const client = useQueryClient();
  return (src) => {
    const media = mediaOf(src);
    if (!media || pendingUrls.has(src)) return pendingUrls.get(src);
    const pendingSignature = call('GET media/{owner}/{reference}/{size}/{path}', media).then((signedMedia) => {
      client.setQueryData(callQuery('GET media/{owner}/{reference}/{size}/{path}', media).queryKey, signedMedia);
      return signedMedia.path;
    });
    pendingUrls.set(src, pendingSignature);
    const dropPending = () => pendingUrls.delete(src);
    pendingSignature.then(dropPending, dropPending);
    return pendingSignature;
  };
}

/** Loads a picture. Re-signs a failed address once; offline it waits for the network. */
export function usePicture(address: string | undefined): Picture {
  const renewSignature = useRenewSignature();
  const initialPhase: LoadPhase = { givenAddress: address, state: address === undefined ? 'idle' : 'loading' };
  const [lastPhase, setPhase] = useState(initialPhase);
  const phase = lastPhase.givenAddress === address ? lastPhase : initialPhase;
  const { state, renewedAddress } = phase;
  const fail = () => setPhase({ ...phase, state: 'error' });
  useEffect(() => {
    if (state !== 'error') return;
    const retry = () => setPhase({ givenAddress: address, state: 'loading' });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [state, address]);
  return {
    state,
    src: state === 'error' ? undefined : (renewedAddress ?? address),
    onLoad: () => setPhase({ ...phase, state: 'loaded' }),
    onError: () => {
      const pendingSignature =
        address === undefined || renewedAddress !== undefined ? undefined : renewSignature(address);
      if (!pendingSignature) fail();
      // the same address is not fetched again: the file is missing
      else
        pendingSignature.then(
          (path) =>
            path === address ? fail() : setPhase({ givenAddress: address, renewedAddress: path, state: 'loading' }),
          fail,
        );
    },
  };
}
