const PREFIX = 'pignon.draft.';

/** Input in this tab not yet on the server; deleted with tab and session. */
export const localDraft = {
  read(name: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  keep(name: string, draft: unknown): void {
    try {
      sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
    } catch {
      // storage full or refused: the server has it in a few seconds
    }
  },
  forget(name: string): void {
    try {
      sessionStorage.removeItem(PREFIX + name);
    } catch {
      // storage is blocked: nothing was stored there
    }
  },
};
