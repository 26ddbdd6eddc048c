/* Styles of what the operator's screens draw, with the frame (overview-styles.ts says why). */
import './overview-styles.ts';
import './qr-code.css';
import './checklist.css';
import './client-offer.css';
import './conversation.css';
import './files.css';
import './screens.css';
import './settings-sheet.css';
import './sum-scale.css';
import './desk.css';
import '../checkbox.css';
import '../popover.css';
import '../switch.css';
