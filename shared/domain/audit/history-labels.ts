import { isNumber, placeOf } from '../common/fields/field-catalogue';
import { MEDIA_KEY_LENGTH } from '../media/media.enums';

/** Labels by path: `*` matches an index or a media's key; `{n}` shows the index from 1. */
export type Labels = Readonly<Record<string, string>>;

/** Matches a media key in the journal's paths. */
const MEDIA_KEY = new RegExp(`^[0-9a-f]{${MEDIA_KEY_LENGTH}}$`);

/** Path under which a label is found: "rooms.*.size" for "rooms.2.size". */
export const labelledPlace = (path: string): string =>
  placeOf(
    path
      .split('.')
      .map((segment) => (MEDIA_KEY.test(segment) ? '*' : segment))
      .join('.'),
  );

/**
 * French label of a path: "rooms.2.size" -> "Pièce 3 : surface". Falls back to its parent's label, then to the path.
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

/** Top-level field of a path: `rooms` for `rooms.2.size`. */
export function groupOf(path: string): string {
  const segments = path.split('.');
  const first = segments.findIndex(isNumber);
  return (first === -1 ? segments : segments.slice(0, first)).join('.');
}

/** Sorts changes by the labels' order; changes in one list keep theirs. */
export function inOrder<Change extends { path: string }>(labels: Labels, changes: readonly Change[]): Change[] {
  const places = new Map(Object.keys(labels).map((place, index) => [place, index]));
  const rank = ({ path }: Change) => places.get(labelledPlace(groupOf(path))) ?? places.size;
  return [...changes].sort((a, b) => rank(a) - rank(b));
}

/** Labels of changed fields, each once, lists as a whole. */
export const groupLabels = (labels: Labels, paths: readonly string[]): string[] => [
  ...new Set(
    inOrder(
      labels,
      paths.map((path) => ({ path })),
    ).map(({ path }) => labelOf(labels, groupOf(path))),
  ),
];
