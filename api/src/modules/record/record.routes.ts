import type { CallsOf, RoutesOf } from '../../http/routes';
import { readRecordNames } from './record-names.repo';

export const recordRoutes: RoutesOf<CallsOf<'record'>> = ({ db }) => ({
  'POST record/names': ({ body }) => readRecordNames(db, body),
});
