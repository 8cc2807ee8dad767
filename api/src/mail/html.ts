import { escapeMarkup } from '@pignon/shared/domain/common/text/markup';

/** HTML that is known to be safe. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | null | false | undefined | readonly Part[];

function partHtml(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'object') return part.map(partHtml).join('');
  return escapeMarkup(String(part));
}

/** Builds HTML; escapes every value that is not itself `Html`. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + partHtml(parts[index - 1]) + string));
}

/** Escapes a text of several lines. */
export const lines = (text: string): Html =>
  new Html(
    text
      .split('\n')
      .map((line) => partHtml(line))
      .join('<br>'),
  );
