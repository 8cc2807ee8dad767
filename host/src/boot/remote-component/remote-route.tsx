import type { ReactNode } from 'react';
import { useUser } from '@pignon/shared/auth';
import { holdsAnyRole } from '@pignon/shared/domain/user/access.policy';
import type { LiveRemote, LiveRoute } from '@pignon/shared/federation/live-remote';
import { useLocation, usePageTitle } from '@pignon/shared/router';
import { ForbiddenPage } from '../../shell/pages/forbidden.page';
import { RemoteComponent } from './remote-component';

interface Props {
  remote: LiveRemote;
  route: Extract<LiveRoute, { expose: string }>;
  title: string;
}

/** Renders a remote's page for users who may open it. */
export function RemoteRoute({ remote, route, title }: Props): ReactNode {
  const { pathname } = useLocation();
  const roles = useUser()?.roles ?? [];
  usePageTitle(title, 'route');
  if (!holdsAnyRole(roles, route.roles ?? [])) return <ForbiddenPage missing={route.roles ?? []} />;
  return (
    <RemoteComponent
      key={remote.name + route.expose}
      remote={remote}
      expose={route.expose}
      part="Page"
      resetKey={pathname}
    />
  );
}
