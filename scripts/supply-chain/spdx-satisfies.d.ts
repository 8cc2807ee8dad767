declare module 'spdx-satisfies' {
  /** True when these licences satisfy a licence expression. @throws for an invalid expression */
  const satisfies: (expression: string, allowed: readonly string[]) => boolean;
  export default satisfies;
}
