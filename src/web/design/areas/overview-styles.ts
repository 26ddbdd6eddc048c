/*
 * Styles of what a client's first screens draw. The shell of an area knows the stylesheets of its frame alone: another that
 * only a screen asks for would not be in its head when React takes the document over. A screen of the portal that needs
 * more brings it with a part that its clientLoader fetches beside the data.
 */
import './state-mark.css';
import './offer-marks.css';
import './area-utilities.css';
import './overview.css';
