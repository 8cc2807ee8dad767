import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from './api-problem';
import { personCacheKey } from './no-store';

/** Version, then a hash of the reader's identity, then of what changes without the version: `"3-0123456789abcdef-01234567"`. */
const ETAG = /^(?:W\/)?"(\d{1,9})(?:-[0-9a-f]{8,16}){0,2}"$/;

/**
 * Reads the version from `If-Match: "3"`; null when an optional one is missing. @throws VERSION_REQUIRED when a
 * required one is missing, or for `*`
 */
export function versionOf({ headers }: FastifyRequest, isRequired: 'required' | 'optional'): number | null {
  const etagHeader = headers['if-match'];
  if (etagHeader === undefined && isRequired === 'optional') return null;
  const [, version] = ETAG.exec(etagHeader ?? '') ?? [];
  if (version === undefined) throw new ApiProblem('VERSION_REQUIRED');
  return Number(version);
}

const hasVersion = (answer: unknown): answer is { version: number } =>
  typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'number';

/**
 * Adds to the entity tag what changes without the version: the media of a property, the step that the session of one's own
 * account lacks.
 */
function markOfUnversioned(answer: object): string {
  const media = 'media' in answer && Array.isArray(answer.media) && answer.media.length > 0 ? answer.media : null;
  const unversioned = media ?? ('secondFactorStep' in answer ? answer.secondFactorStep : null);
  if (unversioned === null) return '';
  return `-${createHash('sha256').update(JSON.stringify(unversioned)).digest('hex').slice(0, 8)}`;
}

/** Sets the entity tag to the entity's version and its reader, unless the call has set it already. */
export function markVersion(reply: FastifyReply, answer: unknown): void {
  if (reply.hasHeader('etag') || !hasVersion(answer)) return;
  const person = personCacheKey(reply.request);
  reply.header('etag', `"${answer.version}${person && `-${person}`}${markOfUnversioned(answer)}"`);
}

/** True when the caller of a GET or HEAD has this response already. */
export function isNotModified({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  const [etag, etagHeader] = [reply.getHeader('etag'), headers['if-none-match']];
  if ((method !== 'GET' && method !== 'HEAD') || etag === undefined || etagHeader === undefined) return false;
  const withoutWeakPrefix = (tag: string) => tag.trim().replace(/^W\//, '');
  return etagHeader
    .split(',')
    .some((tag) => withoutWeakPrefix(tag) === '*' || withoutWeakPrefix(tag) === withoutWeakPrefix(String(etag)));
}
