import type { EarlyAnswers } from '@pignon/shared/api/early/early-calls';
import type { IdentityService } from './identity/identity-service';

/** Session found and calls sent by the page's first script while the bundles load. */
export interface EarlySession extends EarlyAnswers {
  uid: string;
  /** The identity service, loaded after the first paint. */
  identity: (load: () => Promise<IdentityService>) => IdentityService;
}

declare global {
  /** Set by the page's first script for a user who was signed in. */
  var __pignonEarly: EarlySession | undefined;
}
