import { createServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** Redirects connections for Google to a local server, in plain text. */
class Detour extends Agent {
  readonly #port: number;

  constructor(port: number) {
    super({ keepAlive: false });
    this.#port = port;
  }

  override createConnection(): Socket {
    return connect(this.#port, '127.0.0.1');
  }
}

export interface FakeGoogle {
  /** Certificates by key id, as the service publishes them. */
  keys: Record<string, string>;
  /** Response of an account lookup. */
  account: Record<string, unknown> | undefined;
  /** True: every response is an error. */
  down: boolean;
  /** True: no response at all. */
  silent: boolean;
  /** The service's error code of a refusal. */
  refusal: string | undefined;
  httpAgent: Agent;
  asked: string[];
  close(): void;
}

/** Fakes what token verification needs of Google: published keys, and accounts. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const google: Omit<FakeGoogle, 'httpAgent' | 'close'> = {
    keys: {},
    account: undefined,
    down: false,
    silent: false,
    refusal: undefined,
    asked: [],
  };
  const server: Server = createServer((request, response) => {
    google.asked.push(`${request.headers.host}${request.url}`);
    response.setHeader('content-type', 'application/json').setHeader('cache-control', 'max-age=0');
    if (google.silent) return;
    if (google.refusal !== undefined)
      response.writeHead(400).end(JSON.stringify({ error: { code: 400, message: google.refusal } }));
    else if (google.down) response.writeHead(500).end('{}');
    else if (request.url?.startsWith('/robot/v1/metadata/x509/')) response.end(JSON.stringify(google.keys));
    else response.end(JSON.stringify({ ...google.account, users: google.account ? [google.account] : undefined }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const httpAgent = new Detour((server.address() as AddressInfo).port);
  return Object.assign(google, { httpAgent, close: () => server.close().closeAllConnections() });
}
