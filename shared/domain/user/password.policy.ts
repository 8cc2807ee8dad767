/** Policy of passwords; the identity service enforces it, screens announce it. */
export type PasswordPolicy = {
  /** Minimum and maximum length. */
  min: number;
  max?: number;
  lower?: boolean;
  upper?: boolean;
  digit?: boolean;
  /** Characters of which one is required. */
  symbols?: string;
};

export type PasswordRule = keyof PasswordPolicy;
/** One requirement; `count` belongs to `min` and `max`. */
export type CheckedRule = { rule: PasswordRule; count?: number; met: boolean };

/** Minimum of the identity service, used when the project's policy cannot be read. */
export const MIN_POLICY: PasswordPolicy = { min: 6 };

const SCHEMA_VERSION = 1;

type Answer = {
  schemaVersion?: unknown;
  enforcementState?: unknown;
  allowedNonAlphanumericCharacters?: readonly string[];
  customStrengthOptions?: {
    minPasswordLength?: number;
    maxPasswordLength?: number;
    containsLowercaseCharacter?: boolean;
    containsUppercaseCharacter?: boolean;
    containsNumericCharacter?: boolean;
    containsNonAlphanumericCharacter?: boolean;
  };
};

/** Parses `GET /v2/passwordPolicy`. Another schema version, or one not enforced, gives the minimal policy. */
export function readPolicy(answer: unknown): PasswordPolicy {
  const { schemaVersion, enforcementState, ...policy } = (answer ?? {}) as Answer;
  const options = policy.customStrengthOptions;
  if (schemaVersion !== SCHEMA_VERSION || enforcementState !== 'ENFORCE' || !options) return MIN_POLICY;
  return {
    min: options.minPasswordLength ?? MIN_POLICY.min,
    max: options.maxPasswordLength,
    lower: options.containsLowercaseCharacter,
    upper: options.containsUppercaseCharacter,
    digit: options.containsNumericCharacter,
    symbols: options.containsNonAlphanumericCharacter
      ? (policy.allowedNonAlphanumericCharacters?.join('') ?? '')
      : undefined,
  };
}

/** Checks a password against each requirement, counting as the identity service does. */
export function checkPassword(policy: PasswordPolicy, password: string): CheckedRule[] {
  const { min, max, lower, upper, digit, symbols } = policy;
  const rules: CheckedRule[] = [{ rule: 'min', count: min, met: password.length >= min }];
  if (max !== undefined) rules.push({ rule: 'max', count: max, met: password.length <= max });
  if (lower) rules.push({ rule: 'lower', met: /[a-z]/.test(password) });
  if (upper) rules.push({ rule: 'upper', met: /[A-Z]/.test(password) });
  if (digit) rules.push({ rule: 'digit', met: /[0-9]/.test(password) });
  if (symbols) rules.push({ rule: 'symbols', met: Array.from(symbols).some((symbol) => password.includes(symbol)) });
  return rules;
}

/** True when nothing is missing. */
export function meetsPolicy(policy: PasswordPolicy, password: string): boolean {
  return checkPassword(policy, password).every(({ met }) => met);
}
