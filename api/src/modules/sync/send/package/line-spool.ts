import { createReadStream } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

export interface LineSpool<T> {
  add(items: readonly T[]): Promise<void>;
  /** Streams all added items, in order. */
  read(): AsyncGenerator<T>;
}

const LINES_HELD = 1_000;

/** Stores values in a temporary file until they are read: a large portfolio has hundreds of thousands of pictures. */
export function openLineSpool<T>(file: string): LineSpool<T> {
  let bufferedLines: string[] = [];
  const write = async (): Promise<void> => {
    const text = bufferedLines.join('');
    bufferedLines = [];
    await appendFile(file, text);
  };
  return {
    async add(items) {
      for (const item of items) bufferedLines.push(`${JSON.stringify(item)}\n`);
      if (bufferedLines.length >= LINES_HELD) await write();
    },
    async *read() {
      await write();
      const input = createReadStream(file);
      try {
        for await (const line of createInterface({ input })) yield JSON.parse(line) as T;
      } finally {
        input.destroy();
      }
    },
  };
}
