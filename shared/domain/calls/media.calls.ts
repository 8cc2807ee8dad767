import { MediaParams, SignedMediaSchema } from '../media/media.schema';
import { defineCalls } from './define-call';

export const mediaCalls = defineCalls({
  'GET media/{owner}/{reference}/{size}/{path}': {
    access: 'read',
    summary: 'A signed address of one media in one size',
    params: MediaParams,
    reply: SignedMediaSchema,
  },
});
