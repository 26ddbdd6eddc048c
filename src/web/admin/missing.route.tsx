export { noSuchScreen as clientLoader } from '../errors/no-such-screen.ts';

/** Never drawn, since the loader always fails; React Router takes a route without it for no page at all. */
export default function Missing() {
  return null;
}
