import cube from './cube.en.json';
import own from './en.json';
import headings from './headings.en.json';
import labels from './labels.en.json';
import map from './map.en.json';
import print from './print.en.json';
import publish from './publish.en.json';
import record from './record.en.json';

/** English texts, loaded as a whole when the screen is in English. */
export default { ...own, ...record, ...map, ...cube, ...print, ...publish, ...headings, ...labels };
