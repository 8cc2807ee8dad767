/** Scrolls columns that are wider than their window to that of a day, beside the column of the hours. */
export function scrollToDay(place: HTMLElement, day: string): void {
  const window = place.querySelector('.ec-main');
  const head = place.querySelector(`.ec-col-head time[datetime="${day}"]`)?.closest('.ec-col-head');
  if (!window || !head) return;
  const hours = place.querySelector('.ec-header .ec-sidebar')?.getBoundingClientRect().width ?? 0;
  window.scrollLeft += head.getBoundingClientRect().left - window.getBoundingClientRect().left - hours;
}
