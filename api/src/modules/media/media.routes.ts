import type { Register } from '../../deps';
import { changeMediaListRoute } from './change-media-list.route';
import { cropMediaRoute } from './crop-media.route';
import { deleteMediaRoute } from './delete-media.route';
import { getMediaFile } from './get-media-file.route';
import { getMediaList } from './get-media-list.route';
import { signMedia } from './sign-media.route';
import { uploadMediaRoute } from './upload/upload-media.route';

export const mediaRoutes: readonly Register[] = [
  getMediaList,
  uploadMediaRoute,
  changeMediaListRoute,
  cropMediaRoute,
  deleteMediaRoute,
  signMedia,
  getMediaFile,
];
