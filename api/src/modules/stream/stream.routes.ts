import type { Register } from '../../deps';
import { streamChanges } from './stream-changes.route';

export const streamRoutes: readonly Register[] = [streamChanges];
