/** Loads a part of the identity screens together with its texts. */
export async function withIdentityWords<Part>(part: Promise<Part>): Promise<Part> {
  const words = import(/* webpackChunkName: "identity" */ './words').then(({ identityWords }) => identityWords());
  const [fetched] = await Promise.all([part, words]);
  return fetched;
}
