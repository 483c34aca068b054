package arbiter.games.gladiators.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.games.gladiators.GladiatorsRulebook;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.interpreters.lookahead.AgentFight;
import arbiter.interpreters.lookahead.Effort;
import arbiter.interpreters.lookahead.LookAhead;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import arbiter.kernel.Ending;
import arbiter.kernel.Request;
import arbiter.rulebook.Situation;
import arbiter.testkit.RandomAgent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The opponent plays to win. */
class OpponentTest {

    private static final GladiatorsRulebook BOOK = new GladiatorsRulebook();
    private static final int STEPS = 2_000;

    private static final String MIRROR = """
            game: gladiators
            units:
              - {id: a, character: ember.yaml, side: red, at: "5,5"}
              - {id: b, from: shadow-adept, side: red, at: "5,7"}
              - {id: c, character: ember.yaml, side: blue, at: "11,5"}
              - {id: d, from: shadow-adept, side: blue, at: "11,7"}
            """;

    private static GladiatorsState table(String yaml) {
        return Situation.read(Source.text("situation.yaml", yaml), BOOK.characterFiles())
                .start(BOOK);
    }

    @Test
    void it_beats_somebody_who_acts_at_random() {
        GladiatorsState start = table(MIRROR);
        int fights = 20;
        int won = 0;
        for (int seed = 1; seed <= fights; seed++) {
            String own = seed % 2 == 0 ? "red" : "blue";
            var ending = new Simulation<>(against(own, seed)).play(BOOK.game(), start.copy(), seed, STEPS);
            won += ending.flatMap(Ending::winner).filter(own::equals).isPresent() ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(fights * 3 / 4);
    }

    /** One side plays to win, the other does not think. */
    private static Agent<GladiatorsState> against(String own, long seed) {
        Agent<GladiatorsState> sensible = Opponents.of(BOOK);
        Agent<GladiatorsState> random = new RandomAgent<>(seed);
        return (state, request) -> {
            boolean mine = request.decider().isGamemaster()
                    || state.unit(request.decider().id()).side().equals(own);
            return (mine ? sensible : random).pick(state, request);
        };
    }

    @Test
    void it_wins_more_often_than_it_loses_against_one_that_looks_ahead() {
        int won = 0;
        int lost = 0;
        for (int seed = 1; seed <= 8; seed++) {
            String own = seed % 2 == 0 ? "red" : "blue";
            Agent<GladiatorsState> ahead = new LookAhead<>(BOOK.game(), new Effort(100, 40, 12), seed);
            var ending = new AgentFight<>(
                            BOOK.game(), table(MIRROR), seed, side -> side.equals(own) ? Opponents.of(BOOK) : ahead)
                    .play(STEPS);
            var winner = ending.flatMap(Ending::winner);
            won += winner.filter(own::equals).isPresent() ? 1 : 0;
            lost += winner.filter(side -> !side.equals(own)).isPresent() ? 1 : 0;
        }
        assertThat(won).isGreaterThan(lost);
    }

    @Test
    void an_area_is_laid_where_it_spares_friends() {
        GladiatorsState state = table("""
                game: gladiators
                units:
                  - {id: rime, character: doctor-rime.yaml, side: red, at: "2,5"}
                  - {id: friend, from: gang-member, side: red, at: "9,5"}
                  - {id: one, from: city-police, side: blue, at: "9,6"}
                  - {id: two, from: city-police, side: blue, at: "17,5"}
                  - {id: three, from: city-police, side: blue, at: "18,5"}
                turn: rime
                """);
        List<String> laid = new ArrayList<>();
        Agent<GladiatorsState> own = Opponents.of(BOOK);
        Agent<GladiatorsState> watched = (now, request) -> {
            int answer = isAction(request, now) ? hailstorm(request) : own.pick(now, request);
            if (request.label().equals("area.place")) {
                laid.add(request.option(answer).text());
            }
            return answer;
        };
        Simulation<GladiatorsState> simulation = new Simulation<>(watched);
        simulation.begin(state, 1);
        while (laid.isEmpty()) {
            simulation.advance(BOOK.game());
        }

        assertThat(laid.get(0)).contains("City Police").doesNotContain("Gang Member");
    }

    private static boolean isAction(Request<?> request, GladiatorsState state) {
        return request.label().equals("turn.action")
                && state.acting().orElseThrow().id().equals("rime");
    }

    private static int hailstorm(Request<?> request) {
        for (int i = 0; i < request.options().size(); i++) {
            if (request.option(i).id().equals("area:hailstorm:barrage")) {
                return i;
            }
        }
        return request.fallbackIndex();
    }
}
