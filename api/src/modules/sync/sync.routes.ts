import type { Register } from '../../deps';
import { changeListingsRoute } from './change-listings.route';
import { changePortalRoute } from './change-portal.route';
import { createPortalRoute } from './create-portal.route';
import { findRunsRoute } from './run/find-runs.route';
import { getRunFile } from './run/get-run-file.route';
import { getRun } from './run/get-run.route';
import { listListings } from './list-listings.route';
import { listPortalsRoute } from './list-portals.route';
import { preflightPortal } from './preflight-portal.route';
import { runPortal } from './run/run-portal.route';

export const syncRoutes: readonly Register[] = [
  listPortalsRoute,
  createPortalRoute,
  changePortalRoute,
  listListings,
  changeListingsRoute,
  preflightPortal,
  runPortal,
  findRunsRoute,
  getRun,
  getRunFile,
];
