import type { EarlyAnswers } from '@pignon/shared/api/early/early-calls';
import type { IdentityService } from './identity/identity-service';

/** What the page's first script found, and asked for, while the other scripts were on their way. */
export interface EarlySession extends EarlyAnswers {
  uid: string;
  /** The identity service, which is fetched after the page has drawn what it opened with. */
  identity: (load: () => Promise<IdentityService>) => IdentityService;
}

declare global {
  /** Set by the page's first script where the page is for somebody who was signed in. */
  var __pignonEarly: EarlySession | undefined;
}
