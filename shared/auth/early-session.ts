import type { EarlyAnswers } from '@pignon/shared/api/early/early-calls';
import type { IdentityService } from './identity/identity-service';

/** Session found and calls sent by the page's first script while the bundles load. */
export interface EarlySession extends EarlyAnswers {
  /** Undefined when nobody is signed in. */
  uid: string | undefined;
  /** The identity service, which `load` fetches when it is needed. */
  identity: (load: () => Promise<IdentityService>) => IdentityService;
}

declare global {
  /** Set by the page's first script; undefined when only the identity service knows the session. */
  var __pignonEarly: EarlySession | undefined;
}
