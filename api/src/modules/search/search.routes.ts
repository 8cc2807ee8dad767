import type { Register } from '../../deps';
import { searchRoute } from './search.route';

export const searchRoutes: readonly Register[] = [searchRoute];
