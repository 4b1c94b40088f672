import type { ManifestOptions } from 'vite-plugin-pwa';

/** How the site presents itself when it is installed. */
export const manifest: Partial<ManifestOptions> = {
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
