import { useState } from 'react';
import './avatar.css';

export type AvatarProps = { firstName: string; lastName: string; photoURL?: string | null; size?: number };

function initials(firstName: string, lastName: string): string {
  return `${firstName.trim().charAt(0)}${lastName.trim().charAt(0)}`.toLocaleUpperCase('fr') || '·';
}

/** A user's photograph, else initials. Show the name beside it. */
export function Avatar({ firstName, lastName, photoURL, size = 28 }: AvatarProps) {
  const [isBroken, setIsBroken] = useState(false);
  const style = { width: size, height: size, fontSize: Math.round(size * 0.42) };
  return (
    <span className="pg-avatar" style={style} aria-hidden>
      {photoURL && !isBroken ? (
        <img src={photoURL} alt="" referrerPolicy="no-referrer" onError={() => setIsBroken(true)} />
      ) : (
        initials(firstName, lastName)
      )}
    </span>
  );
}
