const MAX_LENGTH = 254;
const LOCAL = /^[^\s@"(),:;<>[\]\\]+$/;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const TOP = /^\p{L}{2,}$/u;

/** Message for an invalid address. */
export const BAD_EMAIL = 'Veuillez entrer une adresse email valide';

/** True for a well-formed address; only sending proves more. */
export function isEmail(text: string): boolean {
  const [local = '', domain, ...more] = text.split('@');
  if (text.length > MAX_LENGTH || domain === undefined || more.length > 0) return false;
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  const dotted = !/^\.|\.\.|\.$/.test(local);
  return (
    LOCAL.test(local) && dotted && labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP.test(top)
  );
}

/** Few servers accept such addresses (RFC 6531), and whether ours does is unknown while typing. */
const ACCENTS = 'Une adresse e-mail n’a ni accents ni signes particuliers avant le «\u00a0@\u00a0».';

/** French sentence for an undeliverable address; null for a valid one. Accents in the domain are allowed. */
export function emailProblem(text: string): string | null {
  if (!isEmail(text)) return BAD_EMAIL;
  return /^[\x21-\x7e]+@/.test(text) ? null : ACCENTS;
}
