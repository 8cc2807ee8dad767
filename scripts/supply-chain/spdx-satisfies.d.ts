declare module 'spdx-satisfies' {
  /** Whether a licence expression is met by some of these licences. @throws when it is no expression */
  const satisfies: (expression: string, allowed: readonly string[]) => boolean;
  // eslint-disable-next-line no-restricted-syntax -- as the package does
  export default satisfies;
}
