import type { Register } from '../../deps';
import { changeListingsRoute } from './change-listings.route';
import { changePortalRoute } from './change-portal.route';
import { createPortalRoute } from './create-portal.route';
import { deletePortalRoute } from './delete-portal.route';
import { getPortalPhoto } from './photo/get-portal-photo.route';
import { getListingChanges } from './run/get-listing-changes.route';
import { findDifferencesRoute } from './run/find-differences.route';
import { findRunsRoute } from './run/find-runs.route';
import { getRunFile } from './run/get-run-file.route';
import { getRun } from './run/get-run.route';
import { listListings } from './list-listings.route';
import { listPortalsRoute } from './list-portals.route';
import { preflightPortal } from './preflight-portal.route';
import { listPublications } from './publication/list-publications.route';
import { testConnectionRoute } from './send/test-connection.route';
import { replayRunRoute } from './run/replay-run.route';
import { runPortal } from './run/run-portal.route';

export const syncRoutes: readonly Register[] = [
  listPortalsRoute,
  createPortalRoute,
  changePortalRoute,
  deletePortalRoute,
  listListings,
  changeListingsRoute,
  testConnectionRoute,
  preflightPortal,
  runPortal,
  findRunsRoute,
  getRun,
  getRunFile,
  listPublications,
  findDifferencesRoute,
  getListingChanges,
  replayRunRoute,
  getPortalPhoto,
];
