import { z } from 'zod';

const Names = z.array(z.string());

/** All names that a version of the contract gives to remotes. */
export const PublicApiSchema = z.strictObject({
  contract: z.string(),
  api: z.string(),
  slots: Names,
  events: Names,
  menus: Names,
  icons: Names,
  /** Runtime exports of each entry point, by import name. */
  entryPoints: z.record(z.string(), Names),
});
export type PublicApi = z.infer<typeof PublicApiSchema>;

/** Lists all names of a public API, each with its part of the contract. */
export function namesOf({ slots, events, menus, icons, entryPoints }: PublicApi): string[] {
  const parts: [string, readonly string[]][] = [
    ['slot', slots],
    ['event', events],
    ['menu', menus],
    ['icon', icons],
  ];
  return [
    ...parts.flatMap(([part, names]) => names.map((name) => `${part} ${name}`)),
    ...Object.entries(entryPoints).flatMap(([entryPoint, names]) => names.map((name) => `${name} of ${entryPoint}`)),
  ];
}
