import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { Button } from '../design/button.tsx';

const STATE_WORDS: Partial<Record<ClientOffer['state'], string>> = {
  accepted: 'Ponuku medzitým niekto prijal.',
  declined: 'Ponuka bola medzitým odmietnutá.',
  expired: 'Platnosť ponuky sa medzitým skončila.',
  withdrawn: 'Ponuka bola medzitým odvolaná.',
};

/** What has become of the offer that is read. */
export const newsWords = ({ letter, state }: ClientOffer, read: Pick<ClientOffer, 'revision' | 'letter'>) =>
  STATE_WORDS[state] ?? `Prišla revízia ${letter}. Revízia ${read.letter}, ktorú čítate, už neplatí.`;

interface OfferNewsProps {
  news: ClientOffer | null;
  read: ClientOffer;
  onShow: (news: ClientOffer) => void;
}

/** Over the page, so that nothing under it moves: the offer is another one now, and the way to it. */
export const OfferNews = ({ news, read, onShow }: OfferNewsProps) => (
  <div role="status" className="client-offer-news">
    {news && (
      <div className="client-offer-width">
        <p>{newsWords(news, read)}</p>
        <Button variant="primary" onClick={() => onShow(news)}>
          {news.revision === read.revision ? 'Zobraziť' : `Otvoriť revíziu ${news.letter}`}
        </Button>
      </div>
    )}
  </div>
);
