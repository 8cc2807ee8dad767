// The boundary that lets the shared modules be provided before anything uses them.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
