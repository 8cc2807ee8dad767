import sharp from 'sharp';

/** A signature image as a form sends it; another colour is another image. */
export async function drawnSignature(colour = '#000'): Promise<string> {
  const picture = sharp({ create: { width: 64, height: 20, channels: 3, background: colour } });
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
}
