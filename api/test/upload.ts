import type { Answer, World } from './world';

export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

/** A form with files, as a browser sends it. */
export async function formOf(files: readonly SentFile[]): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('file', new Blob([Uint8Array.from(bytes)]), name);
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  return { body: Buffer.from(await sent.arrayBuffer()), headers };
}

/** Sends files to `property/V1` or `contact/7`. */
export async function upload(world: World, place: string, files: readonly SentFile[], token: string): Promise<Answer> {
  return world.call(`POST media/${place}`, { token, ...(await formOf(files)) });
}
