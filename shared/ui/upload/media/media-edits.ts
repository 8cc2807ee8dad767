import { call } from '@pignon/shared/api';
import type { Media, MediaOwned } from '@pignon/shared/domain/media/media.schema';
import type { MediaEdit } from './media-edit-queue';

export const captioned = (key: string, caption: string): MediaEdit => ({
  apply: (media) => media.map((item) => (item.key === key ? { ...item, caption } : item)),
});

/** Deletes files, for users with the right (`useRemoval`): irreversible. */
export const deleted = (params: MediaOwned, deletedMedia: readonly Media[]): MediaEdit => ({
  apply: (media) => media.filter(({ key }) => !deletedMedia.some((item) => item.key === key)),
  send: async (currentList, onPartlySent) => {
    const deletedKeys = new Set<string>();
    try {
      for (const media of deletedMedia) {
        const input = { params: { ...params, path: media.path } };
        await call('DELETE media/{owner}/{reference}/{path}', input, { batch: media !== deletedMedia.at(-1) });
        deletedKeys.add(media.key);
      }
    } catch (error) {
      onPartlySent({ ...currentList, content: currentList.content.filter(({ key }) => !deletedKeys.has(key)) });
      throw error;
    }
    return call('GET media/{owner}/{reference}', { params });
  },
});
