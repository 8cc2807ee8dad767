import { isNumber, placeOf } from '../common/fields/field-catalogue';
import { MEDIA_KEY_LENGTH } from '../media/media.enums';

/** A label per place: `*` stands for a number, or the key of a media, in the path; `{n}` shows it counted from 1. */
export type Labels = Readonly<Record<string, string>>;

/** Matches a media key in the journal's paths. */
const MEDIA_KEY = new RegExp(`^[0-9a-f]{${MEDIA_KEY_LENGTH}}$`);

/** The place that a path has its label by: "rooms.*.size" for "rooms.2.size". */
export const labelledPlace = (path: string): string =>
  placeOf(
    path
      .split('.')
      .map((segment) => (MEDIA_KEY.test(segment) ? '*' : segment))
      .join('.'),
  );

/**
 * The French name of a place in an entity: "rooms.2.size" -> "Pièce 3 : surface". What has none goes by what it lies in,
 * or else by its path.
 */
export function labelOf(labels: Labels, path: string): string {
  const segments = path.split('.');
  for (let length = segments.length; length > 0; length -= 1) {
    const known = segments.slice(0, length);
    const label = labels[labelledPlace(known.join('.'))];
    const number = known.findLast(isNumber) ?? '';
    if (label !== undefined) return label.replace('{n}', String(Number(number) + 1));
  }
  return path;
}

/** The place as a whole that a path lies in: `rooms` for `rooms.2.size`, a list for what is in one of its items. */
export function groupOf(path: string): string {
  const segments = path.split('.');
  const first = segments.findIndex(isNumber);
  return (first === -1 ? segments : segments.slice(0, first)).join('.');
}

/** Changes in the order in which a screen shows their places; those in one list stay as they are. */
export function inOrder<Change extends { path: string }>(labels: Labels, changes: readonly Change[]): Change[] {
  const places = new Map(Object.keys(labels).map((place, index) => [place, index]));
  const rank = ({ path }: Change) => places.get(labelledPlace(groupOf(path))) ?? places.size;
  return [...changes].sort((a, b) => rank(a) - rank(b));
}

/** The places that a change touched, each once, lists as a whole. */
export const groupLabels = (labels: Labels, paths: readonly string[]): string[] => [
  ...new Set(
    inOrder(
      labels,
      paths.map((path) => ({ path })),
    ).map(({ path }) => labelOf(labels, groupOf(path))),
  ),
];
