/** The locks of a browser, and the death of a tab. */
export class FakeLocks {
  private readonly held = new Map<string, Promise<unknown>>();

  request = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    while (this.held.has(name)) await this.held.get(name)?.catch(() => undefined);
    const result = work();
    this.held.set(name, result);
    try {
      return await result;
    } finally {
      if (this.held.get(name) === result) this.held.delete(name);
    }
  };

  query = () => Promise.resolve({ held: [...this.held.keys()].map((name) => ({ name })), pending: [] });

  /** Kills the holder of every lock: pending work never ends. */
  die(): void {
    this.held.clear();
  }
}
