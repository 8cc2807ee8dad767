import { use, type ReactNode } from 'react';
import { useSession } from '@pignon/shared/auth';
import type { ParameterLoaderProps } from '../parameter-provider';
import { PreviewBanner } from './preview-banner';
import { previews } from './previews';

/** Shows the product once the previewed versions have loaded, with a banner that lists them. */
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
