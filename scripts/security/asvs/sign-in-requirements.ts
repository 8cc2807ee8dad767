import { allNotApplicable, requirementOf, notApplicable, notMet, operator, type Requirement } from './requirement';

const SERVICE =
  'The identity service (Firebase Authentication) does this; docs/security.md says how its project is to be set.';
const NO_CODES =
  'No lookup secrets and no one-time passwords of our own; those of the identity service follow its rules.';
const NO_SECOND = 'No second factor is built (see 6.3.3).';

/** V6 Authentication. */
export const SIGN_IN: readonly Requirement[] = [
  requirementOf('6.1.1', 'attempts at passwords', 'docs/security.md › ## Signing in'),
  requirementOf(
    '6.1.2',
    'words that no password may be made of',
    'docs/security.md › ### Known passwords',
    'shared/domain/user/known-password.rules.ts › TRADE_WORDS',
  ),
  requirementOf('6.1.3', 'the ways to sign in', 'docs/decisions/015-identity.md'),
  operator(
    '6.2.1',
    'eight characters at least',
    'Set in the identity service; the screens read its policy and say it beforehand.',
  ),
  requirementOf(
    '6.2.2',
    'a password is changed',
    'host/src/shell/pages/profile/password-section.test.tsx › changes the password with the current one',
  ),
  requirementOf(
    '6.2.3',
    'with the present one',
    'host/src/shell/pages/profile/password-section.test.tsx › changes the password with the current one',
  ),
  requirementOf(
    '6.2.4',
    'common passwords',
    'api/src/passwords/common-passwords.test.ts › has more than 3,000 for a policy of at least',
    'host/src/shell/password/known-password.test.tsx › is refused with a password that is known, beside the field',
    'host/src/shell/password/known-password.test.tsx › is refused when it is known, beside the field',
  ),
  requirementOf(
    '6.2.5',
    'any characters',
    'shared/domain/user/password.policy.test.ts › requires only what the project requires',
  ),
  requirementOf('6.2.6', 'masked, shown on request', 'e2e/specs/session/sign-in.spec.ts › toggles its visibility'),
  requirementOf(
    '6.2.7',
    'paste and password managers',
    'host/src/shell/sign-in/sign-in-panel.test.tsx › enables signing in when a password manager fills both fields',
  ),
  requirementOf(
    '6.2.8',
    'as typed',
    'host/src/shell/sign-in/sign-in-panel.test.tsx › sends the password as typed, with its spaces and capitals',
  ),
  operator('6.2.9', 'sixty-four characters and more', SERVICE),
  requirementOf('6.2.10', 'no forced change', 'docs/security.md › ## Signing in'),
  requirementOf(
    '6.2.11',
    'words of the house',
    'shared/domain/user/known-password.rules.test.ts › is recognised',
    'host/src/shell/password/known-password.test.tsx › is refused with a password that is known, beside the field',
    'host/src/shell/password/known-password.test.tsx › is refused when it is known, beside the field',
  ),
  requirementOf(
    '6.2.12',
    'passwords that leaked',
    'api/src/modules/password/known-passwords.integration.test.ts › are those of breaches that begin alike',
    'host/src/shell/password/known-password.test.tsx › is refused with a password that is known, beside the field',
    'host/src/shell/password/known-password.test.tsx › with a %s password succeeds, and a notice leads to the profile',
  ),
  operator('6.3.1', 'attempts are throttled', SERVICE),
  requirementOf(
    '6.3.2',
    'no default accounts',
    'api/src/db/migrate.integration.test.ts › contains no account',
    'scripts/user-admit.ts',
  ),
  notMet('6.3.3', 'a second factor', 'Google brings its own; passwords and links by e-mail have none here.'),
  requirementOf(
    '6.3.4',
    'every way ends at one check',
    'api/src/auth/forged-tokens.test.ts › accepts a user’s token after fetching keys and account from the identity service',
    'docs/decisions/015-identity.md',
  ),
  notApplicable(
    '6.4.1',
    'first passwords',
    'Nobody is given one: an invitation names the address, and the person makes the password.',
  ),
  requirementOf('6.4.2', 'no secret questions', 'docs/decisions/015-identity.md'),
  operator('6.4.3', 'lost passwords', SERVICE),
  notApplicable('6.4.4', 'a lost second factor', NO_SECOND),
  ...allNotApplicable('6.5', [1, 2, 3, 4, 5], 'lookup secrets and codes', NO_CODES),
  ...allNotApplicable('6.6', [1, 2, 3], 'codes by telephone', NO_CODES),
  requirementOf(
    '6.8.1',
    'one provider is not another',
    'api/src/modules/user/own-account.integration.test.ts › is not given to another identity with the same, unverified address',
  ),
  requirementOf(
    '6.8.2',
    'signatures are checked',
    'api/src/auth/forged-tokens.test.ts › without a signature',
    'api/src/auth/firebase-verifier.test.ts › refuses %s',
  ),
  notApplicable('6.8.3', 'SAML', 'No SAML.'),
  requirementOf(
    '6.8.4',
    'how lately somebody proved who they are',
    'api/src/modules/user/own-account.integration.test.ts › requires a sign-in of at most five minutes ago',
  ),
];
