package arbiter.interpreters.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.RandomStream;
import arbiter.interpreters.testgame.Action;
import arbiter.interpreters.testgame.RaidEvent.Adjusted;
import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Raider;
import arbiter.kernel.Agent;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.Viewer;
import arbiter.kernel.YesNo;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SimulationTest {

    private static final int DRAWS = 200_000;

    private static RaidState fight(long seed) {
        RandomStream random = new RandomStream(~seed);
        Agent<RaidState> anything =
                (state, request) -> random.below(request.options().size());
        RaidState state = RaidState.usual();
        new Simulation<>(anything).play(new RaidGame(), state, seed, 60);
        return state;
    }

    @Test
    void the_same_seed_gives_the_same_fight() {
        for (long seed = 0; seed < 200; seed++) {
            assertThat(fight(seed)).isEqualTo(fight(seed));
        }
    }

    @Test
    void other_seeds_give_other_fights() {
        List<RaidState> ends = new ArrayList<>();
        for (long seed = 0; seed < 20; seed++) {
            ends.add(fight(seed));
        }
        assertThat(ends.stream().distinct()).hasSizeGreaterThan(10);
    }

    @Test
    void one_simulation_serves_fight_after_fight() {
        Simulation<RaidState> simulation = new Simulation<RaidState>(Agent.byDefault());
        RaidState first = RaidState.usual();
        RaidState again = RaidState.usual();
        simulation.play(new RaidGame(), first, 7, 1_000);
        simulation.play(new RaidGame(), RaidState.usual(), 8, 1_000);

        simulation.play(new RaidGame(), again, 7, 1_000);

        assertThat(again).isEqualTo(first);
    }

    /** Whoever is struck hides in the middle of the step: others neither see them then nor may point at them. */
    private static final class HidingRaid extends RaidGame {

        @Override
        protected void afterStrike(Play<RaidState> play) {
            play.emit(new Adjusted("bob", 5, true));
            play.choose(Request.one(Decider.unit("ann"), "strike.after", List.of(new Action("bob"), new Action("rest")))
                    .otherwise(new Action("rest")));
        }

        @Override
        public Set<String> hidden(RaidState state) {
            return state.raider("bob").hidden() ? Set.of("bob") : Set.of();
        }

        @Override
        public RaidState known(RaidState state, Viewer viewer) {
            return hidden(state).isEmpty() || viewer.answersFor(Decider.unit("bob"))
                    ? state
                    : RaidState.of(state.raider("ann"));
        }
    }

    @Test
    void an_agent_does_not_see_who_hides_in_the_middle_of_a_step() {
        List<String> asked = new ArrayList<>();
        Agent<RaidState> striking = (state, request) -> {
            if (request.label().equals("strike.after")) {
                asked.add(state + " " + request.options());
            }
            return 0;
        };
        RaidState state = RaidState.of(new Raider("ann", "red", 10, 1, false), new Raider("bob", "blue", 10, 0, false));
        new Simulation<>(striking).play(new HidingRaid(), state.underWay(), 1, 2);

        assertThat(asked).containsExactly("[ann 10/1] turn 0 round 0 order  [Action[id=rest]]");
    }

    @Test
    void a_fight_is_played_to_its_end_or_for_so_many_steps() {
        Simulation<RaidState> simulation = new Simulation<RaidState>(Agent.byDefault());

        assertThat(simulation.play(new RaidGame(), RaidState.usual(), 1, 1_000)).isPresent();
        assertThat(simulation.play(new RaidGame(), RaidState.usual(), 1, 2)).isEmpty();
    }

    @Test
    void drawing_and_choosing_makes_no_garbage() {
        Simulation<RaidState> simulation = new Simulation<RaidState>(Agent.byDefault());
        simulation.begin(RaidState.usual(), 1);
        Dice dice = Dice.of(2, Die.D6);
        Request<YesNo> request = Request.one(Decider.unit("ann"), "ask.again", YesNo.BOTH);
        int sum = drawAndChoose(simulation, dice, request);

        long before = allocated();
        long nothing = allocated() - before;
        before = allocated();
        sum += drawAndChoose(simulation, dice, request);
        long bytes = allocated() - before - nothing;

        assertThat(sum).isGreaterThan(DRAWS * 4);
        assertThat(bytes).isLessThan(DRAWS / 100);
    }

    private static int drawAndChoose(Simulation<RaidState> simulation, Dice dice, Request<YesNo> request) {
        int sum = 0;
        for (int i = 0; i < DRAWS; i++) {
            sum += simulation.draw("strike.roll", dice).sum();
            sum += simulation.choose(request).ordinal();
        }
        return sum;
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }
}
