/** Pauses in milliseconds before a batch without response is repeated. */
const RETRY_DELAYS_MS = [1_000, 3_000, 8_000];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Attempts {
  isStopped: () => boolean;
  /** True when no response came: the request can be repeated. */
  isSilence: (error: unknown) => boolean;
}

async function sendWithRetries<Answer>(
  send: () => Promise<Answer>,
  { isStopped, isSilence }: Attempts,
): Promise<Answer> {
  for (const ms of RETRY_DELAYS_MS) {
    try {
      return await send();
    } catch (error) {
      if (!isSilence(error) || isStopped()) throw error;
      await pause(ms);
    }
  }
  return send();
}

interface BatchSending<Line, Answer> extends Attempts {
  batches: readonly (readonly Line[])[];
  /** Index of the first batch; earlier ones are done. */
  first?: number;
  send: (lines: readonly Line[], index: number) => Promise<Answer>;
  /** Called with each batch's response, in order. */
  onAnswer: (answer: Answer) => Promise<void> | void;
}

/**
 * Sends a file in sequential batches, until the end or a stop between two; repeats a batch without response a few
 * times. Throws the last error.
 */
export async function sendInBatches<Line, Answer>({
  batches,
  first = 0,
  send,
  onAnswer,
  ...attempts
}: BatchSending<Line, Answer>): Promise<void> {
  for (const [index, lines] of batches.entries()) {
    if (attempts.isStopped()) return;
    if (index < first) continue;
    await onAnswer(await sendWithRetries(() => send(lines, index), attempts));
  }
}
