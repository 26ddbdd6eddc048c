import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { paintedFirst } from './http/first-paint.ts';
import { pageRenderer, type RenderPage } from './http/render-page.ts';

/**
 * The pages of this build, whose browser files lie in the folder. An entry of its own besides the program, so that the end
 * of the build can render every page.
 */
export const builtPages = (clientFolder: string): RenderPage =>
  // The generated module types optional values as `undefined`, the runtime's type does not.
  paintedFirst(pageRenderer(build as ServerBuild, 'production'), clientFolder);
