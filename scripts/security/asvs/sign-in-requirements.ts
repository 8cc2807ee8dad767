import { allNotApplicable, requirementOf, notApplicable, operator, type Requirement } from './requirement';

const SERVICE =
  'The identity service (Firebase Authentication) does this; docs/security.md says how its project is to be set.';
const NO_CODES = 'The product sends no codes; those of the identity service follow its rules.';

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
  requirementOf(
    '6.3.3',
    'a second factor',
    'api/src/modules/user/second-factor/second-factor.integration.test.ts › is refused beyond its own account’s state until a code verifies it',
    'api/src/modules/user/second-factor/remove-second-factor.integration.test.ts › opens nothing to a manager before the enrolment, and leaves others alone',
    'api/src/modules/user/second-factor/application-code.test.ts › is the code of RFC 6238, appendix B',
    'docs/operations.md › ## Require a second factor',
  ),
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
  requirementOf(
    '6.4.4',
    'a lost second factor',
    'api/src/modules/user/second-factor/remove-second-factor.integration.test.ts › is removed by a manager, which ends every session and is journaled',
    'docs/security.md › Who lost both',
  ),
  requirementOf(
    '6.5.1',
    'codes work once',
    'api/src/modules/user/second-factor/second-factor.integration.test.ts › of the application is accepted once, and none before it',
    'api/src/modules/user/second-factor/second-factor.integration.test.ts › sent by two sessions at once verifies one',
    'api/src/modules/user/second-factor/second-factor.integration.test.ts › of recovery is accepted once, as it is typed',
  ),
  requirementOf(
    '6.5.2',
    'recovery codes as salted hashes of a password',
    'api/src/modules/user/second-factor/recovery-codes.test.ts › salts each set anew',
    'api/src/modules/user/second-factor/second-factor.integration.test.ts › keeps no secret and no recovery code in clear',
    'api/src/modules/user/second-factor/recovery-codes.ts › scrypt(',
  ),
  requirementOf(
    '6.5.3',
    'random secrets and codes',
    'api/src/modules/user/second-factor/application-code.test.ts › makes secrets of 160 random bits, and the address that applications scan',
    'api/src/modules/user/second-factor/recovery-codes.ts › randomInt(',
  ),
  requirementOf(
    '6.5.4',
    'recovery codes of 40 bits',
    'api/src/modules/user/second-factor/recovery-codes.test.ts › makes ten codes, each found by its own hash, that no hash shows',
  ),
  requirementOf(
    '6.5.5',
    'codes last 30 seconds',
    'api/src/modules/user/second-factor/application-code.test.ts › is accepted one step earlier and later, and no longer',
  ),
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
