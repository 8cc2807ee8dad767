/** The locks of a browser, and the death of a tab. */
export class FakeLocks {
  private readonly held = new Map<string, Promise<unknown>>();

  request = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    while (this.held.has(name)) await this.held.get(name)?.catch(() => undefined);
    const done = work();
    this.held.set(name, done);
    try {
      return await done;
    } finally {
      if (this.held.get(name) === done) this.held.delete(name);
    }
  };

  query = () => Promise.resolve({ held: [...this.held.keys()].map((name) => ({ name })), pending: [] });

  /** Kills the holder of every lock: pending work never ends. */
  die(): void {
    this.held.clear();
  }
}
