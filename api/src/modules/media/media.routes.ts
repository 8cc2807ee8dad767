import { ApiProblem } from '../../http/api-problem';
import { refusePrivateFolder } from '../../http/private-screen';
import type { CallsOf, RoutesOf } from '../../http/routes';
import { changeMediaList, deleteMediaPermanently } from './change-media.service';
import { cropMedia } from './crop-media.service';
import { readMediaList } from './media-list.repo';
import { assertOwnerExists } from './media-owner';
import { findMedia } from './media.repo';
import { purgeMedia } from './purge-media.service';
import { receiveUpload } from './upload/receive-upload';

export const mediaRoutes: RoutesOf<CallsOf<'media'>> = ({ db, store, scanner, signer }) => ({
  'GET media/{owner}/{reference}': async ({ params: owned, request }) => {
    refusePrivateFolder(owned.owner, request);
    await assertOwnerExists(db, owned);
    return readMediaList(db, owned);
  },
  'POST media/{owner}/{reference}': async (context) => {
    const list = await receiveUpload({ db, store, scanner }, context);
    context.reply.code(201);
    return list;
  },
  'PATCH media/{owner}/{reference}': ({ tx, params: owned, version, body: change, actor }) =>
    changeMediaList(tx, actor, owned, { version, change }),
  // A picture is cut and its bytes are stored before the transaction that shows it.
  'PATCH media/{owner}/{reference}/{key}': {
    ownTransaction: ({ params: { key, ...owned }, version, body, actor }) =>
      cropMedia({ db, store }, actor, { owned, key, version, crop: body.crop }),
  },
  'DELETE media/{owner}/{reference}/{path}': async ({ params: { path, ...owned }, actor, caller, request }) => {
    const keys = await deleteMediaPermanently(db, { actor, user: caller.user }, owned, path);
    // the deletion is committed; bytes that cannot be deleted now are removed by the next purge
    await purgeMedia({ db, store }, keys).catch((error: unknown) => {
      request.log.warn({ err: error }, 'bytes of a deleted media left for later');
    });
  },
  'GET media/{owner}/{reference}/{size}/{path}': async ({ params, request }) => {
    refusePrivateFolder(params.owner, request);
    const media = await findMedia(db, params.owner, params.reference, params.path);
    if (!media) throw new ApiProblem('NOT_FOUND', { message: 'Ce fichier n’existe pas ou n’existe plus.' });
    return signer.sign(params, media.mimeType);
  },
});
