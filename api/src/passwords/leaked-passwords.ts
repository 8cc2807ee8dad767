import { LeakedLine } from '@pignon/shared/domain/user/known-password.schema';
import { openUpstream, UnreachableError, type UpstreamOptions } from '../net/upstream';

/** Passwords of known breaches, by the range format of Have I Been Pwned; an answer may be an UnreachableError. */
export interface LeakedPasswords {
  /**
   * Lines of a range, "REST:COUNT": the last 35 hexadecimal digits of SHA-1 and how often it was seen. Lines of count 0
   * are padding, which is passed on so that the size of the answer tells nothing.
   */
  range(prefix: string): Promise<string[]>;
}

/** Below the two seconds for which a screen waits, so that the list of common passwords answers in time. */
const TIMEOUT_MS = 1_500;
/** A range has about 2,000 lines of 40 bytes. */
const MAX_BYTES = 384 * 1024;

function readRange(bytes: Buffer): string[] {
  const lines = bytes.toString('utf8').trim().split(/\r?\n/);
  if (lines.some((line) => !LeakedLine.safeParse(line).success)) throw new UnreachableError('the answer is no range');
  return lines;
}

type LeakedPasswordsOptions = Pick<UpstreamOptions, 'baseUrl' | 'now'> & { timeoutMs?: number };

export function openLeakedPasswords(options: LeakedPasswordsOptions): LeakedPasswords {
  const headers = { 'add-padding': 'true' };
  const upstream = openUpstream({ timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, headers, ...options });
  return { range: async (prefix) => (await upstream.request(`/range/${prefix}`, readRange)) ?? [] };
}

/** Used by installations that must call no outside service. */
export const noLeakedPasswords: LeakedPasswords = { range: () => Promise.resolve([]) };
