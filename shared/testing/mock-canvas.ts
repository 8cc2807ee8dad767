/** Mocks the canvas, which jsdom lacks, until `jest.restoreAllMocks`; every drawing is `image`. */
export function mockCanvas(image = 'data:image/png;base64,AAAA'): void {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    ...{ fillRect: () => undefined, clearRect: () => undefined, fillText: () => undefined },
    ...{ beginPath: () => undefined, scale: () => undefined },
  } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(image);
}
