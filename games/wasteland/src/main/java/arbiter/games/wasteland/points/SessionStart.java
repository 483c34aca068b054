package arbiter.games.wasteland.points;

import arbiter.games.wasteland.chem.ChemDurations.DosesForgotten;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;

/** Both pools are set anew when a session starts, and never in between. Ledger: WAS-AP-1, WAS-AP-12. */
public final class SessionStart {

    private SessionStart() {}

    public static void resolve(Play<WastelandState> play) {
        play.emit(new SessionBegan());
        for (Fighter one : play.state().units()) {
            if (!one.chems().taken().isEmpty()) {
                play.emit(new DosesForgotten(one.id()));
            }
        }
    }

    /** A session starts: no points for the party, one for each player character for the gamemaster. */
    public record SessionBegan() implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            ActionPools start = ActionPools.start(state.units());
            ActionPools.put(state, start.party(), start.gamemaster());
        }

        @Override
        public Line line(WastelandState state) {
            return Line.of("A session starts: party " + state.pools().party() + " AP, gamemaster "
                    + state.pools().gamemaster() + " AP");
        }
    }
}
