import { z } from 'zod';
import { CropChange } from '../media/crop.schema';
import {
  MediaFileParams,
  MediaKeyParams,
  MediaListChange,
  MediaListSchema,
  MediaOwnerParams,
  MediaParams,
  SignedMediaSchema,
  UploadedSchema,
  UploadQuery,
} from '../media/media.schema';
import { defineCalls } from './define-call';

export const mediaCalls = defineCalls({
  'GET media/{owner}/{reference}': {
    access: 'read',
    summary: 'The media of a property, a contact or a mandate, in their order',
    kept: 'media',
    staleAfter: ['media'],
    params: MediaOwnerParams,
    reply: MediaListSchema,
  },
  'POST media/{owner}/{reference}': {
    access: 'write',
    summary: 'Add pictures (JPEG, PNG, WebP) and PDFs, all or none; the same file twice is one',
    changes: ['media.saved'],
    params: MediaOwnerParams,
    query: UploadQuery,
    reply: UploadedSchema,
    multipart: true,
    timeout: 600,
  },
  'PATCH media/{owner}/{reference}': {
    access: 'write',
    summary: 'Order the media, write their captions and marks',
    changes: ['media.saved'],
    params: MediaOwnerParams,
    body: MediaListChange,
    reply: MediaListSchema,
    version: 'required',
  },
  'PATCH media/{owner}/{reference}/{key}': {
    access: 'write',
    summary: 'Turn and crop a picture, or give its original back; the version is the list’s',
    changes: ['media.saved'],
    params: MediaKeyParams,
    body: CropChange,
    reply: MediaListSchema,
    version: 'required',
    timeout: 60,
  },
  'DELETE media/{owner}/{reference}/{path}': {
    access: 'write',
    summary: 'Delete one media for good: a manager any, others what they put up themselves within the last hour',
    changes: ['media.saved'],
    params: MediaFileParams,
    reply: z.void(),
  },
  'GET media/{owner}/{reference}/{size}/{path}': {
    access: 'read',
    summary: 'A signed address of one media in one size',
    kept: 'media',
    params: MediaParams,
    reply: SignedMediaSchema,
  },
});
