import { ApiProblem } from '../http/api-problem';
import { TypstProcess } from './typst/typst-process';

export interface PdfQueueOptions {
  /** Documents rendered concurrently, each with its photographs in memory. */
  atOnce?: number;
  /** Length of the queue; further requests are refused. */
  waiting?: number;
  press?: TypstProcess;
}

const CONCURRENCY = 3;
const WAITING = 32;

const queueFull = () =>
  new ApiProblem('UNAVAILABLE', {
    message: 'Trop de documents sont demandés en même temps. Réessayez dans un instant.',
  });

/** Limits PDF rendering: a few documents at once, a few dozen queued, the rest refused. */
export class PdfQueue {
  readonly #press: TypstProcess;
  readonly #waiting: (() => void)[] = [];
  readonly #mostWaiting: number;
  #free: number;

  constructor({ atOnce = CONCURRENCY, waiting = WAITING, press = new TypstProcess() }: PdfQueueOptions = {}) {
    this.#free = atOnce;
    this.#mostWaiting = waiting;
    this.#press = press;
  }

  /** Renders a document when a slot is free. Throws UNAVAILABLE when the queue is full. */
  async make<Paper>(work: (press: TypstProcess) => Promise<Paper>): Promise<Paper> {
    await this.#turn();
    try {
      return await work(this.#press);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  close(): void {
    this.#press.close();
  }

  #turn(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.#mostWaiting) return Promise.reject(queueFull());
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
