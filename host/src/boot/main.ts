import { trustScripts } from '@pignon/shared/federation/runtime/trusted-scripts';
import { survivePageTranslation } from './translated-page';

survivePageTranslation();
// before anything that fetches code
trustScripts();
// An async boundary: shared modules must be provided before anything uses them. In the same file, as it is always
// needed.
void import(/* webpackMode: "eager" */ './bootstrap');
