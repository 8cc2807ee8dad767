/** A finding about the composed product. A problem puts it at risk, a note does not. */
export interface Finding {
  level: 'problem' | 'note';
  message: string;
  fix: string;
}

export const problem = (message: string, fix: string): Finding => ({ level: 'problem', message, fix });
export const note = (message: string, fix: string): Finding => ({ level: 'note', message, fix });
