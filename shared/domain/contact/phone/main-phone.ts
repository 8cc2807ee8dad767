/** Main telephone number: the chosen one, else the first. */
export const mainPhone = <P extends { main?: boolean }>(phones: readonly P[]): P | undefined =>
  phones.find(({ main }) => main) ?? phones[0];
