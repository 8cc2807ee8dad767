import { timestampOf } from '../common/date-time';
import { holdsAccess } from '../user/access.policy';
import type { User } from '../user/user.schema';
import type { RecentUpload } from './media.schema';

/** Minutes within which the author may delete an upload. */
export const REMOVAL_MINUTES = 60;

const REFUSAL_BY_USE: Readonly<Record<NonNullable<RecentUpload['held']>, string>> = {
  SENT: 'Cette photographie est déjà partie vers un portail\u00a0: seul un responsable peut la supprimer.',
  SIGNED: 'Ce fichier fait partie d’un mandat signé\u00a0: seul un responsable peut le supprimer.',
};

/** Time until which uploaders may delete their file. */
export const removalEnd = ({ uploadedTime }: Pick<RecentUpload, 'uploadedTime'>): Date =>
  new Date(timestampOf(uploadedTime) + REMOVAL_MINUTES * 60_000);

/**
 * Why a user may not delete a file, or null: managers may delete any; uploaders for an hour, unless it was sent to a
 * portal or belongs to a signed mandate. `upload` is undefined for a file of an unknown uploader or of long ago.
 */
export function removalProblem(
  upload: RecentUpload | undefined,
  { loginEmail, roles }: Pick<User, 'loginEmail' | 'roles'>,
  now: Date,
): string | null {
  if (holdsAccess(roles, 'manage')) return null;
  if (upload?.uploadedBy !== loginEmail || now >= removalEnd(upload))
    return 'Seul un responsable peut supprimer ce fichier, ou la personne qui l’a ajouté pendant l’heure qui suit.';
  return upload.held && REFUSAL_BY_USE[upload.held];
}
