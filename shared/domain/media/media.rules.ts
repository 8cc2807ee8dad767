import type { FieldProblem } from '../common/problem';
import { MANDATE_FILE_KINDS, MARKS_OF, type MandateFileKind, type MediaMark, type MediaOwner } from './media.enums';
import type { Media, MediaListChange } from './media.schema';

const WRONG_MARK: Readonly<Record<MediaOwner, (mark: MediaMark) => string>> = {
  property: (mark) =>
    mark === 'IDENTITY'
      ? 'Une pièce d’identité se range avec un contact.'
      : 'Ce type de document se range dans le dossier d’un mandat.',
  contact: (mark) =>
    mark === 'PUBLIC'
      ? 'Un fichier de contact n’est jamais public.'
      : 'Ce type de document se range dans le dossier d’un mandat.',
  mandate: () => 'Un fichier du dossier d’un mandat n’est jamais public.',
};

/** Why a file of that owner may not have these marks, or null. */
export function markProblem(owner: MediaOwner, marks: readonly MediaMark[]): string | null {
  const invalidMark = marks.find((mark) => !MARKS_OF[owner].includes(mark));
  if (invalidMark) return WRONG_MARK[owner](invalidMark);
  return owner === 'mandate' && marks.length !== 1 ? 'Un fichier du dossier a un type, et un seul.' : null;
}

/** Initial marks of an uploaded file; in a mandate's folder the default is the last kind. */
export function marksAtUpload(owner: MediaOwner, mark: MediaMark | undefined): MediaMark[] {
  if (mark) return [mark];
  return owner === 'mandate' ? ['OTHER'] : [];
}

/** Reads the kind of a file in a mandate's folder. */
export const kindOfFile = ({ metadata }: Pick<Media, 'metadata'>): MandateFileKind =>
  MANDATE_FILE_KINDS.find((kind) => metadata.includes(kind)) ?? 'OTHER';

/** Why a list may not replace the present one, or null: it must contain the same files, each once. */
export function mediaListProblem(
  owner: MediaOwner,
  present: readonly { key: string }[],
  { media }: MediaListChange,
): FieldProblem | null {
  const keys = new Set(media.map(({ key }) => key));
  const same = keys.size === media.length && keys.size === present.length && present.every(({ key }) => keys.has(key));
  if (!same) return { path: 'media', message: 'La liste doit contenir chaque fichier, une seule fois.' };
  for (const [index, { metadata }] of media.entries()) {
    const message = markProblem(owner, metadata);
    if (message !== null) return { path: `media.${index}.metadata`, message };
  }
  return null;
}

/** Hash under which the displayed bytes of a media are stored. */
export const displayKey = ({ key, crop }: Pick<Media, 'key' | 'crop'>): string => crop?.key ?? key;
