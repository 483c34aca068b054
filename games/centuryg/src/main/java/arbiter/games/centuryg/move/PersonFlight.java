package arbiter.games.centuryg.move;

import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;

/** People whom the ground does not trouble. Ledger: flight-pack, spectral-body. */
final class PersonFlight {

    private PersonFlight() {}

    static boolean is(CenturyState state, Fighter person) {
        return person.body().notes().has(Note.Kind.FLYING, "") || state.has(Mark.Kind.INTANGIBLE, person);
    }
}
