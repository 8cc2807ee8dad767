import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { Localized } from '@pignon/shared/contract';
import type { Catalogue } from '@pignon/shared/federation/live-remote';
import { i18n } from '@pignon/shared/i18n';
import { Navigate, type RouteObject } from '@pignon/shared/router';
import { NotFoundPage } from '../shell/pages/not-found.page';
import { PiecePending } from './piece-pending';
import { RemoteRoute, useTitle } from './remote-route';

const Home = lazy(async () => ({ default: (await import('../shell/pages/home.page')).Page }));
const Profile = lazy(async () => ({ default: (await import('../shell/pages/profile.page')).Page }));
const Cart = lazy(async () => ({ default: (await import('../shell/pages/cart.page')).Page }));

const titleOf = (key: string): Localized => ({
  fr: i18n.t(`boot:title.${key}`, { lng: 'fr' }),
  en: i18n.t(`boot:title.${key}`, { lng: 'en' }),
});

function HostPage({ name, page: Page }: { name: string; page: ComponentType }): ReactNode {
  useTitle(titleOf(name));
  return (
    <Suspense fallback={<PiecePending size="page" />}>
      <Page />
    </Suspense>
  );
}

/** Every route of the product: the host's own and those of the live remotes. */
export function routesOf(catalogue: Catalogue): RouteObject[] {
  const ofRemotes = Object.values(catalogue.remotes).flatMap((remote) =>
    remote.routes.map((route): RouteObject => ({
      path: route.path,
      element:
        'redirect' in route ? <Navigate to={route.redirect} replace /> : <RemoteRoute remote={remote} route={route} />,
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
