import type { Plugin } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';

/** How the site presents itself when it is installed. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  lang: 'en',
  name: 'Regalia',
  short_name: 'Regalia',
  description: 'Five games of kings on one table.',
  start_url: '/',
  display: 'standalone',
  background_color: '#f1e7d3',
  theme_color: '#2a2138',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const TRANSLATED = {
  cs: 'Pět královských her na jednom stole.',
  sk: 'Päť kráľovských hier na jednom stole.',
};

/** Adds the manifests of the other languages, `/manifest.cs.webmanifest`; they install the same app. */
export function translatedManifests(): Plugin {
  return {
    name: 'translated-manifests',
    apply: 'build',
    generateBundle() {
      for (const [lang, description] of Object.entries(TRANSLATED)) {
        const source = JSON.stringify({ ...manifest, lang, description });
        this.emitFile({ type: 'asset', fileName: `manifest.${lang}.webmanifest`, source });
      }
    },
  };
}
