import { sniffMedia } from './sniff-media';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the type of a file', () => {
  it.each([
    ['\u00ff\u00d8\u00ff\u00e0..JFIF', 'jpeg'],
    ['\u0089PNG\r\n\u001a\n....', 'png'],
    ['RIFF....WEBPVP8 ', 'webp'],
    ['%PDF-1.7', 'pdf'],
    ['GIF89a', 'gif'],
    ['....ftypheic....', 'heic'],
    ['....ftypmif1....', 'heic'],
    ['....ftypmp42....', null],
    ['RIFF....WAVE', null],
    ['PK\u0003\u0004', null],
    ['<svg xmlns=', null],
    [' %PDF-1.7', null],
    ['', null],
  ])('is detected from the bytes %j: %s', (start, kind) => {
    expect(sniffMedia(bytes(start))).toBe(kind);
  });
});
