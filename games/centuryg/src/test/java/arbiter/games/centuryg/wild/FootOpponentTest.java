package arbiter.games.centuryg.wild;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Tables;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The game's own players at random tables with people on foot: everything comes to an end, and they use what they have. */
class FootOpponentTest {

    private static final int TABLES = 500;
    private static final int STEPS = 20_000;

    /** What people on foot decided other than by default. */
    private static final class Decisions implements Agent<CenturyState> {

        private final Agent<CenturyState> opponent = Opponents.of(Tables.BOOK);
        private final Set<String> taken = new TreeSet<>();

        @Override
        public int pick(CenturyState state, Request<?> request) {
            int picked = opponent.pick(state, request);
            boolean onFoot = !request.decider().isGamemaster()
                    && state.unit(request.decider().id()).isOnFoot();
            if (onFoot && picked != request.fallbackIndex()) {
                taken.add(request.label());
                taken.add(request.label() + " " + request.option(picked).id().split(":")[0]);
            }
            return picked;
        }

        @Override
        public Optional<Call> call(CenturyState state, Supplier<List<Call>> offered) {
            Optional<Call> call = opponent.call(state, offered);
            call.ifPresent(what -> taken.add("call " + what.option().id().split(":")[0]));
            return call;
        }
    }

    @Test
    void it_uses_all_that_people_on_foot_can_do_and_never_goes_on_for_ever() {
        Decisions decisions = new Decisions();
        for (int seed = 0; seed < TABLES; seed++) {
            CenturyState state = WildTable.of(seed);
            if (state.units().stream().anyMatch(Fighter::isOnFoot)) {
                assertThat(new Simulation<>(decisions).play(Tables.BOOK.game(), state, seed, STEPS))
                        .as("table %d ends", seed)
                        .isPresent();
            }
        }
        assertThat(decisions.taken)
                .contains("turn.action attack", "turn.action disrupt", "turn.action buildup", "turn.action maneuver")
                .contains("turn.action run", "turn.action nightmare", "turn.action gas", "turn.action manifest")
                .contains("turn.action overwhelming-pressure", "attack.target", "nightmare.whom", "technobane.what")
                .contains("attack.deathblow called-shot", "attack.deathblow distraction-move")
                .contains("attack.deathblow finishing-blow", "attack.deathblow forbidden-secret-art")
                .contains("attack.deathblow sweeping-assault", "attack.deathblow true-strike")
                .contains("test.before genius", "test.before spirit-of-steel", "test.before ingenious")
                .contains("test.before hard-work-and-guts", "test.before skill-master", "test.before somatics")
                .contains("test.trade", "test.save yes", "round.swap", "round.agree yes", "profiling.whom")
                .contains("call leadership", "call jack-of-all-trades", "call spectral-body", "call technobane")
                .contains("call i-was-here-all-along", "call elusive-form", "call try", "try.what heal");
    }
}
