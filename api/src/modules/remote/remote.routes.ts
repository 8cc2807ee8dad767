import type { Register } from '../../deps';
import { getGuardFigures, noteGuard } from './guard.routes';
import { noteRollout } from './note-rollout.route';
import { findRemotePeopleRoute, getRemoteUse } from './remote-use.routes';
import { reportRemoteLoad } from './report-remote-load.route';
import { tellOfVersions } from './tell-versions.route';

export const remoteRoutes: readonly Register[] = [
  reportRemoteLoad,
  getRemoteUse,
  findRemotePeopleRoute,
  noteRollout,
  getGuardFigures,
  noteGuard,
  tellOfVersions,
];
