package arbiter.interpreters.lookahead;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.situation.Agents;
import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Raider;
import arbiter.interpreters.testgame.Raids;
import arbiter.kernel.Agent;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.Viewer;
import arbiter.kernel.YesNo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LookAheadTest {

    private static final Effort SMALL = new Effort(200, 40, 10);
    private static final int STEPS = 2_000;

    private static Optional<Ending> fight(RaidGame game, long seed, Agent<RaidState> first, Agent<RaidState> others) {
        RaidState start = RaidState.of(new Raider("ann", "red", 10, 1, false), new Raider("bob", "blue", 10, 1, false));
        return new AgentFight<>(game, start, seed, asked -> asked.equals("red") ? first : others).play(STEPS);
    }

    @Test
    void it_beats_somebody_who_acts_at_random() {
        RaidGame game = new RaidGame();
        int won = 0;
        for (long seed = 1; seed <= 40; seed++) {
            RandomStream random = new RandomStream(~seed);
            LookAhead<RaidState> ahead = new LookAhead<>(game, SMALL, seed);
            Agent<RaidState> any =
                    (state, request) -> random.below(request.options().size());
            won += fight(game, seed, ahead, any)
                            .flatMap(Ending::winner)
                            .filter("red"::equals)
                            .isPresent()
                    ? 1
                    : 0;
            won += fight(game, seed, any, ahead)
                            .flatMap(Ending::winner)
                            .filter("blue"::equals)
                            .isPresent()
                    ? 1
                    : 0;
        }
        assertThat(won).isGreaterThan(55);
    }

    @Test
    void the_same_seed_gives_the_same_answers() {
        assertThat(answers(7)).isEqualTo(answers(7)).isNotEqualTo(answers(8));
    }

    private static List<String> answers(long seed) {
        Table<RaidState> table = Raids.underWay();
        LookAhead<RaidState> ahead = new LookAhead<>(table.game(), SMALL, seed);
        List<String> answers = new ArrayList<>();
        for (int i = 0; i < 40 && !table.open().isEmpty(); i++) {
            OpenRequest open = table.open().get(0);
            List<String> answer = Agents.answer(ahead, table, open);
            answers.add(open.request().label() + " " + answer);
            table.answer(Viewer.GAMEMASTER, open.id(), answer);
        }
        return answers;
    }

    /** Asks the same thing again and again unless somebody has had enough; the default is to go on. */
    private static final class EndlessMenu extends RaidGame {

        @Override
        protected void afterStrike(Play<RaidState> play) {
            Decider decider = Decider.unit(play.state().raiders().get(0).id());
            boolean again = true;
            while (again) {
                again = play.choose(
                                Request.one(decider, "ponder.again", YesNo.BOTH).otherwise(YesNo.YES))
                        == YesNo.YES;
            }
        }
    }

    @Test
    void a_menu_that_leads_back_to_itself_comes_to_an_end() {
        EndlessMenu game = new EndlessMenu();
        LookAhead<RaidState> ahead = new LookAhead<>(game, SMALL, 1);

        assertThat(fight(game, 1, ahead, ahead)).isPresent();
    }

    @Test
    void no_question_costs_more_than_its_budget() {
        int[] emitted = new int[1];
        RaidGame counted = new RaidGame() {
            @Override
            public double worth(RaidState state, String side) {
                emitted[0]++;
                return super.worth(state, side);
            }
        };
        Table<RaidState> table = Raids.table(counted, RaidState.usual());
        Agents.answer(new LookAhead<>(counted, SMALL, 1), table, table.open().get(0));

        assertThat(emitted[0]).isPositive().isLessThanOrEqualTo(2 * SMALL.decisions());
    }

    @Test
    void where_nothing_can_be_run_again_it_takes_the_default() {
        Table<RaidState> table = Raids.underWay();
        Request<?> request = table.open().get(0).request();

        assertThat(new LookAhead<>(table.game(), SMALL, 1).pick(table.state(), request))
                .isEqualTo(request.fallbackIndex());
    }
}
