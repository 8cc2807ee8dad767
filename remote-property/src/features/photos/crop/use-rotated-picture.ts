import { useEffect, useState } from 'react';
import type { Rotation } from '@pignon/shared/domain/media/media.enums';

const QUALITY = 0.9;

async function rotatePicture(address: string, rotation: Rotation): Promise<Blob | null> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const isSideways = rotation % 180 !== 0;
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = document.createElement('canvas');
  canvas.width = isSideways ? height : width;
  canvas.height = isSideways ? width : height;
  const pen = canvas.getContext('2d');
  pen?.translate(canvas.width / 2, canvas.height / 2);
  pen?.rotate((rotation * Math.PI) / 180);
  pen?.drawImage(image, -width / 2, -height / 2);
  return new Promise((done) => canvas.toBlob(done, 'image/webp', QUALITY));
}

/** Address of the rotated picture; undefined until it is ready. */
export function useRotatedPicture(address: string | undefined, rotation: Rotation): string | undefined {
  const [rotated, setRotated] = useState<{ of: string; address: string }>();
  const name = `${address ?? ''} ${rotation}`;
  useEffect(() => {
    if (address === undefined || rotation === 0) return;
    let blobUrl: string | undefined;
    let isOver = false;
    void rotatePicture(address, rotation).then((blob) => {
      if (!blob || isOver) return;
      blobUrl = URL.createObjectURL(blob);
      setRotated({ of: name, address: blobUrl });
    });
    return () => {
      isOver = true;
      if (blobUrl !== undefined) URL.revokeObjectURL(blobUrl);
    };
  }, [address, rotation, name]);
  if (rotation === 0) return address;
  return rotated?.of === name ? rotated.address : undefined;
}
