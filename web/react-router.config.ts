import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  buildDirectory: process.env.WEB_BUILD_FOLDER ?? 'build/by-hand',
  // The list of routes is small; asking for it link by link would cost a request on every page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
