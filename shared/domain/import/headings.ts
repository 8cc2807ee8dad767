import { headingKey } from './heading-key';

interface HeadingRules<Field extends string> {
  /** Headings of each field as `headingKey` writes them, separated by bars. */
  words: Readonly<Record<Field, string>>;
  /** Fields that may take a further column of the same kind. */
  alike?: readonly Field[];
}

/** Builds a function that maps headings to fields, each field once; null for an ignored column. */
export function headingReader<Field extends string>({ words, alike = [] }: HeadingRules<Field>) {
  const fieldOf = new Map(
    Object.entries<string>(words).flatMap(([field, known]) => known.split('|').map((word) => [word, field as Field])),
  );
  /** "Tél. 2" is read like "Tél.", "E-mail 1 - Value" like "E-mail", "Rue (domicile)" and "Home Street" like "Rue" and "Street". */
  const fieldNamed = (heading: string): Field | null => {
    const key = headingKey(heading);
    const numbered = key.replace(/ ?\d$/, '');
    const valued = key.replace(/ \d (?:value|valeur)$/, '');
    const part = key.replace(/^(?:address|adresse) \d /, '');
    const ofHome = key.replace(/^home | (?:domicile|home|perso|personnelle?)$/g, '');
    for (const each of [key, numbered, valued, part, ofHome]) {
      const field = fieldOf.get(each);
      if (field !== undefined) return field;
    }
    return null;
  };
  return (headings: readonly string[]): (Field | null)[] => {
    const fieldsByHeading = headings.map(fieldNamed);
    const usedFields = new Set<Field>();
    return fieldsByHeading.map((field) => {
      if (field === null) return null;
      const free = alike.find((each) => !usedFields.has(each) && !fieldsByHeading.includes(each));
      const availableField = !usedFields.has(field) ? field : alike.includes(field) ? (free ?? null) : null;
      if (availableField !== null) usedFields.add(availableField);
      return availableField;
    });
  };
}
