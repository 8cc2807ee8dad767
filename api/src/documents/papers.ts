import { ApiProblem } from '../http/api-problem';
import { Press } from './press/press';

export interface PapersOptions {
  /** Made at the same time, each with its photographs in memory. */
  atOnce?: number;
  /** Demands that may wait; more are refused. */
  waiting?: number;
  press?: Press;
}

const AT_ONCE = 3;
const WAITING = 32;

const tooMany = () =>
  new ApiProblem('UNAVAILABLE', {
    message: 'Trop de documents sont demandés en même temps. Réessayez dans un instant.',
  });

/** The gate before the press: however many ask, a few papers are made at once and a few dozen wait. */
export class Papers {
  readonly #press: Press;
  readonly #waiting: (() => void)[] = [];
  readonly #mostWaiting: number;
  #free: number;

  constructor({ atOnce = AT_ONCE, waiting = WAITING, press = new Press() }: PapersOptions = {}) {
    this.#free = atOnce;
    this.#mostWaiting = waiting;
    this.#press = press;
  }

  /** Makes a paper when its turn comes; refused with UNAVAILABLE when too many wait. */
  async make<Paper>(work: (press: Press) => Promise<Paper>): Promise<Paper> {
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
    if (this.#waiting.length >= this.#mostWaiting) return Promise.reject(tooMany());
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
