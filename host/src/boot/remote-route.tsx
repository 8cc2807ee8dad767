import { useEffect, type ReactNode } from 'react';
import { useUser } from '@pignon/shared/auth';
import { runtimeConfig, type Localized } from '@pignon/shared/contract';
import { holdsAnyRole } from '@pignon/shared/domain/user/access.policy';
import type { LiveRemote, LiveRoute } from '@pignon/shared/federation/live-remote';
import { currentLanguage } from '@pignon/shared/i18n';
import { useLocation } from '@pignon/shared/router';
import { ForbiddenPage } from '../shell/pages/forbidden.page';
import { Piece } from './piece';

/** Puts the page's name into the tab. */
export function useTitle(title: Localized): void {
  const text = title[currentLanguage()];
  useEffect(() => {
    document.title = `${text} · ${runtimeConfig().appTitle}`;
  }, [text]);
}

interface Props {
  remote: LiveRemote;
  route: Extract<LiveRoute, { expose: string }>;
}

/** A page of a remote, for those who may see it. */
export function RemoteRoute({ remote, route }: Props): ReactNode {
  const { pathname } = useLocation();
  const held = useUser()?.roles ?? [];
  useTitle(route.title);
  if (!holdsAnyRole(held, route.roles ?? [])) return <ForbiddenPage missing={route.roles ?? []} />;
  return (
    <Piece key={remote.name + route.expose} remote={remote} expose={route.expose} part="Page" resetKey={pathname} />
  );
}
