import type { ComponentType, ReactNode } from 'react';
import type { Language } from '@pignon/shared/contract';
import type { HostPath } from '@pignon/shared/contract/host-paths';
import type { Catalogue } from '@pignon/shared/federation/live-remote';
import { useTranslation } from '@pignon/shared/i18n';
import { Navigate, usePageTitle, type RouteObject } from '@pignon/shared/router';
import { NotFoundPage } from '../shell/pages/not-found.page';
import { ownPiece } from './own-piece';
import { RemoteRoute } from './remote-route';

interface OwnPage {
  name: string;
  page: ComponentType;
}

/** The host's own pages. */
const OWN: Record<HostPath, OwnPage> = {
  '/': { name: 'home', page: ownPiece(async () => (await import('../shell/pages/home.page')).Page, 'page') },
  '/profile': {
    name: 'profile',
    page: ownPiece(async () => (await import('../shell/pages/profile.page')).Page, 'page'),
  },
  '/cart': { name: 'cart', page: ownPiece(async () => (await import('../shell/pages/cart.page')).Page, 'page') },
};

function HostPage({ name, page: Page }: OwnPage): ReactNode {
  const { t } = useTranslation('boot');
  usePageTitle(t(`title.${name}`), 'route');
  return <Page />;
}

/** Every route of the product, named in one language: the host's own and those of the live remotes. */
export function routesOf(catalogue: Catalogue, language: Language): RouteObject[] {
  const ofRemotes = Object.values(catalogue.remotes).flatMap((remote) =>
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
    ...Object.entries(OWN).map(([path, own]): RouteObject => ({ path, element: <HostPage {...own} /> })),
    ...ofRemotes,
    { path: '*', element: <HostPage name="notFound" page={NotFoundPage} /> },
  ];
}
