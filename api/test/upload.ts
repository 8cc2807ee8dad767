import sharp from 'sharp';
import type { Answer, World } from './world';

export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

/** A form with files, as a browser sends it. */
export async function formOf(files: readonly SentFile[]): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('file', new Blob([Uint8Array.from(bytes)]), name);
  const requestBody = new Response(form);
  const headers = { 'content-type': requestBody.headers.get('content-type') ?? '' };
  return { body: Buffer.from(await requestBody.arrayBuffer()), headers };
}

/** Sends files to `property/V1` or `contact/7`. */
export async function upload(world: World, place: string, files: readonly SentFile[], token: string): Promise<Answer> {
  return world.call(`POST media/${place}`, { token, ...(await formOf(files)) });
}

let shades = 0;

/** A photograph of a new colour at each call, so that all bytes differ. Sides in pixels. */
export async function aPhotograph(width = 40, height = 30): Promise<SentFile & { bytes: Buffer }> {
  const background = `#${String(++shades).padStart(3, '0')}`;
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'a.jpg', bytes };
}
