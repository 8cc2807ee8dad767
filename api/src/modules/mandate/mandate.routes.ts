import type { Register } from '../../deps';
import { changeMandateStatusRoute } from './change-mandate-status.route';
import { createMandateRoute } from './create-mandate.route';
import { editMandateRoute } from './edit-mandate.route';
import { extendMandateRoute } from './extend-mandate.route';
import { findMandatesRoute } from './find-mandates.route';
import { getMandate } from './get-mandate.route';
import { giveNoticeRoute, withdrawNoticeRoute } from './notice/notice.routes';
import { registerRoutes } from './register/register.routes';
import { signMandateRoute } from './sign/sign-mandate.route';

export const mandateRoutes: readonly Register[] = [
  findMandatesRoute,
  ...registerRoutes,
  getMandate,
  createMandateRoute,
  editMandateRoute,
  signMandateRoute,
  changeMandateStatusRoute,
  extendMandateRoute,
  giveNoticeRoute,
  withdrawNoticeRoute,
];
