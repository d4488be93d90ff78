import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // One hashed file per font and no inlined data: addresses, which the content security policy would refuse.
  build: { assetsInlineLimit: 0, target: 'es2023' },
});
