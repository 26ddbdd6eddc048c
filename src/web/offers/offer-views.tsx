import { useSearchParams } from 'react-router';
import { Segmented } from '../design/areas/segmented.tsx';

/** Name of the view in the address. */
const VIEW = 'pohlad';

export const OFFER_VIEWS = {
  uprava: 'Úprava',
  nahlad: 'Náhľad',
  zmeny: 'Zmeny',
  priebeh: 'Priebeh',
} as const;
export type OfferView = keyof typeof OFFER_VIEWS;

/** The view that the address names among those there are, else the first; and the way to another one. */
export function useOfferView(views: readonly OfferView[]) {
  const [query, setQuery] = useSearchParams();
  const named = query.get(VIEW);
  const view = views.find((one) => one === named) ?? views[0] ?? 'priebeh';
  const setView = (next: OfferView) => {
    // The same address once more is a visit of the page, which begins at its top.
    if (next === view) return;
    setQuery(
      (before) => {
        const search = new URLSearchParams(before);
        search.set(VIEW, next);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { view, setView };
}

interface OfferViewsProps {
  views: readonly OfferView[];
  view: OfferView;
  onView: (view: OfferView) => void;
  /** Of what the changes lead from and to: "B → C". */
  changes: string | null;
}

/** The ways to see one offer. */
export const OfferViews = ({ views, view, onView, changes }: OfferViewsProps) =>
  views.length < 2 ? null : (
    <Segmented
      label="Zobrazenie"
      value={view}
      onValue={onView}
      options={views.map((one) => ({
        value: one,
        label: one === 'zmeny' && changes ? `${OFFER_VIEWS.zmeny} ${changes}` : OFFER_VIEWS[one],
      }))}
    />
  );
