import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Two bundles of one website: `client` for browsers, `ssr` for the server that renders the pages at its start.
 *
 * `app/build.ts` runs both and gives them the build id.
 */
export default defineConfig(({ command }) => ({
  plugins: [react()],
  appType: 'custom',
  publicDir: 'public',
  css: { devSourcemap: true },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: false, // chunks of earlier builds stay served for 30 days; app/build.ts prunes them
        assetsDir: '_assets',
        assetsInlineLimit: 0, // no data: URLs, so the policy can stay narrow
        manifest: 'build-manifest.json',
        rolldownOptions: {
          input: { boot: 'app/boot.ts' },
          // React changes far more seldom than we do: a returning visitor has it already.
          output: {
            codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
          },
        },
      },
    },
    ssr: {
      // React's development build would render a 360-row table twenty times slower (platform.md §4).
      resolve: { noExternal: true },
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { 'entry-server': 'app/entry-server.tsx' },
          checks: { ineffectiveDynamicImport: false }, // the server has every page at hand, that is the point
        },
      },
    },
  },
}))
