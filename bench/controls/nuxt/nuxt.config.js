// As Nuxt comes. The bench writes app/pages/ and public/ beside this file.
export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  vite: { vue: { template: { transformAssetUrls: false } } }, // pictures stand in public/ under their own names
})
