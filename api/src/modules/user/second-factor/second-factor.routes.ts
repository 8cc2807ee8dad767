import type { CallsOf, RouteDeps, Routes } from '../../../http/routes';
import {
  confirmSecondFactor,
  ownSecondFactor,
  removeOwnSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  verifySecondFactor,
} from './own-second-factor.service';
import { removeSecondFactor } from './remove-second-factor.service';

type Keys = CallsOf<'user/me/second-factor'> | CallsOf<'user/{loginEmail}/second-factor'>;

export const secondFactorRoutes = (deps: RouteDeps): Routes<Keys> => ({
  'GET user/me/second-factor': (context) => ownSecondFactor(deps, context),
  'POST user/me/second-factor': (context) => setUpSecondFactor(deps, context),
  'POST user/me/second-factor/confirm': (context) => confirmSecondFactor(deps, context),
  'POST user/me/second-factor/verify': (context) => verifySecondFactor(deps, context),
  'POST user/me/second-factor/recovery-codes': (context) => renewRecoveryCodes(deps, context),
  'DELETE user/me/second-factor': (context) => removeOwnSecondFactor(deps, context),
  'DELETE user/{loginEmail}/second-factor': (context) => removeSecondFactor(deps, context),
});
