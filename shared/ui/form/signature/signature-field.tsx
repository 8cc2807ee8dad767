import { useEffect, useRef, type ReactNode } from 'react';
import SignaturePad from 'signature_pad';
import { Button } from '@pignon/shared/ui/core';
import './signature.css';

/** Size of the stored image in pixels. */
const [WIDTH, HEIGHT] = [640, 200];

interface SignatureFieldProps {
  /** Signatory. */
  label: string;
  /** Name written instead of a drawing. */
  name: string;
  words: { write: string; clear: string };
  /** A `data:` address; null while empty, and once the field is gone. */
  onChange: (image: string | null) => void;
}

/** Captures a signature by finger, pen or mouse; by keyboard the name is typed instead. */
export function SignatureField({ label, name, words, onChange }: SignatureFieldProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const onChangeRef = useRef(onChange);
  useEffect(() => {
    onChangeRef.current = onChange;
  });
  useEffect(() => {
    if (!canvas.current) return;
    const newPad = new SignaturePad(canvas.current, { minWidth: 1.2, maxWidth: 3.2 });
    newPad.addEventListener('endStroke', () => onChangeRef.current(newPad.toDataURL()));
    pad.current = newPad;
    return () => {
      newPad.off();
      onChangeRef.current(null);
    };
  }, []);
  const clear = () => {
    pad.current?.clear();
    onChange(null);
  };
  const write = () => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    pad.current?.clear();
    context.font = 'italic 44px Georgia, serif';
    context.fillStyle = '#000';
    context.textAlign = 'center';
    context.fillText(name, WIDTH / 2, HEIGHT / 2 + 14, WIDTH - 40);
    onChange(canvas.current?.toDataURL() ?? null);
  };
  return (
    <div role="group" aria-label={label} className="pg-signature">
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} className="pg-signature-pad" />
      <div className="pg-signature-tools">
        <Button size="small" onClick={write}>
          {words.write}
        </Button>
        <Button size="small" onClick={clear}>
          {words.clear}
        </Button>
      </div>
    </div>
  );
}
