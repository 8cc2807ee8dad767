/** Loads a part of the identity screens together with its texts. */
export async function withIdentityTranslations<Part>(part: Promise<Part>): Promise<Part> {
  const translations = import(/* webpackChunkName: "identity" */ './identity-translations').then(
    ({ loadIdentityTranslations }) => loadIdentityTranslations(),
  );
  const [loadedPart] = await Promise.all([part, translations]);
  return loadedPart;
}
