/** Scrolls to a section and focuses its first field. */
export function goToSection(anchor: string): void {
  const section = document.getElementById(anchor);
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
}
