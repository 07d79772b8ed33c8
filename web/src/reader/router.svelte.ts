/** Which page is shown; links inside the table change it without a reload. */
import { IS_OFFLINE } from '../lib/mode';
import { addressOf, placeOf, readRoute, type Route } from '../lib/route';

class Router {
  route = $state.raw<Route>(readRoute(placeOf(new URL(location.href))));

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', addressOf(path));
    this.read();
    scrollTo(0, 0);
  }

  /** The same, in the place of this page: going back leads past it. */
  replace(path: string): void {
    this.rename(path);
    this.read();
  }

  /** Another address for the same place, such as the same table without its secret. */
  rename(path: string): void {
    history.replaceState(null, '', addressOf(path));
  }

  private read(): void {
    this.route = readRoute(placeOf(new URL(location.href)));
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
      return;
    const address = new URL(link.href);
    if (address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
    if (IS_OFFLINE && address.pathname !== location.pathname) return;
    // A mark inside the same page is the browser's own business.
    if (
      address.pathname === location.pathname &&
      address.search === location.search &&
      address.hash
    )
      return;
    event.preventDefault();
    const { pathname, search, hash } = placeOf(address);
    this.go(pathname + search + hash);
  }
}

export const router = new Router();
