import type { ReactNode } from 'react';
import { tied } from '#domain/kernel/text.ts';
import { classes } from '../classes.ts';
import './files.css';

interface PhotoTilesProps {
  /** What they are, for screen readers. */
  label: string;
  /** In rows of six, of three where there is little room. */
  inSixes?: boolean;
  /** PhotoTile. */
  children: ReactNode;
}

/** Photos beside each other as far as there is room. */
export const PhotoTiles = ({ label, inSixes = false, children }: PhotoTilesProps) => (
  <ul aria-label={label} className={classes('photo-tiles', inSixes && 'photo-tiles-six')}>
    {children}
  </ul>
);

interface PhotoTileProps {
  id: string;
  /** Said instead of the picture, and shown until it is there. */
  name: string;
  /** Address of a small picture; null while it is on its way. */
  picture: string | null;
  onOpen: () => void;
}

/** A photo as large as its place; pressed, it is shown whole. */
export const PhotoTile = ({ id, name, picture, onOpen }: PhotoTileProps) => (
  <li>
    <button type="button" id={id} className="photo-tile" aria-haspopup="dialog" onClick={onOpen}>
      {picture ? (
        <img src={picture} alt={name} loading="lazy" decoding="async" />
      ) : (
        <span className="photo-tile-name">{tied(name)}</span>
      )}
    </button>
  </li>
);
