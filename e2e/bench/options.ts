/** Value of a command-line option. */
export function option(name: string, otherwise: string): string {
  const at = process.argv.indexOf(name);
  return (at < 0 ? undefined : process.argv[at + 1]) ?? otherwise;
}
