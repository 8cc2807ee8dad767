import { z } from 'zod';

const Names = z.array(z.string());

/** Every name that a version of the contract gives to remotes. */
export const SurfaceSchema = z.strictObject({
  contract: z.string(),
  api: z.string(),
  slots: Names,
  events: Names,
  menus: Names,
  icons: Names,
  /** What each door exports at run time, by the name it is imported under. */
  doors: z.record(z.string(), Names),
});
export type Surface = z.infer<typeof SurfaceSchema>;

/** All names of a surface, each with the part of the contract it belongs to. */
export function namesOf({ slots, events, menus, icons, doors }: Surface): string[] {
  const parts: [string, readonly string[]][] = [
    ['slot', slots],
    ['event', events],
    ['menu', menus],
    ['icon', icons],
  ];
  return [
    ...parts.flatMap(([part, names]) => names.map((name) => `${part} ${name}`)),
    ...Object.entries(doors).flatMap(([door, names]) => names.map((name) => `${name} of ${door}`)),
  ];
}
