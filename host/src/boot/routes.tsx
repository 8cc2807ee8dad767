import type { ComponentType, ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import type { Language } from '@pignon/shared/contract';
import type { HostPath } from '@pignon/shared/contract/host-paths';
import { ACCESS_ROLES, type RoleAccess } from '@pignon/shared/domain/user/access.policy';
import type { Catalogue } from '@pignon/shared/federation/live-remote';
import { useTranslation } from '@pignon/shared/i18n';
import { Navigate, usePageTitle, type RouteObject } from '@pignon/shared/router';
import { lazyPart } from '@pignon/shared/ui/core';
import { ForbiddenPage } from '../shell/pages/forbidden.page';
import { NotFoundPage } from '../shell/pages/not-found.page';
import { partLoader } from './remote-component/lazy-part-boundary';
import { RemoteRoute } from './remote-component/remote-route';

interface HostPageDefinition {
  name: string;
  page: ComponentType;
}

const HomePage = lazyPart(async () => (await import('../shell/pages/home.page')).Page, 'page');

/** Loads the home page before it is rendered. */
export const preloadHomePage = (): void => HomePage.preload(partLoader.fetch);

/** Pages of the host. */
const HOST_PAGES: Record<HostPath, HostPageDefinition> = {
  '/': { name: 'home', page: HomePage },
  '/profile': {
    name: 'profile',
    page: lazyPart(async () => (await import('../shell/pages/profile.page')).Page, 'page'),
  },
  '/cart': { name: 'cart', page: lazyPart(async () => (await import('../shell/pages/cart.page')).Page, 'page') },
};

/** Areas that need a role at every address, even at unknown ones. */
const GUARDED_AREAS = [
  { path: '/admin/*', level: 'admin' },
  { path: '/sync/*', level: 'sync' },
] as const;

function HostPage({ name, page: Page }: HostPageDefinition): ReactNode {
  const { t } = useTranslation('boot');
  usePageTitle(t(`title.${name}`), 'route');
  return <Page />;
}

function GuardedPage({ level }: { level: RoleAccess }): ReactNode {
  const { t } = useTranslation('boot');
  const isAllowed = useMay(level);
  usePageTitle(t(isAllowed ? 'title.notFound' : 'title.forbidden'), 'route');
  return isAllowed ? <NotFoundPage /> : <ForbiddenPage missing={ACCESS_ROLES[level]} />;
}

/** Every route of the product in one language: the host's and those of live remotes. */
export function routesOf(catalogue: Catalogue, language: Language): RouteObject[] {
  const remoteRoutes = Object.values(catalogue.remotes).flatMap((remote) =>
    remote.routes.map((route): RouteObject => ({
      path: route.path,
      element:
        'redirect' in route ? (
          <Navigate to={route.redirect} replace />
        ) : (
          <RemoteRoute remote={remote} route={route} title={route.title[language]} />
        ),
    })),
  );
  return [
    ...Object.entries(HOST_PAGES).map(([path, hostPage]): RouteObject => ({
      path,
      element: <HostPage {...hostPage} />,
    })),
    ...remoteRoutes,
    ...GUARDED_AREAS.map(({ path, level }): RouteObject => ({ path, element: <GuardedPage level={level} /> })),
    { path: '*', element: <HostPage name="notFound" page={NotFoundPage} /> },
  ];
}
