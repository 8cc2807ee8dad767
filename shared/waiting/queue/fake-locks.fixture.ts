/** Simulates the browser's locks, and a tab that is killed. */
export class FakeLocks {
  private readonly heldLocks = new Map<string, Promise<unknown>>();

  request = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    while (this.heldLocks.has(name)) await this.heldLocks.get(name)?.catch(() => undefined);
    const result = work();
    this.heldLocks.set(name, result);
    try {
      return await result;
    } finally {
      if (this.heldLocks.get(name) === result) this.heldLocks.delete(name);
    }
  };

  query = () => Promise.resolve({ held: [...this.heldLocks.keys()].map((name) => ({ name })), pending: [] });

  /** Kills the holder of every lock: pending work never ends. */
  killHolders(): void {
    this.heldLocks.clear();
  }
}
