/** Known errors of mail servers, by their messages. */
const KNOWN = [
  ['refused', /ECONNREFUSED/],
  ['unknown', /ENOTFOUND|EAI_AGAIN|getaddrinfo/],
  ['silent', /ETIMEDOUT|timed? ?out|Greeting never received|ECONNRESET|Connection closed/i],
  ['signIn', /\b53[045]\b|Invalid login|EAUTH|Authentication/i],
  ['security', /certificate|self[- ]signed|wrong version number|STARTTLS|TLS|SSL/i],
  ['address', /\b55[0-4]\b/],
] as const;

export type ServerTrouble = (typeof KNOWN)[number][0] | 'other';

/** Classifies a mail server's error message. */
export function troubleOf(message: string): ServerTrouble {
  return KNOWN.find(([, words]) => words.test(message))?.[0] ?? 'other';
}
