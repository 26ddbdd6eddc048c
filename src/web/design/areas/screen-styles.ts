/*
 * Styles of what single screens draw. The shell of an area knows the stylesheets of its frame alone: another that only a
 * screen asks for would not be in its head when React takes the document over.
 */
import './state-mark.css';
import './offer-marks.css';
import './qr-code.css';
import './area-utilities.css';
import './board.css';
import './client-offer.css';
import './conversation.css';
import './days-ruler.css';
import './fold-section.css';
import './offer-desk.css';
import './plan-ruler.css';
import './promise-clock.css';
import './sum-scale.css';
import './waterfall.css';
import './work-plan.css';
import '../checkbox.css';
import '../popover.css';
import '../switch.css';
