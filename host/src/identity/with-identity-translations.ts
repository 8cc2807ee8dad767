/** Loads a part of the identity screens together with its texts. */
export async function withIdentityTranslations<Part>(part: Promise<Part>): Promise<Part> {
  const words = import(/* webpackChunkName: "identity" */ './identity-translations').then(
    ({ loadIdentityTranslations }) => loadIdentityTranslations(),
  );
  const [fetched] = await Promise.all([part, words]);
  return fetched;
}
