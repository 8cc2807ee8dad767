/** What the second button offers: it follows what has been typed. */
export type SecondAction = 'create' | 'forgot' | 'google';

/** Both fields filled: create an account; the e-mail alone: a forgotten password; nothing: Google. */
export function secondActionOf(email: string, password: string): SecondAction {
  if (email.trim() === '') return 'google';
  return password === '' ? 'forgot' : 'create';
}

/** The first button needs both fields. */
export function canSubmit(email: string, password: string): boolean {
  return email.trim() !== '' && password !== '';
}

/** What the panel says about the last attempt. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'busy'; what: 'submit' | SecondAction }
  | { kind: 'success'; message: string }
  | { kind: 'error'; message: string; detail?: string };
