import sharp from 'sharp';
import { formOf } from '../test/upload';
import type { openScenario } from './scenario';

/** Calls photo and print endpoints at the server's `url`. */
export async function runMediaScenario(
  scenario: ReturnType<typeof openScenario>,
  url: string,
  reference: string,
): Promise<void> {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  const params = { owner: 'property', reference };
  const form = await formOf([{ name: 'photo.jpg', bytes: picture }]);
  const uploaded = await scenario.succeed('POST media/{owner}/{reference}', {
    params,
    query: '?metadata=PUBLIC',
    form,
  });
  const [first] = uploaded.body['content'] as unknown as { key: string; path: string }[];
  const key = first?.key ?? '';
  await scenario.succeed('GET media/{owner}/{reference}', { params });
  const body = { media: [{ key, caption: 'Façade', metadata: ['PUBLIC'] }] };
  await scenario.change('PATCH media/{owner}/{reference}', Number(uploaded.body['version']), { params, body });
  const now = await scenario.succeed('GET media/{owner}/{reference}', { params });
  const version = Number(now.body['version']);
  const request = { params: { ...params, key }, body: { crop: { x: 0, y: 0, width: 0.5, height: 1, rotation: 90 } } };
  const cropped = await scenario.change('PATCH media/{owner}/{reference}/{key}', version, request);
  const [cut] = cropped.body['content'] as unknown as { path: string }[];
  expect(cut).toMatchObject({ width: 150, height: 400 });
  const path = cut?.path ?? '';
  const signed = await scenario.succeed('GET media/{owner}/{reference}/{size}/{path}', {
    params: { ...params, size: 'SM', path },
  });
  const file = await fetch(`${url}${String(signed.body['path'])}`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  for (const kind of ['poster', 'print'] as const) {
    const printed = { propertyRef: reference, propertyPrintMode: 'PUBLIC', reason: 'Essai.' };
    const paper = await scenario.succeed('POST property/{kind}', { params: { kind }, body: printed });
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
  await scenario.succeed('DELETE media/{owner}/{reference}/{path}', { params: { ...params, path } });
}
