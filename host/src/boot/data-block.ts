/** Reads a JSON data block that the edge wrote into the page. */
export function dataBlock<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
