import { index, type RouteConfig } from '@react-router/dev/routes';

export default [index('content/home.route.tsx')] satisfies RouteConfig;
