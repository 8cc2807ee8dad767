import { useEffect, useState } from 'react';
import { formatForeignPhone, formatPhone, phoneHref } from '@pignon/shared/i18n';
import { MaskedValue } from './masked-value';

function PhoneLink({ number }: { number: string }) {
  const national = formatPhone(number);
  const [foreignFormat, setForeignFormat] = useState({ number, text: national });
  useEffect(() => {
    if (national !== number) return;
    let isVisible = true;
    formatForeignPhone(number).then(
      (text) => isVisible && setForeignFormat({ number, text }),
      () => undefined,
    );
    return () => {
      isVisible = false;
    };
  }, [number, national]);
  const text = foreignFormat.number === number ? foreignFormat.text : national;
  return (
    <a className="pg-tabular" href={phoneHref(number)}>
      {text}
    </a>
  );
}

/**
 * Link that calls an E.164 number, formatted for reading. Hidden on the client's screen, unless it is a colleague's.
 */
export function Phone({ number, ofColleague = false }: { number: string; ofColleague?: boolean }) {
  const link = <PhoneLink number={number} />;
  return ofColleague ? link : <MaskedValue like={formatPhone(number)}>{link}</MaskedValue>;
}

/** Link that writes to an e-mail address; hidden on the client's screen, unless it is a colleague's. */
export function Email({
  address,
  className,
  ofColleague = false,
}: {
  address: string;
  className?: string;
  ofColleague?: boolean;
}) {
  const link = (
    <a className={className} href={`mailto:${address}`} title={className ? address : undefined}>
      {address}
    </a>
  );
  return ofColleague ? link : <MaskedValue>{link}</MaskedValue>;
}
