import { useEffect, useState } from 'react';

/** Shows a local image file without reading it into memory. */
export function LocalPicture({ blob }: { blob: Blob }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const blobUrl = URL.createObjectURL(blob);
    // oxlint-disable-next-line react/set-state-in-effect -- an address is made and given back with the element
    setAddress(blobUrl);
    return () => URL.revokeObjectURL(blobUrl);
  }, [blob]);
  return (
    <span className="pg-thumbnail">{address && <img src={address} alt="" decoding="async" draggable={false} />}</span>
  );
}
