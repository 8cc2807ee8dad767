import type { Register } from '../../deps';
import { findPropertiesRoute } from './find-properties.route';
import { getProperty } from './get-property.route';

export const propertyRoutes: readonly Register[] = [findPropertiesRoute, getProperty];
