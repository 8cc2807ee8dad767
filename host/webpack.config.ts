import { hostPreset } from '@pignon/platform/build/host-preset';

export default hostPreset(import.meta.dirname);
