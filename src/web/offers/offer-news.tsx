import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { isEndedByProject } from '#domain/offers/revision-life.ts';
import { Button } from '../design/button.tsx';

/** Of an offer, and of an addendum. */
const STATE_WORDS: Partial<Record<ClientOffer['state'], [string, string]>> = {
  accepted: ['Ponuku medzitým niekto prijal.', 'Dodatok medzitým niekto prijal.'],
  declined: ['Ponuka bola medzitým odmietnutá.', 'Dodatok bol medzitým odmietnutý.'],
  expired: ['Platnosť ponuky sa medzitým skončila.', 'Platnosť dodatku sa medzitým skončila.'],
  withdrawn: ['Ponuka bola medzitým odvolaná.', 'Dodatok bol medzitým odvolaný.'],
};

/** Of an addendum that is open still: another one was accepted, or the work has moved. */
const EFFECT_WORDS =
  'Projekt sa medzitým zmenil, preto dodatok mení jeho cenu alebo termín spustenia inak, ako tu čítate.';

/** Of an addendum whose project takes none any more. */
const CLOSED_WORDS = 'Projekt bol medzitým uzavretý, preto sa dodatok už nedá prijať.';

/** What has become of the offer that is read. */
export function newsWords(offer: ClientOffer, read: Pick<ClientOffer, 'letter' | 'revision'>): string {
  if (isEndedByProject(offer)) return CLOSED_WORDS;
  const words = STATE_WORDS[offer.state];
  if (words) return worded(offer, ...words);
  return offer.revision === read.revision
    ? EFFECT_WORDS
    : `Prišla revízia ${offer.letter}. Revízia ${read.letter}, ktorú čítate, už neplatí.`;
}

interface OfferNewsProps {
  news: ClientOffer | null;
  read: ClientOffer;
  onShow: (news: ClientOffer) => void;
}

/** Over the page, so that nothing under it moves: the offer is another one now, and the way to it, from its top. */
export const OfferNews = ({ news, read, onShow }: OfferNewsProps) => (
  <div role="status" className="client-offer-news">
    {news && (
      <div className="client-offer-width">
        <p>{newsWords(news, read)}</p>
        <Button
          size="small"
          variant="primary"
          onClick={() => {
            onShow(news);
            window.scrollTo({ top: 0 });
          }}
        >
          {news.revision === read.revision ? 'Zobraziť' : `Otvoriť revíziu ${news.letter}`}
        </Button>
      </div>
    )}
  </div>
);
