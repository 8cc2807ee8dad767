import type { Media } from '../media/media.schema';

/** True for a picture or paper that is kept for colleagues. */
export function isPrivateMedia({ metadata }: Pick<Media, 'metadata'>): boolean {
  return !metadata.includes('PUBLIC');
}
