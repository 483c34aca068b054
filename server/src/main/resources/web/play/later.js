/** What a table needs only after its first question: dialogs, banners, the gamemaster's tools, the lobby, the replay and the end. */
import './add-unit.js';
import './backdrop-tools.js';
import './dice-secret.js';
import './edit-list.js';
import './invite-dialog.js';
import './keys-dialog.js';
import './members-dialog.js';
import './proposal-banner.js';
import './replay-bar.js';
import './rule-sheet.js';
import './seeing-banner.js';
import './unit-tools.js';
import './player/fight-ending.js';
import '../lobby/lobby-page.js';
import '../learn/coach-note.js';
import '../learn/hint-note.js';
import '../learn/what-is-this.js';
