import type {AddUnit} from './play/add-unit.js';
import type {AmountField} from './play/amount-field.js';
import type {ArbiterBoard} from './board/arbiter-board.js';
import type {CallList} from './play/call-list.js';
import type {ChatBox} from './play/chat-box.js';
import type {DecidePanel} from './play/decide-panel.js';
import type {GameLog} from './play/game-log.js';
import type {InviteDialog} from './play/invite-dialog.js';
import type {KeysDialog} from './play/keys-dialog.js';
import type {LobbyInvite} from './lobby/lobby-invite.js';
import type {MembersDialog} from './play/members-dialog.js';
import type {NewTable} from './home/new-table.js';
import type {OptionCard} from './play/option-card.js';
import type {OptionList} from './play/option-list.js';
import type {PageDialog} from './shared/dialog.js';
import type {RuleSheet} from './play/rule-sheet.js';
import type {SpendList} from './play/spend/spend-list.js';
import type {UnitCard} from './play/unit-card.js';
import type {UnitList} from './play/unit-list.js';
import type {WaitingNote} from './play/waiting-note.js';
import type {WatchingNote} from './play/watching-note.js';

declare global {
  /** The elements that other modules look for by their tags. */
  interface HTMLElementTagNameMap {
    'add-unit': AddUnit;
    'amount-field': AmountField;
    'arbiter-board': ArbiterBoard;
    'call-list': CallList;
    'chat-box': ChatBox;
    'decide-panel': DecidePanel;
    'game-log': GameLog;
    'invite-dialog': InviteDialog;
    'keys-dialog': KeysDialog;
    'lobby-invite': LobbyInvite;
    'members-dialog': MembersDialog;
    'new-table': NewTable;
    'option-card': OptionCard;
    'option-list': OptionList;
    'page-dialog': PageDialog;
    'rule-sheet': RuleSheet;
    'spend-list': SpendList;
    'unit-card': UnitCard;
    'unit-list': UnitList;
    'waiting-note': WaitingNote;
    'watching-note': WatchingNote;
  }

  interface Window {
    /** Set by shared/first-paint.js before anything is drawn. */
    arbiterTheme: {show(name: string | null): void};
    /** Answers to calls by their paths, asked for by shared/early-calls.js. */
    arbiterEarly: Record<string, Promise<Response | undefined> | undefined>;
  }
}
