package arbiter.bench;

import arbiter.bench.d1.EngineDuel;
import arbiter.bench.wasteland.AttackOdds;
import arbiter.bench.wasteland.WastelandTables;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.interpreters.lookahead.Opponents;
import java.util.List;

/** The wasteland game against the small duel on the same engine, so that the ratios say what a whole game costs. */
final class WastelandPairs {

    private static final long SEED = 17;
    private static final int DECISIONS = 1_000;
    private static final int CHECKED_FIGHTS = 20;

    private WastelandPairs() {}

    static List<Pair> all() {
        Program duel = DuelReference.program(new EngineDuel(SEED)::fight);
        Fights<WastelandState> fights = convoy();
        return List.of(
                Pair.forOrientation(
                        "wasteland convoy x 1000 decisions / D1",
                        duel,
                        new Program(() -> fights.decide(DECISIONS), () -> plausible(convoy()))),
                Pair.forOrientation(
                        "wasteland copy / D1",
                        duel,
                        new Program(() -> fights.copy().units().size(), List::of)),
                preview("wasteland shot at a warlord / D1", duel, AttackOdds.shot()),
                preview("wasteland blow at a machine / D1", duel, AttackOdds.blow()));
    }

    private static Fights<WastelandState> convoy() {
        return new Fights<>(
                WastelandTables.BOOK.game(), WastelandTables.convoy(), Opponents.of(WastelandTables.BOOK), SEED);
    }

    private static Pair preview(String name, Program duel, AttackOdds odds) {
        return Pair.forOrientation(name, duel, new Program(() -> odds.preview().paths(), () -> exact(name, odds)));
    }

    private static List<String> exact(String name, AttackOdds odds) {
        return odds.preview().complete() ? List.of() : List.of(name + " is sampled");
    }

    /** Fights come to an end, and neither side wins all of them. */
    private static List<String> plausible(Fights<WastelandState> fights) {
        long won = fights.wins("convoy", CHECKED_FIGHTS);
        return won > 0 && won < CHECKED_FIGHTS
                ? List.of()
                : List.of("of " + CHECKED_FIGHTS + " fights the convoy wins " + won);
    }
}
