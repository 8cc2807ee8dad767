/** Reads a JSON data block that the edge wrote into the page. */
export function dataBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : undefined;
}
