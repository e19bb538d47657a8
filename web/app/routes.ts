import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('calculator', 'routes/calculator.tsx'),
  route('strategies', 'routes/strategies.tsx'),
  route('dev/ui', 'routes/dev-ui.tsx'),
  route('*', 'routes/catch-all.tsx'),
] satisfies RouteConfig;
