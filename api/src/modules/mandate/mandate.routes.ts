import type { Register } from '../../deps';
import { draftAmendmentRoute, dropAmendmentRoute, signAmendmentRoute } from './amend/amendment.routes';
import { changeMandateStatusRoute } from './change-mandate-status.route';
import { createMandateRoute } from './create-mandate.route';
import { editMandateRoute } from './edit-mandate.route';
import { extendMandateRoute } from './extend-mandate.route';
import { findMandatesRoute } from './find-mandates.route';
import { getMandate } from './get-mandate.route';
import { giveNoticeRoute, withdrawNoticeRoute } from './notice/notice.routes';
import { mandateListRoutes } from './list/mandate-list.routes';
import { registerRoutes } from './register/register.routes';
import { takeoverRoutes } from './takeover/takeover.routes';
import { signingStateRoute } from './sign/signing-state.route';
import { signMandateRoute } from './sign/sign-mandate.route';

export const mandateRoutes: readonly Register[] = [
  findMandatesRoute,
  ...registerRoutes,
  ...mandateListRoutes,
  ...takeoverRoutes,
  getMandate,
  createMandateRoute,
  editMandateRoute,
  signMandateRoute,
  signingStateRoute,
  changeMandateStatusRoute,
  extendMandateRoute,
  draftAmendmentRoute,
  signAmendmentRoute,
  dropAmendmentRoute,
  giveNoticeRoute,
  withdrawNoticeRoute,
];
