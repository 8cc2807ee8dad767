import type { Register } from '../../deps';
import { findMandatesRoute } from './find-mandates.route';

export const mandateRoutes: readonly Register[] = [findMandatesRoute];
