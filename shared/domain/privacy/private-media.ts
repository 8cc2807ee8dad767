import type { Media } from '../media/media.schema';

/** True for a picture or document hidden from customers. */
export function isPrivateMedia({ metadata }: Pick<Media, 'metadata'>): boolean {
  return !metadata.includes('PUBLIC');
}
