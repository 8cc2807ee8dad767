/** Brings the section with that anchor on screen, with the cursor in the first of its fields. */
export function goToSection(anchor: string): void {
  const section = document.getElementById(anchor);
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
}
