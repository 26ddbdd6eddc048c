import { Link } from 'react-router';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import type { OpenedOffer } from './opened-offer.ts';

/** The way to the project that an offer has begun, or that its addendum changes. */
export const OfferProject = ({ offer: { project, addendumOf } }: { offer: OpenedOffer }) =>
  project && (
    <Link to={projectDeskPath(project.id)} className="text-link">
      {addendumOf ? 'Dodatok k\u00A0projektu' : 'Projekt'} „{project.name}“
    </Link>
  );
