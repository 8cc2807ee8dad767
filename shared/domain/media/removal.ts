import { timestampOf } from '../common/date-time';
import { holdsAccess } from '../user/access.policy';
import type { User } from '../user/user.schema';
import type { RecentUpload } from './media.schema';

/** Minutes within which the author may delete an upload. */
export const REMOVAL_MINUTES = 60;

const HELD: Readonly<Record<NonNullable<RecentUpload['held']>, string>> = {
  SENT: 'Cette photographie est déjà partie vers un portail\u00a0: seul un manager peut la supprimer.',
  SIGNED: 'Ce fichier fait partie d’un mandat signé\u00a0: seul un manager peut le supprimer.',
};

/** When the person who put a file up may no longer take it away. */
export const removalEnd = ({ uploadedTime }: Pick<RecentUpload, 'uploadedTime'>): Date =>
  new Date(timestampOf(uploadedTime) + REMOVAL_MINUTES * 60_000);

/**
 * Why somebody may not take a file away, or null: a manager may take any; whoever put it up, for an hour, unless it left for a
 * portal or belongs to what was signed. `upload` is undefined for a file of which nobody knows who put it up, or put up long ago.
 */
export function removalProblem(
  upload: RecentUpload | undefined,
  { loginEmail, roles }: Pick<User, 'loginEmail' | 'roles'>,
  now: Date,
): string | null {
  if (holdsAccess(roles, 'manage')) return null;
  if (upload?.uploadedBy !== loginEmail || now >= removalEnd(upload))
    return 'Seul un manager peut supprimer ce fichier, ou la personne qui l’a ajouté pendant l’heure qui suit.';
  return upload.held && HELD[upload.held];
}
