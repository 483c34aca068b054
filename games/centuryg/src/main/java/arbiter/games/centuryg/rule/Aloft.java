package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Note;

/** People whom the ground does not trouble. Ledger: flight-pack, spectral-body. */
final class Aloft {

    private Aloft() {}

    static boolean is(CenturyState state, Fighter person) {
        return person.body().notes().has(Note.Kind.FLYING, "") || state.has(Mark.Kind.INTANGIBLE, person);
    }
}
