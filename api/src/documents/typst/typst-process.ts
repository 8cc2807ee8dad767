import type { ChildProcess } from 'node:child_process';
import { ApiProblem } from '../../http/api-problem';
import type { TypstResponse, TypstRequest, PrintJob } from './print-job';
import { startChild } from './start-child';
import { printable } from './printable';

export interface TypstProcessOptions {
  /** Timeout of one document, including the start of the process. */
  timeoutMs?: number;
  /** Extra time for each further page set of a series. */
  paperMs?: number;
  /** Idle time after which the process ends, to free its memory. */
  idleMs?: number;
  start?: () => ChildProcess;
}

interface Waiting {
  order: TypstRequest;
  timeoutMs: number;
  resolve: (pdf: Uint8Array) => void;
  reject: (error: Error) => void;
}

const TIMEOUT_MS = 20_000;
const PAPER_MS = 1_500;
const IDLE_MS = 60_000;

const refusal = (message?: string) => new ApiProblem('UNAVAILABLE', message === undefined ? {} : { message });
const tooLong = () => refusal('Ce document est trop long à préparer. Réessayez dans un instant.');

/** Replaces unprintable characters in every text of a document; names of images stay. */
const printableJob =
  (pictures: PrintJob['pictures']) =>
  (_: string, value: unknown): unknown =>
    typeof value === 'string' && !pictures.has(value) ? printable(value) : value;

const orderOf = ({ template, title, author, content, pictures }: PrintJob): TypstRequest => ({
  template,
  inputs: { title, author, content: JSON.stringify(content, printableJob(pictures)) },
  pictures: [...pictures],
});

/**
 * Sets documents as PDF, one at a time, in a child process started by the first one: setting does not block the server,
 * and a document that hangs or crashes affects no other.
 */
export class TypstProcess {
  readonly #timeoutMs: number;
  readonly #paperMs: number;
  readonly #idleMs: number;
  readonly #start: () => ChildProcess;
  readonly #waiting: Waiting[] = [];
  #child: ChildProcess | undefined;
  #current: (Waiting & { timer: NodeJS.Timeout }) | undefined;
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  constructor({
    timeoutMs = TIMEOUT_MS,
    paperMs = PAPER_MS,
    idleMs = IDLE_MS,
    start = startChild,
  }: TypstProcessOptions = {}) {
    this.#timeoutMs = timeoutMs;
    this.#paperMs = paperMs;
    this.#idleMs = idleMs;
    this.#start = start;
  }

  /** Renders a PDF. @throws UNAVAILABLE when it takes too long */
  print(job: PrintJob): Promise<Uint8Array> {
    if (this.#closed) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const timeoutMs = this.#timeoutMs + this.#paperMs * ((job.papers ?? 1) - 1);
      this.#waiting.push({ order: orderOf(job), timeoutMs, resolve, reject });
      this.#next();
    });
  }

  close(): void {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(refusal());
    this.#drop(refusal());
  }

  #next(): void {
    const job = this.#current ? undefined : this.#waiting.shift();
    if (!job) return;
    clearTimeout(this.#idle);
    this.#current = { ...job, timer: setTimeout(() => this.#drop(tooLong()), job.timeoutMs) };
    this.#running().send(job.order, (error) => {
      if (error) this.#drop(error);
    });
  }

  #running(): ChildProcess {
    if (this.#child) return this.#child;
    const child = this.#start();
    child.on('message', (answer: TypstResponse) =>
      this.#finish((job) => {
        if ('pdf' in answer) job.resolve(answer.pdf);
        else job.reject(new Error(`The press failed: ${answer.failure}`));
      }),
    );
    child.on('error', (error) => this.#drop(error));
    child.on('exit', (code, signal) => this.#drop(new Error(`The press ended by itself (${String(code ?? signal)}).`)));
    this.#child = child;
    return child;
  }

  /** Ends the child process and its current document; the next document starts another one. */
  #drop(error: Error): void {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = undefined;
    child?.removeAllListeners();
    // Output of a killed process is ignored.
    child?.on('error', () => undefined);
    child?.kill('SIGKILL');
    this.#finish(({ reject }) => reject(error));
  }

  #finish(settle: (job: Waiting) => void): void {
    const job = this.#current;
    if (!job) return;
    clearTimeout(job.timer);
    this.#current = undefined;
    settle(job);
    this.#idle = setTimeout(() => this.#drop(refusal()), this.#idleMs).unref();
    this.#next();
  }
}
