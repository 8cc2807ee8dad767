import type { CallsOf, RouteDeps, Routes } from '../../http/routes';
import { changeListings, checkedListings } from './listing.service';
import { changePortal, createPortal, deletePortal, listPortals } from './portal.service';
import { checkListings } from './preflight.service';
import { runRoutes } from './run/run.routes';
import { requestRun } from './run/run.service';
import { testConnection } from './send/test-connection.service';

/** Milliseconds to wait for a portal's server. */
const TIMEOUT_MS = 10_000;

export const syncRoutes = (deps: RouteDeps): Routes<CallsOf<'sync'>> => {
  const { db, connectors, portalSecrets, portalFolder, privateHosts } = deps;
  return {
    ...runRoutes(deps),
    'GET sync': () => listPortals(db, connectors),
    'POST sync': ({ tx, actor, body }) => createPortal(tx, actor, body, connectors),
    'PATCH sync/{portal}': ({ tx, actor, params: { portal: code }, version, body: patch }) =>
      changePortal(tx, actor, { code, version, patch }, { box: portalSecrets, connectors }),
    'DELETE sync/{portal}': ({ params: { portal }, actor }) => deletePortal(db, actor, portal),
    'GET sync/{portal}/listings': ({ params: { portal }, query }) => checkedListings(db, portal, query),
    'PATCH sync/{portal}/listings': ({ tx, actor, params: { portal }, body }) =>
      changeListings(tx, actor, portal, body.changes),
    'POST sync/{portal}/test': ({ params: { portal } }) =>
      testConnection({ db, portalSecrets, portalFolder, privateHosts, patienceMs: TIMEOUT_MS }, portal),
    'POST sync/{portal}/preflight': ({ params: { portal } }) => checkListings(db, portal),
    'POST sync/{portal}/run': ({ tx, actor, params: { portal } }) => requestRun(tx, actor, portal, connectors),
  };
};
