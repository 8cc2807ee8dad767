import type { Requirement } from './requirement';

/** `read` gives the text of a file of the repository, undefined where there is none. */
type FileReader = (file: string) => string | undefined;

/** Finds pointers of a requirement to missing files or words. */
export function pointerFaults({ id, where }: Requirement, read: FileReader): string[] {
  return where.flatMap((pointer) => {
    const [file = '', words] = pointer.split(' › ');
    const text = read(file);
    if (text === undefined) return [`${id}: ${file} is not there`];
    return words !== undefined && !text.includes(words) ? [`${id}: ${file} does not say « ${words} »`] : [];
  });
}
