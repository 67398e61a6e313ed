// As Nuxt comes. The bench writes app/pages/ and public/ beside this file.
export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  nitro: { prerender: { failOnError: false } }, // the pages link to others of the site, which are not here
  vite: { vue: { template: { transformAssetUrls: false } } }, // pictures stand in public/ under their own names
})
