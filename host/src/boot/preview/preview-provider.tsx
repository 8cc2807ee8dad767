import { PREVIEW_ENDED_KEY, PREVIEW_PARAMETER } from '@pignon/shared/federation/preview/preview';
import { keepsPreviews } from '@pignon/shared/federation/preview/preview-cookie';
import { parameterProvider } from '../parameter-provider';

const preview = parameterProvider({
  parameter: PREVIEW_PARAMETER,
  isKept: () => keepsPreviews(document.cookie) || sessionStorage.getItem(PREVIEW_ENDED_KEY) !== null,
  load: async () => (await import(/* webpackChunkName: "preview" */ './preview-loader')).PreviewLoader,
});

/** True in a browser that previews a version or is asked to. */
export const mayPreview = preview.isWanted;

/** Applies the versions that one user previews. */
export const PreviewProvider = preview.Provider;
