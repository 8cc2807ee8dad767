/** Fetches a part of the other ways to sign in, or of one's own account, together with the words that it is drawn with. */
export async function withIdentityWords<Part>(part: Promise<Part>): Promise<Part> {
  const words = import(/* webpackChunkName: "identity" */ './words').then(({ identityWords }) => identityWords());
  const [fetched] = await Promise.all([part, words]);
  return fetched;
}
