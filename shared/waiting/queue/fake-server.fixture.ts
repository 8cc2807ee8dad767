import { PROBLEMS, type ProblemCode } from '@pignon/shared/domain/common/problem';

interface ReceivedCall {
  key: string;
  id: string;
  version: number | null;
  body: Readonly<Record<string, unknown>>;
}

interface Visit {
  id: number;
  version: number;
  status: string;
  start: string;
  feedback: unknown;
}

const respond = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Simulates the API for visits and notes, with a network that can fail. */
export class FakeServer {
  network = true;
  /** Executes calls, but their responses are lost. */
  dropsResponses = false;
  /** Never responds. */
  hangs = false;
  refuses: ProblemCode | undefined;
  readonly requests: ReceivedCall[] = [];
  readonly notes: string[] = [];
  readonly visits = new Map<number, Visit>();
  private readonly answers = new Map<string, { status: number; body: unknown }>();

  visit(id: number, overrides: Partial<Visit> = {}): void {
    const start = '2026-11-25T09:00:00.000Z';
    this.visits.set(id, { id, version: 1, status: 'PLANNED', start, feedback: null, ...overrides });
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    await Promise.resolve();
    if (!this.network) throw new TypeError('Failed to fetch');
    const headers = new Headers(init.headers);
    const receivedCall: ReceivedCall = {
      key: `${init.method ?? 'GET'} ${url.replace('/api/', '')}`,
      id: headers.get('idempotency-key') ?? '',
      version: Number(/\d+/.exec(headers.get('if-match') ?? '')?.[0] ?? 0) || null,
      body: JSON.parse((init.body as string | undefined) ?? '{}') as ReceivedCall['body'],
    };
    this.requests.push(receivedCall);
    if (this.hangs) return new Promise(() => undefined);
    const { status, body } = this.execute(receivedCall);
    if (this.dropsResponses) throw new TypeError('Failed to fetch');
    return respond(status, body);
  };

  private execute(receivedCall: ReceivedCall): { status: number; body: unknown } {
    const earlierReply = this.answers.get(receivedCall.id);
    if (earlierReply) return earlierReply;
    const { refuses } = this;
    if (refuses) return this.problem(refuses);
    const [, id] = /^PATCH visit\/(\d+)/.exec(receivedCall.key) ?? [];
    const response = id === undefined ? this.note(receivedCall) : this.change(Number(id), receivedCall);
    if (response.status < 300) this.answers.set(receivedCall.id, response);
    return response;
  }

  private note({ body }: ReceivedCall) {
    this.notes.push(String(body['title']));
    return { status: 201, body: { id: this.notes.length, version: 1 } };
  }

  private change(id: number, { key, version, body }: ReceivedCall) {
    const visit = this.visits.get(id);
    if (!visit) return this.problem('NOT_FOUND');
    if (visit.version !== version) return this.problem('STALE', { current: { ...visit } });
    const change = key.endsWith('/feedback') ? { feedback: body, status: 'DONE' } : body;
    Object.assign(visit, change, { version: visit.version + 1 });
    return { status: 200, body: { ...visit } };
  }

  private problem(code: ProblemCode, extraFields: object = {}) {
    const { status, title, message } = PROBLEMS[code];
    return { status, body: { type: 'about:blank', title, status, code, message, requestId: 'r', ...extraFields } };
  }
}
