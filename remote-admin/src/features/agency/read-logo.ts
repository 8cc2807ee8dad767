/** Maximum length of the logo's `data:` address. */
const MAX = 200_000;
/** Longest sides tried, in pixels, until the picture is small enough. */
const SIDES = [800, 500, 300, 160] as const;

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(blob);
  });

function drawToDataUrl(picture: ImageBitmap, side: number): string {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

/** Reads an image as a `data:` URL within the size limit, scaled down if needed; null when it is no image. */
export async function readLogo(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    if (/^image\/(png|jpeg|webp)$/.test(file.type) && file.size * 1.4 < MAX) return await dataAddress(file);
    return SIDES.map((side) => drawToDataUrl(picture, side)).find((address) => address.length <= MAX) ?? null;
  } catch {
    return null;
  }
}
