import type { Register } from '../../deps';
import { signMedia } from './sign-media.route';
import { getMediaFile } from './get-media-file.route';

export const mediaRoutes: readonly Register[] = [signMedia, getMediaFile];
