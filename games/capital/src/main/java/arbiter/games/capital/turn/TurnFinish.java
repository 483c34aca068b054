package arbiter.games.capital.turn;

import arbiter.games.capital.damage.Poison;
import arbiter.games.capital.gear.PlasmaDisruptions;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** The end of a turn, in the order of CAP-AMB-72. Ledger: section 5.1, step 7. */
public final class TurnFinish {

    private TurnFinish() {}

    public static void resolve(Play<CapitalState> play) {
        Combatant unit = play.state().acting().orElseThrow();
        List<Combatant> sharing = CompanionTurns.sharing(play.state(), unit); // CAP-AMB-34
        if (sharing.isEmpty()) {
            finish(play, unit);
        }
        for (Combatant one : sharing) {
            finish(play, one);
        }
    }

    private static void finish(Play<CapitalState> play, Combatant unit) {
        TurnTrait.turnEnds(play, unit); // 1
        steps(play, unit);
        play.emit(new TurnEnded(unit.id())); // 4
    }

    /** What happens to a unit as its turn ends, in a combat or outside of one. Ledger: CAP-AMB-72, CAP-AMB-145. */
    public static void steps(Play<CapitalState> play, Combatant unit) {
        Poison.resolve(play, unit); // 2
        PlasmaDisruptions.resolve(play, unit); // 3
    }
}
