package arbiter.interpreters.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.RandomStream;
import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.kernel.Agent;
import arbiter.kernel.Decider;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
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
