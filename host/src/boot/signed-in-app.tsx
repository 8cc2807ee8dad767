import { useMemo, type ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { followSession, useUser } from '@pignon/shared/auth';
import { CompositionProvider } from '@pignon/shared/contract';
import { canaryCookie } from '@pignon/shared/federation/canary-versions';
import { watchCatalogue } from '@pignon/shared/federation/runtime/live-remotes-watch';
import { currentLanguage, useTranslation } from '@pignon/shared/i18n';
import { createBrowserRouter, RouterProvider } from '@pignon/shared/router';
import { PartLoaderProvider } from '@pignon/shared/ui/core';
import { fetchLateIcons } from '@pignon/shared/ui/icons';
import { addProductMessages } from '../messages/product';
import { routesAt } from '../shell/navigation/routes-at';
import { RouteFailure } from '../shell/route-failure';
import { Shell } from '../shell/shell';
import { compose } from './compose';
import { waitForFirstPage } from './first-page';
import { preloadFirstPage, preloadOnIntent } from './link-preload';
import { provideSharedModules } from './provide-shared-modules';
import { usePageRestoration } from './page/use-page-restoration';
import { captureButtonPointers } from './page/capture-button-pointer';
import { setFirstEntryKey } from './page/page-restoration';
import { partLoader } from './remote-component/lazy-part-boundary';
import { mayBeOverridden, OverrideProvider } from './override/override-provider';
import { catalogue } from './platform';
import { mayPreview, PreviewProvider } from './preview/preview-provider';
import { routesOf } from './routes';
import { UpdateBanner } from './update/update-banner';
import { useLiveRemotes } from './use-live-remotes';
import { useLiveChanges } from './use-live-changes';
import { useReturnAddress } from './override/use-return-address';
import { watchStyles } from './errors/lost-styles';
import { watchErrors } from './errors/watch-errors';

const LATE_LOAD_DELAY_MS = 3_000;

// before anything of a remote is requested
provideSharedModules();
addProductMessages();

function Product(): ReactNode {
  const live = useLiveRemotes();
  const roles = useUser()?.roles;
  const composition = useMemo(() => compose(live, roles ?? []), [live, roles]);
  // subscribes to the language: amounts and dates follow it
  useTranslation();
  const language = currentLanguage();
  const routes = useMemo(() => routesOf(live, language), [live, language]);
  const page = useRoutes(routesAt(routes, useLocation().pathname));
  useReturnAddress();
  usePageRestoration();
  useLiveChanges();
  return (
    <CompositionProvider value={composition}>
      <PartLoaderProvider value={partLoader}>
        <UpdateBanner />
        <Shell>{page}</Shell>
      </PartLoaderProvider>
    </CompositionProvider>
  );
}

setFirstEntryKey();
// menus and dialogs need these; the first page's own requests go first
setTimeout(() => {
  void fetchLateIcons();
  void import(/* webpackChunkName: "store-screens" */ '../shell/last-screen/store-screens').then(
    ({ storeScreens }) => storeScreens(),
    // without this, the next visit starts without a stored screen
    () => undefined,
  );
}, LATE_LOAD_DELAY_MS);
const router = createBrowserRouter([{ path: '*', element: <Product />, ErrorBoundary: RouteFailure }]);

/** The cookie lets the edge preload the files of these versions with the next page. */
function storeCanaryCookie(): void {
  if (catalogue.person()) document.cookie = canaryCookie(catalogue.get());
}

followSession((session) => {
  if (session.kind !== 'signed-in') return catalogue.know(undefined);
  const { loginEmail, roles } = session.user;
  catalogue.know({ uid: session.identity.uid, email: loginEmail, roles });
  storeCanaryCookie();
});
catalogue.subscribe(storeCanaryCookie);
preloadOnIntent();
captureButtonPointers();
// with overrides or previews the version is not known yet
const isVersionKnown = !mayBeOverridden() && !mayPreview();
/** Resolves when the product should be drawn. */
export const readyToDraw = isVersionKnown ? waitForFirstPage(preloadFirstPage(location.pathname)) : undefined;
watchCatalogue(catalogue);
watchErrors();
watchStyles();

/** The product as a signed-in, active user sees it. */
export function SignedInApp(): ReactNode {
  return (
    <PreviewProvider>
      <OverrideProvider>
        <RouterProvider router={router} />
      </OverrideProvider>
    </PreviewProvider>
  );
}
