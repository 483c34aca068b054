package arbiter.games.wasteland.test;

import arbiter.games.wasteland.test.HelpEvents.HelpEnded;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Part: the ally whose next test somebody assists by the Assist action. Ledger: WAS-MAJ-1. */
public record PromisedHelp(Optional<String> ally) implements Part {

    public static final PromisedHelp NONE = new PromisedHelp(Optional.empty());

    /** Unused help is over when the helper's next turn begins. Ledger: WAS-TURN-6. */
    public static void end(Play<WastelandState> play, Fighter one) {
        if (one.promisedHelp().ally.isPresent()) {
            play.emit(new HelpEnded(one.id()));
        }
    }
}
