/** The value that a command line gives an option. */
export function option(name: string, otherwise: string): string {
  const at = process.argv.indexOf(name);
  return (at < 0 ? undefined : process.argv[at + 1]) ?? otherwise;
}
