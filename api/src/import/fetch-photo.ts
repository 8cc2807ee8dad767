import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from '../net/private-address';

/** A photograph could not be fetched; the message is French. */
export class PhotoError extends Error {
  constructor(
    message: string,
    /** True when the host does not respond: its further photographs are skipped. */
    readonly hostIsDown = false,
  ) {
    super(message);
  }
}

export interface FetchOptions {
  timeoutMs: number;
  maxBytes: number;
  maxRedirects: number;
  /** True for an address that must not be read: a feed must not make the server read its own network. Replaced by tests. */
  isPrivate?: (address: string) => boolean;
  /** Resolves a name. Replaced by tests. */
  lookup?: typeof resolve;
}

export const PHOTO_LIMITS: FetchOptions = { timeoutMs: 15_000, maxBytes: 20 * 1024 * 1024, maxRedirects: 3 };

const HOST_DOWN = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH', 'ETIMEDOUT']);

function checked(address: string, { isPrivate = isPrivateAddress }: FetchOptions): void {
  if (isPrivate(address)) throw new PhotoError('Adresse interne refusée');
}

/** Resolves a name and checks the very address that is connected to, so that no later lookup can differ. */
function guardedLookup({ isPrivate = isPrivateAddress, lookup = resolve }: FetchOptions): LookupFunction {
  return (hostname, lookupOptions, callback) => {
    lookup(hostname, { ...lookupOptions, all: true }, (error, addresses: LookupAddress[] | undefined) => {
      const [first] = addresses ?? [];
      if (error || !addresses || !first) return callback(error ?? new Error('no address'), '', 4);
      if (addresses.some(({ address }) => isPrivate(address)))
        return callback(new PhotoError('Adresse interne refusée'), '', 4);
      if (lookupOptions.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

function parse(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new PhotoError('Adresse invalide');
  return url;
}

function open(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) checked(host, options);
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((settle, failed) => {
    const headers = { accept: 'image/*', 'user-agent': 'Pignon' };
    request(url, { lookup: guardedLookup(options), signal, headers }, settle)
      .once('error', failed)
      .end();
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new PhotoError('Image trop volumineuse');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new PhotoError('Image trop volumineuse');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function followRedirects(address: string, options: FetchOptions, signal: AbortSignal): Promise<Uint8Array> {
  let url = parse(address);
  for (let hops = 0; hops <= options.maxRedirects; hops += 1) {
    const response = await open(url, options, signal);
    const { statusCode = 0 } = response;
    if (statusCode === 200) return await readBody(response, options.maxBytes).finally(() => response.destroy());
    response.destroy();
    const target = response.headers.location;
    if (statusCode < 300 || statusCode >= 400 || target === undefined)
      throw new PhotoError(`Le serveur répond ${statusCode}`);
    url = parse(URL.canParse(target, url) ? new URL(target, url).href : '');
  }
  throw new PhotoError('Trop de redirections');
}

/** The bytes of a photograph, within bounds of time and size. Throws PhotoError. */
export async function fetchPhoto(address: string, options: FetchOptions = PHOTO_LIMITS): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    return await followRedirects(address, options, signal);
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    if (signal.aborted) throw new PhotoError('Le serveur ne répond pas à temps', true);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new PhotoError('Serveur injoignable', HOST_DOWN.has(code));
  }
}
