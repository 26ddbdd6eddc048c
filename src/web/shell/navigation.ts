export interface NavigationLink {
  to: string;
  label: string;
}

/** Pages in the header's navigation. A page is added here together with its route. */
export const NAVIGATION: readonly NavigationLink[] = [{ to: '/sluzby', label: 'Služby' }];
