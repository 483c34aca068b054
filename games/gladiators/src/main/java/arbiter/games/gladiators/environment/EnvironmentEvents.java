package arbiter.games.gladiators.environment;

import arbiter.games.gladiators.board.AbilityOwner;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Line;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;

/** Events: environments are made, changed and meet their opposites. Ledger: GG-AB-05, GG-ENV-2, GG-ENV-3. */
public final class EnvironmentEvents {

    private EnvironmentEvents() {}

    /** What an instance of an ability has made of the air is gone. */
    public static void vanish(GladiatorsState state, AbilityOwner owner) {
        if (state.environments().of(owner).isPresent()) {
            state.set(state.environments().without(owner));
        }
    }

    /** The gamemaster lays a natural environment over hexes, or over the whole board. */
    public static void paint(GladiatorsState state, NaturalEnvironment painted) {
        state.set(state.environments().painted(state.map(), painted));
    }

    /** The gamemaster takes natural environments of a kind off hexes, or off the whole board if none are named. */
    public static void erase(GladiatorsState state, Climate kind, List<Hex> hexes) {
        state.set(state.environments().erased(state.map(), kind, hexes));
    }

    /** An environment is made. */
    public record EnvironmentMade(CreatedEnvironment made) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            state.set(state.environments().with(made));
        }

        @Override
        public Line line(GladiatorsState state) {
            List<String> words = new ArrayList<>();
            for (Climate kind : made.kinds()) {
                words.add(kind.word().replace('-', ' '));
            }
            return tell(
                    state,
                    made.owner().unit(),
                    " makes " + String.join(" and ", words) + " of Level " + made.level() + ", " + made.radius()
                            + " hexes around "
                            + HexWords.to(state, Spot.ground(made.centre()), ""));
        }
    }

    /** An environment has gone with its maker, or is not what it was. Ledger: GG-DUR-4, GG-MD-17. */
    public record EnvironmentChanged(CreatedEnvironment now) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            state.set(state.environments().with(now));
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, now.owner().unit(), "'s environment changes");
        }
    }

    /** Of two opposites one stays. Ledger: GG-ENV-3, GG-AMB-16. */
    public record ClashSettled(EnvironmentClash clash, boolean newerWins) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            state.set(clash.settled(state.environments(), newerWins));
        }

        @Override
        public Line line(GladiatorsState state) {
            String newer = clash.kind().word().replace('-', ' ') + " of Level " + clash.level();
            String other = clash.other().word().replace('-', ' ') + " of Level " + clash.otherLevel();
            return tell(
                    state,
                    clash.owner().unit(),
                    "'s " + newer + " meets " + other + ": "
                            + (newerWins ? clash.kind() : clash.other()).word().replace('-', ' ') + " stays");
        }
    }
}
