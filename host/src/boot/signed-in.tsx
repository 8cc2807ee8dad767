import { useMemo, type ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { useUser } from '@pignon/shared/auth';
import { CompositionProvider } from '@pignon/shared/contract';
import { watchCatalogue } from '@pignon/shared/federation/runtime/catalogue-watch';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from '@pignon/shared/router';
import { RouteFailure } from '../shell/route-failure';
import { Shell } from '../shell/shell';
import { compose } from './compose';
import { lazyDoors } from './lazy-doors';
import { preloadOnIntent, preloadPath } from './link-preload';
import { catalogue } from './platform';
import { routesOf } from './routes';
import { UpdateBanner } from './update-banner';
import { useCatalogue } from './use-catalogue';

function Product(): ReactNode {
  const live = useCatalogue();
  const roles = useUser()?.roles;
  const composition = useMemo(() => compose(live, roles ?? []), [live, roles]);
  const routes = useMemo(() => routesOf(live), [live]);
  const page = useRoutes(routes);
  return (
    <CompositionProvider value={composition}>
      <ScrollRestoration />
      <UpdateBanner />
      <Shell>{page}</Shell>
    </CompositionProvider>
  );
}

const router = createBrowserRouter([{ path: '*', element: <Product />, ErrorBoundary: RouteFailure }]);

preloadOnIntent();
preloadPath(location.pathname);
watchCatalogue(catalogue);
Object.defineProperty(globalThis, '__pignonDoors', { value: lazyDoors });

/** The product as a signed-in, active user sees it. */
export function SignedIn(): ReactNode {
  return <RouterProvider router={router} />;
}
