import { call } from '@pignon/shared/api';
import type { Crop } from '@pignon/shared/domain/media/crop.schema';
import type { Media, MediaList } from '@pignon/shared/domain/media/media.schema';
import type { MediaEdit } from '@pignon/shared/ui/upload';

const isPhoto = ({ mimeType }: Media): boolean => mimeType.startsWith('image/');

export interface Sorted {
  photos: readonly Media[];
  papers: readonly Media[];
}

/** Splits a list into photos and documents, each in order. */
export function sortMedia(media: readonly Media[]): Sorted {
  return { photos: media.filter(isPhoto), papers: media.filter((one) => !isPhoto(one)) };
}

/** Moves these keys first; other media keep their order after. */
export const reordered = (keys: readonly string[]): MediaEdit => ({
  apply: (media) => {
    const place = ({ key }: Media) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
    return [...media].sort((a, b) => place(a) - place(b));
  },
});

export const markedPublic = (keys: readonly string[], isPublic: boolean): MediaEdit => ({
  apply: (media) =>
    media.map((one) => {
      if (!keys.includes(one.key) || one.metadata.includes('PUBLIC') === isPublic) return one;
      const others = one.metadata.filter((mark) => mark !== 'PUBLIC');
      return { ...one, metadata: isPublic ? [...others, 'PUBLIC' as const] : others };
    }),
});

/** The picture changes once the server has cropped it. */
export const cropped = (reference: string, key: string, crop: Crop | null): MediaEdit => ({
  apply: (media) => media,
  send: ({ version }: MediaList) =>
    call(
      'PATCH media/{owner}/{reference}/{key}',
      { params: { owner: 'property', reference, key }, body: { crop } },
      { version },
    ),
});
