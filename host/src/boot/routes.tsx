import type { ComponentType, ReactNode } from 'react';
import type { Language } from '@pignon/shared/contract';
import type { Catalogue } from '@pignon/shared/federation/live-remote';
import { useTranslation } from '@pignon/shared/i18n';
import { Navigate, usePageTitle, type RouteObject } from '@pignon/shared/router';
import { NotFoundPage } from '../shell/pages/not-found.page';
import { ownPiece } from './own-piece';
import { RemoteRoute } from './remote-route';

const Home = ownPiece(async () => (await import('../shell/pages/home.page')).Page, 'page');
const Profile = ownPiece(async () => (await import('../shell/pages/profile.page')).Page, 'page');
const Cart = ownPiece(async () => (await import('../shell/pages/cart.page')).Page, 'page');

function HostPage({ name, page: Page }: { name: string; page: ComponentType }): ReactNode {
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
    { path: '/', element: <HostPage name="home" page={Home} /> },
    { path: '/profile', element: <HostPage name="profile" page={Profile} /> },
    { path: '/cart', element: <HostPage name="cart" page={Cart} /> },
    ...ofRemotes,
    { path: '*', element: <HostPage name="notFound" page={NotFoundPage} /> },
  ];
}
