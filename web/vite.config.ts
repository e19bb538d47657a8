import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * What every page loads comes in two files rather than in dozens: on a phone each request costs more
 * than its bytes, and small files compress badly. What a page alone needs is split by itself.
 */
const codeSplitting = {
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
      priority: 2,
    },
    { name: 'frame', test: isInFrame, priority: 1 },
  ],
};

const frame = [
  /[\\/]app[\\/]site[\\/](?:frame|header|footer|error-view|not-found|page-meta)\.tsx?$/,
  /[\\/]app[\\/]session[\\/](?:login-address|own-path|refresh|signed-in-call|use-account)\.ts$/,
  /[\\/]app[\\/](?:analytics|ui[\\/](?:banner|button|field|use-hydrated|use-printing))\.tsx?$/,
  /[\\/]contract[\\/]src[\\/](?:client|errors|limits|texts[\\/](?:fields|session))\.ts$/,
  /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?:createLucideIcon|Icon)\b/,
];

function isInFrame(id: string): boolean {
  return frame.some((pattern) => pattern.test(id));
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  ssr: { noExternal: [/^@debt-payoff\//] },
});
