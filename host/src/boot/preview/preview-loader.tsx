import { use, type ReactNode } from 'react';
import { useSession } from '@pignon/shared/auth';
import type { ParameterLoaderProps } from '../parameter-provider';
import { PreviewBanner } from './preview-banner';
import { previews } from './previews';

/** Shows the product once the versions that this person previews are in their places, and says which they are. */
export function PreviewLoader({ requestedValues, children }: ParameterLoaderProps): ReactNode {
  const session = useSession();
  if (session.kind === 'signed-in') use(previews.bring(session.identity.uid, requestedValues));
  return (
    <>
      <PreviewBanner />
      {children}
    </>
  );
}
