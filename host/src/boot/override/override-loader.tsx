import { use, type ReactNode } from 'react';
import { useSession } from '@pignon/shared/auth';
import type { ParameterLoaderProps } from '../parameter-provider';
import { loadLocalRemotes } from './local-remotes';
import { OverrideBanner } from './override-banner';
import { OverrideQuestion } from './override-question';

/** Shows the product once the overridden remotes have loaded, with a banner that lists them. */
export function OverrideLoader({ requestedValues, children }: ParameterLoaderProps): ReactNode {
  const session = useSession();
  if (session.kind === 'signed-in') use(loadLocalRemotes(session.identity.uid));
  return (
    <>
      <OverrideBanner />
      {children}
      <OverrideQuestion asked={requestedValues} />
    </>
  );
}
