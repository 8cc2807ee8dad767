import type { Register } from '../../deps';
import { nameCommunes } from './name-communes.route';

export const communeRoutes: readonly Register[] = [nameCommunes];
