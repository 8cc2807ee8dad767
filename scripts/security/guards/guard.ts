/** Code that refuses something, and the test that fails without it. */
export interface Guard {
  /** The threat that it prevents: "token expiry". */
  name: string;
  file: string;
  /** The text that guards; it occurs once in the file. */
  text: string;
  /** Replacement of the text when the guard is removed. */
  without: string;
  test: string;
  /** Words of the titles of the tests that must then fail, as the test file writes them. */
  title: string;
}

/** Reads a file of the repository; undefined where there is none. */
type FileReader = (file: string) => string | undefined;

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

/** Reasons why a guard cannot be tested: its text does not occur exactly once, or its test is gone. */
export function guardFaults({ name, file, text, without, test, title }: Guard, read: FileReader): string[] {
  const faults: string[] = [];
  const count = occurrences(read(file) ?? '', text);
  if (count !== 1) faults.push(`${name}: ${file} has its text ${count} times`);
  if (without === text) faults.push(`${name}: nothing is taken away`);
  if (title === '' || !read(test)?.includes(title)) faults.push(`${name}: ${test} has no test « ${title} »`);
  return faults;
}

/** The file without the guard. @throws when its text does not occur exactly once */
export function takeAway({ name, text, without }: Guard, content: string): string {
  if (occurrences(content, text) !== 1) throw new Error(`the text of « ${name} » is not there exactly once`);
  return content.replace(text, () => without);
}
