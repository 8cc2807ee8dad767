const PREFIX = 'pignon.draft.';

/** Typing in this tab that is not on the server yet; gone with the tab and with the session. */
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
      // storage refused: nothing was kept there
    }
  },
};
