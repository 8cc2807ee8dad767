/** A finding about the composed product. A problem puts it at risk, a note does not. */
export interface Finding {
  level: 'problem' | 'note';
  said: string;
  fix: string;
}

export const problem = (said: string, fix: string): Finding => ({ level: 'problem', said, fix });
export const note = (said: string, fix: string): Finding => ({ level: 'note', said, fix });
