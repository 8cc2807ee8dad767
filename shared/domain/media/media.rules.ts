import type { FieldProblem } from '../common/problem';
import type { MediaMark, MediaOwner } from './media.enums';
import type { Media, MediaListChange } from './media.schema';

const MARK_PROBLEMS: Readonly<Record<MediaOwner, { mark: MediaMark; message: string }>> = {
  property: { mark: 'IDENTITY', message: 'Une pièce d’identité se range avec un contact.' },
  contact: { mark: 'PUBLIC', message: 'Un fichier de contact n’est jamais public.' },
};

/** Why a file of that owner may not carry these marks, or null. */
export function markProblem(owner: MediaOwner, marks: readonly MediaMark[]): string | null {
  const { mark, message } = MARK_PROBLEMS[owner];
  return marks.includes(mark) ? message : null;
}

/** Why a list may not take the place of the present one, or null: it must hold the same files, each once. */
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

/** The hash under which the bytes of a media lie as they are shown. */
export const shownKey = ({ key, crop }: Pick<Media, 'key' | 'crop'>): string => crop?.key ?? key;
