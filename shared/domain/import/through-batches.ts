/** Pauses before a portion that nobody answered is sent once more. */
const AGAIN_MS = [1_000, 3_000, 8_000];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Attempts {
  isStopped: () => boolean;
  /** True for a failure after which the same request is worth another try: nobody answered. */
  isSilence: (error: unknown) => boolean;
}

async function persist<Answer>(send: () => Promise<Answer>, { isStopped, isSilence }: Attempts): Promise<Answer> {
  for (const ms of AGAIN_MS) {
    try {
      return await send();
    } catch (error) {
      if (!isSilence(error) || isStopped()) throw error;
      await pause(ms);
    }
  }
  return send();
}

interface Journey<Line, Answer> extends Attempts {
  batches: readonly (readonly Line[])[];
  /** Index of the first batch; earlier ones are done. */
  first?: number;
  send: (lines: readonly Line[], index: number) => Promise<Answer>;
  /** Hears each portion's answer, in order. */
  onAnswer: (answer: Answer) => Promise<void> | void;
}

/**
 * Sends a file portion by portion, one after the other, until the end or until it is stopped between two of them; one that
 * nobody answers is sent again a few times. Throws what the last try threw.
 */
export async function throughBatches<Line, Answer>({
  batches,
  first = 0,
  send,
  onAnswer,
  ...attempts
}: Journey<Line, Answer>): Promise<void> {
  for (const [index, lines] of batches.entries()) {
    if (attempts.isStopped()) return;
    if (index < first) continue;
    await onAnswer(await persist(() => send(lines, index), attempts));
  }
}
