import { hashOf } from '../domain/common/text/hash';
import type { Role } from '../domain/user/user.enums';

/** Audience as public pages may know it: e-mail addresses only as hashes. */
export interface CanaryRule {
  /** 0 to 100, of all people. */
  percent: number;
  roles: readonly Role[];
  emails: readonly number[];
}

/** The user's data that a canary rule uses. */
export interface Person {
  uid: string;
  email: string;
  roles: readonly Role[];
}

const HASH_RANGE = 2 ** 32;

/** Hashes an e-mail address to a short mark. Many addresses share a mark, so that it reveals none. */
export function emailMark(email: string): number {
  return hashOf(email.trim().toLowerCase());
}

/** Criterion by which a canary is offered to a user. */
export type Offer = 'role' | 'email' | 'percent';

/**
 * Returns why a user gets a remote's canary; undefined when they do not. A growing share keeps its users, and each
 * remote selects other users first.
 */
export function offerOf(rule: CanaryRule, remote: string, person: Person): Offer | undefined {
  if (rule.roles.some((role) => person.roles.includes(role))) return 'role';
  if (rule.emails.includes(emailMark(person.email))) return 'email';
  return (hashOf(`${remote}/${person.uid}`) / HASH_RANGE) * 100 < rule.percent ? 'percent' : undefined;
}

/** True when this person gets the canary version of a remote. */
export function isOffered(rule: CanaryRule, remote: string, person: Person): boolean {
  return offerOf(rule, remote, person) !== undefined;
}
