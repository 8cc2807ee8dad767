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

/** Rotates a picture; its address is undefined until it is ready, and when it cannot be read. */
export function useRotatedPicture(source: string | undefined, rotation: Rotation) {
  const [rotated, setRotated] = useState<{ of: string; address: string }>();
  const [unreadable, setUnreadable] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const name = `${source ?? ''} ${rotation} ${attempt}`;
  useEffect(() => {
    if (source === undefined || rotation === 0) return;
    let blobUrl: string | undefined;
    let isOver = false;
    void rotatePicture(source, rotation)
      .catch(() => null)
      .then((blob) => {
        if (isOver) return;
        if (!blob) return setUnreadable(name);
        blobUrl = URL.createObjectURL(blob);
        setRotated({ of: name, address: blobUrl });
      });
    return () => {
      isOver = true;
      if (blobUrl !== undefined) URL.revokeObjectURL(blobUrl);
    };
  }, [source, rotation, name]);
  const readable = rotation === 0 ? source : rotated?.of === name ? rotated.address : undefined;
  return {
    address: unreadable === name ? undefined : readable,
    isUnreadable: unreadable === name,
    /** The browser could not show the picture at this address. */
    markUnreadable: () => setUnreadable(name),
    retry: () => setAttempt((count) => count + 1),
  };
}
