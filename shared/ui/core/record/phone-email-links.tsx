import { useEffect, useState } from 'react';
import { formatForeignPhone, formatPhone, phoneHref } from '@pignon/shared/i18n';
import { MaskedValue } from './masked-value';

function PhoneLink({ number }: { number: string }) {
  const national = formatPhone(number);
  const [foreign, setForeign] = useState({ number, text: national });
  useEffect(() => {
    if (national !== number) return;
    let isVisible = true;
    formatForeignPhone(number).then(
      (text) => isVisible && setForeign({ number, text }),
      () => undefined,
    );
    return () => {
      isVisible = false;
    };
  }, [number, national]);
  const text = foreign.number === number ? foreign.text : national;
  return (
    <a className="pg-tabular" href={phoneHref(number)}>
      {text}
    </a>
  );
}

/**
 * A telephone number stored in E.164, written as people read it, that calls when clicked. Hidden from customers, unless it
 * is a colleague's.
 */
export function Phone({ number, ofColleague = false }: { number: string; ofColleague?: boolean }) {
  const link = <PhoneLink number={number} />;
  return ofColleague ? link : <MaskedValue like={formatPhone(number)}>{link}</MaskedValue>;
}

/** An e-mail address that writes when clicked; hidden from customers, unless it is a colleague's. */
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
