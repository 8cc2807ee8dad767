import { allNotApplicable, requirementOf, notApplicable, notMet, operator, type Requirement } from './requirement';

const GOOGLE = 'Of the identity service, which issues the tokens; this product runs no authorization server.';
const NO_OPENID = 'The product is no OpenID provider.';

/** V7 Session management, V8 authorization, V9 self-contained tokens, V10 OAuth and OIDC. */
export const SESSIONS: readonly Requirement[] = [
  requirementOf('7.1.1', 'how long a session lasts', 'docs/security.md › ## Sessions'),
  requirementOf('7.1.2', 'how many at once', 'docs/security.md › ## Sessions'),
  requirementOf('7.1.3', 'who ends what', 'docs/security.md › ## Sessions'),
  requirementOf(
    '7.2.1',
    'checked by the server',
    'api/src/http/access-matrix.integration.test.ts › lists every route of the server under its access level',
  ),
  requirementOf(
    '7.2.2',
    'tokens are made for each sign-in',
    'api/src/auth/forged-tokens.test.ts › accepts a user’s token after fetching keys and account from the identity service',
  ),
  notApplicable('7.2.3', 'reference tokens', 'Tokens are signed.'),
  requirementOf(
    '7.2.4',
    'a new token at each sign-in',
    'shared/auth/session.test.ts › continues with a new token when the API refuses the old one',
  ),
  requirementOf(
    '7.3.1',
    'an hour without a sign of life',
    'shared/auth/idle.test.ts › ends after an hour without activity',
    'e2e/specs/session/session.spec.ts › expires when the machine wakes after two hours',
  ),
  requirementOf(
    '7.3.2',
    'thirty days at most',
    'api/src/auth/firebase-verifier.test.ts › refuses a token whose sign-in is older than a session may last, even when refreshed since',
  ),
  requirementOf(
    '7.4.1',
    'an ended session opens nothing',
    'e2e/specs/session/identity.spec.ts › signs out everywhere',
    'api/src/modules/user/own-account.integration.test.ts › are refused from the next call on, at every level, however long their tokens are trusted',
    'api/src/auth/firebase-verifier.test.ts › refuses a revoked token, and tokens of a disabled or deleted account',
  ),
  requirementOf(
    '7.4.2',
    'those of a closed account end',
    'api/src/modules/user/change-user.integration.test.ts › is refused from the next call on when suspended, and signed out everywhere',
    'e2e/specs/session/session.spec.ts › closes the screen at its next call',
  ),
  requirementOf('7.4.3', 'signing out everywhere', 'e2e/specs/session/identity.spec.ts › signs out everywhere'),
  requirementOf(
    '7.4.4',
    'signing out is in the menu',
    'e2e/specs/session/sign-in.spec.ts › returns to the sign-in page after signing out',
  ),
  requirementOf(
    '7.4.5',
    'a manager ends those of another',
    'api/src/modules/user/change-user.integration.test.ts › is refused from the next call on when suspended, and signed out everywhere',
  ),
  requirementOf(
    '7.5.1',
    'proof before what matters',
    'api/src/modules/user/own-account.integration.test.ts › requires a sign-in of at most five minutes ago',
  ),
  notMet(
    '7.5.2',
    'a list of sessions',
    'The identity service keeps none that could be shown; all others are ended together.',
  ),
  requirementOf('7.6.1', 'sessions here and at the identity service', 'docs/security.md › ## Sessions'),
  requirementOf('7.6.2', 'nobody is signed in unasked', 'docs/decisions/015-identity.md › never followed by itself'),
  requirementOf(
    '8.1.1',
    'who may do what',
    'shared/domain/user/access.policy.ts',
    'docs/security.md › ## Who may do what',
  ),
  requirementOf('8.1.2', 'fields', 'docs/decisions/008-privacy.md', 'docs/security.md › ## Who may do what'),
  requirementOf('8.2.1', 'each call opens to its roles', 'api/src/http/access.integration.test.ts › to its roles only'),
  requirementOf(
    '8.2.2',
    'records of others',
    'api/src/modules/draft/drafts.integration.test.ts › is readable by its author only',
    'api/src/modules/view/views.integration.test.ts › is stored under its name, for its author only',
    'api/src/modules/cart/cart.integration.test.ts › is empty at first, and separate for each user',
  ),
  requirementOf(
    '8.2.3',
    'fields',
    'api/src/modules/user/change-user.integration.test.ts › of a manager cannot be granted or removed by support',
    'shared/domain/privacy/privacy.test.ts › is found in a response by its paths, list items too, except empty values',
  ),
  requirementOf('8.3.1', 'by the server', 'api/src/http/access.integration.test.ts › to its roles only'),
  notApplicable('8.4.1', 'several agencies', 'An installation is one agency.'),
  requirementOf(
    '9.1.1',
    'signature before content',
    'api/src/auth/forged-tokens.test.ts › rewritten after it was signed',
  ),
  requirementOf('9.1.2', 'algorithms', 'api/src/auth/firebase-verifier.test.ts › one signed with a shared secret'),
  requirementOf(
    '9.1.3',
    'keys of the service alone',
    'api/src/auth/forged-tokens.test.ts › refuses an old key once the service has replaced it',
  ),
  requirementOf(
    '9.2.1',
    'from when to when',
    'api/src/auth/trusted-tokens.test.ts › trusts no token past its expiry',
    'api/src/auth/forged-tokens.test.ts › that has expired',
  ),
  requirementOf(
    '9.2.2',
    'its kind',
    'api/src/modules/proposal/customer/customer-links.test.ts › is valid for one kind and one installation',
    'api/src/auth/forged-tokens.test.ts › for another audience',
  ),
  requirementOf('9.2.3', 'its audience', 'api/src/auth/firebase-verifier.test.ts › one of another project'),
  requirementOf(
    '9.2.4',
    'one key, several audiences',
    'api/src/auth/firebase-verifier.test.ts › one of another project',
  ),
  requirementOf(
    '10.1.1',
    'tokens go where they are needed',
    'shared/auth/token-sync.test.ts › posts each new token once, but no old token found at the start of the page',
    'host/server/runtime-configuration.test.ts › post tokens nowhere unless a URL is configured',
  ),
  operator('10.1.2', 'a flow that this browser began', GOOGLE),
  operator('10.2.1', 'CSRF of the flow', GOOGLE),
  notApplicable('10.2.2', 'several authorization servers', 'One.'),
  requirementOf('10.3.1', 'audience', 'api/src/auth/firebase-verifier.test.ts › one of another project'),
  requirementOf(
    '10.3.2',
    'rights',
    'api/src/http/access-matrix.integration.test.ts › lists every route of the server under its access level',
  ),
  requirementOf(
    '10.3.3',
    'who it is',
    'api/src/modules/user/recognise-user.integration.test.ts › never moves a bound record to an identity with an unverified address',
  ),
  requirementOf(
    '10.3.4',
    'how lately',
    'api/src/modules/user/own-account.integration.test.ts › requires a sign-in of at most five minutes ago',
  ),
  ...allNotApplicable('10.4', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 'authorization server', GOOGLE),
  operator('10.5.1', 'replay of ID tokens', GOOGLE),
  requirementOf(
    '10.5.2',
    'who it is',
    'api/src/modules/user/recognise-user.integration.test.ts › never moves a bound record to an identity with an unverified address',
  ),
  operator('10.5.3', 'metadata of the service', GOOGLE),
  requirementOf('10.5.4', 'audience', 'api/src/auth/firebase-verifier.test.ts › one of another project'),
  notApplicable('10.5.5', 'back-channel logout', 'Not used.'),
  ...allNotApplicable('10.6', [1, 2], 'OpenID provider', NO_OPENID),
  ...allNotApplicable('10.7', [1, 2, 3], 'consent', NO_OPENID),
];
