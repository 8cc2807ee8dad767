/** Draws the logo: a gable with a lit round window. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden>
      <path
        fill="#2e7d32"
        d="M24 10.5 39 24v15.5a2.5 2.5 0 0 1-2.5 2.5H30v-8a6 6 0 0 0-12 0v8h-6.5A2.5 2.5 0 0 1 9 39.5V24z"
      />
      <path
        fill="none"
        stroke="#1b5e20"
        strokeWidth="4.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M4.5 23.5 24 6l19.5 17.5"
      />
      <circle cx="24" cy="21" r="3.4" fill="#ffb300" />
    </svg>
  );
}
