import type { Register } from '../../deps';
import { completeCommunes } from './complete-communes.route';
import { nameCommunes } from './name-communes.route';

export const communeRoutes: readonly Register[] = [nameCommunes, completeCommunes];
