/** Records the writes of staff to records that nobody else writes, so that a lost write is found. */
export class WriteLog {
  private readonly records = new Map<number, { first: number; writes: Map<number, string> }>();

  /**
   * Records an acknowledged write that turned version `before` into `version`. Returns a description of the fault, if
   * any.
   */
  acknowledge(id: number, before: number, version: number, content: string): string | undefined {
    const record = this.records.get(id) ?? { first: before, writes: new Map<number, string>() };
    record.first = Math.min(record.first, before);
    this.records.set(id, record);
    const other = record.writes.get(version);
    if (other !== undefined) return `record ${id}: version ${version} was given to two writes`;
    record.writes.set(version, content);
    return version === before + 1 ? undefined : `record ${id}: version ${version} was made of ${before}`;
  }

  get ids(): number[] {
    return [...this.records.keys()];
  }

  /** Checks a record as read at the end: each write is one version, and the last one is stored. */
  faultOf(id: number, version: number, content: string | null): string | undefined {
    const record = this.records.get(id);
    if (!record) return undefined;
    const expected = record.first + record.writes.size;
    if (version !== expected)
      return `record ${id}: version ${version} after ${record.writes.size} writes, not ${expected}`;
    const last = record.writes.get(version);
    return last === content
      ? undefined
      : `record ${id}: ${content ?? 'nothing'} stands where ${last ?? 'nothing'} was written`;
  }
}
