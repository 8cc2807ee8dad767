const FIELDS = 'input:not([hidden]), select, textarea, [role="switch"], output';
/** Maximum number of choices that are listed; longer lists are counted. */
const MAX_LISTED_OPTIONS = 12;

/** Reads a field's content as displayed, with the options of a select. */
function valueOf(field: Element): string {
  if (field instanceof HTMLSelectElement) {
    const optionLabels = [...field.options].map(({ textContent }) => textContent);
    const optionsText =
      optionLabels.length > MAX_LISTED_OPTIONS ? `${optionLabels.length} choix` : optionLabels.join(' / ');
    return `${field.selectedOptions[0]?.textContent ?? ''} (${optionsText})`;
  }
  if (field.role === 'switch') return field.getAttribute('aria-checked') === 'true' ? 'oui' : 'non';
  const { type, checked, value } = field as HTMLInputElement;
  return type === 'checkbox' || type === 'radio' ? (checked ? 'oui' : 'non') : value;
}

const textsOf = (field: Element, attribute: string) =>
  (field.getAttribute(attribute) ?? '').split(' ').flatMap((id) => document.getElementById(id)?.textContent ?? []);

function lineOf(field: Element): string {
  if (field instanceof HTMLOutputElement) {
    return `${field.previousElementSibling?.textContent ?? ''} = ${field.textContent}`;
  }
  const labels = [...((field as HTMLInputElement).labels ?? [])].filter((label) => !label.ariaHidden);
  const [label] = [field.getAttribute('aria-label'), ...labels.map(({ textContent }) => textContent)].filter(Boolean);
  const unit = field.parentElement?.querySelector('input + [aria-hidden]')?.textContent;
  const hint = textsOf(field, 'aria-describedby').join(' ');
  const required = field.ariaRequired === 'true' ? '*' : '';
  return `${label}${required}: ${valueOf(field)}${unit ? ` ${unit}` : ''}${hint ? ` — ${hint}` : ''}`;
}

/** Lists the fields of a part of a form in order, `Surface*: 120 m² — hint`, with a star when required. */
export const sheetOf = (part: Element): string[] =>
  [...part.querySelectorAll(FIELDS)].map((field) => lineOf(field).replace(/\s/g, ' ').trim());

/** Lists the fields of each section of a page by its heading, in order. */
export const sheetsOf = (page: Element): Record<string, string[]> =>
  Object.fromEntries(
    [...page.querySelectorAll('section')].map((section) => [
      section.querySelector('h2, h3')?.textContent ?? '',
      sheetOf(section),
    ]),
  );
