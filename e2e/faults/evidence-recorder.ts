import { expect as plain, type Locator } from '@playwright/test';

export const expect = plain.configure({ timeout: 15_000 });

/** Statements verified during a fault; each one passed an assertion. */
export interface Evidence {
  done: string[];
  seen: string[];
  kept: string[];
  healed: { description: string; seconds: number } | undefined;
}

export interface EvidenceRecorder {
  evidence: Evidence;
  /** Causes the fault; `description` describes it. */
  does: (description: string, work: () => Promise<unknown>) => Promise<void>;
  /** Waits for a sentence on the screen, and records it as shown. */
  sees: (place: Locator, words: RegExp, timeout?: number) => Promise<void>;
  /** Waits until `read` returns the expected value. */
  keeps: (description: string, read: () => Promise<unknown>, expected: unknown) => Promise<void>;
  /** Repairs the fault and waits until the product works; measures the time. */
  heals: (description: string, work: () => Promise<unknown>) => Promise<void>;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Returns the line that matches, else the whole text. */
const sentenceIn = (text: string, words: RegExp): string | undefined =>
  [...text.split('\n'), text].map(oneLine).find((part) => words.test(part));

/** Collects the evidence of one fault. */
export function openEvidenceRecorder(): EvidenceRecorder {
  const evidence: Evidence = { done: [], seen: [], kept: [], healed: undefined };
  return {
    evidence,
    async does(description, work) {
      await work();
      evidence.done.push(description);
    },
    async sees(place, words, timeout = 15_000) {
      let found: string | undefined;
      // a passing notice is read in the moment it appears
      const read = async () =>
        (found = (await place.allInnerTexts()).flatMap((text) => sentenceIn(text, words) ?? []).at(0));
      await expect.poll(read, { timeout, message: `the screen says ${words.source}` }).toBeDefined();
      if (found !== undefined) evidence.seen.push(found);
    },
    async keeps(description, read, expected) {
      await expect.poll(read, { timeout: 10_000, message: description }).toEqual(expected);
      evidence.kept.push(`${description}: ${JSON.stringify(expected)}`);
    },
    async heals(description, work) {
      const startedAt = performance.now();
      await work();
      evidence.healed = { description, seconds: (performance.now() - startedAt) / 1000 };
    },
  };
}
