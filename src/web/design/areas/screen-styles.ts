/*
 * Styles of what single screens draw. The shell of an area knows the stylesheets of its frame alone: another that only a
 * screen asks for would not be in its head when React takes the document over.
 */
import './state-mark.css';
import './offer-marks.css';
import './qr-code.css';
import './area-utilities.css';
import './checklist.css';
import './client-offer.css';
import './conversation.css';
import './files.css';
import './screens.css';
import './sum-scale.css';
import '../checkbox.css';
import '../popover.css';
import '../switch.css';
