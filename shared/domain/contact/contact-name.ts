import { firstLetters } from '../common/text/characters';
import type { ContactTitle } from './contact.enums';

const LINK_LENGTH = 30;
const CUT_MARK = '…';

interface Named {
  title: ContactTitle | null;
  firstName: string;
  lastName: string;
  company?: string | null;
}

/** Names a contact in lists and links: a company's name, else family name then first name. */
export function contactName({ title, firstName, lastName, company }: Named): string {
  const person = [lastName, firstName]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
  const firm = company?.trim() ?? '';
  if (title === 'COMPANY' || person === '') return firm || person;
  return person;
}

/** A contact's name in a link: cut to 30 characters plus an ellipsis. */
export function cutContactName(name: string): string {
  const shortened = firstLetters(name, LINK_LENGTH);
  return shortened === name ? name : `${shortened.trimEnd()}${CUT_MARK}`;
}
