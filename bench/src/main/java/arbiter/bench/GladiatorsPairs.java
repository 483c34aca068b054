package arbiter.bench;

import arbiter.bench.d1.EngineDuel;
import arbiter.bench.gladiators.AreaPreviews;
import arbiter.bench.gladiators.GladiatorsTables;
import arbiter.bench.gladiators.LargeBoard;
import arbiter.games.gladiators.opponent.GladiatorsRuleOfThumb;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.preview.Outlook;
import java.util.List;

/** Glorious Gladiators against the small duel on the same engine, so that the ratios say what a whole game costs. */
final class GladiatorsPairs {

    private static final long SEED = 11;
    private static final int DECISIONS = 1_000;
    private static final int CHECKED_FIGHTS = 20;

    private GladiatorsPairs() {}

    static List<Pair> all() {
        Program duel = DuelReference.program(new EngineDuel(SEED)::fight);
        Fights<GladiatorsState> fights = fiveAgainstEight();
        Fights<GladiatorsState> quick = byRuleOfThumb();
        LargeBoard board = new LargeBoard();
        AreaPreviews previews = new AreaPreviews();
        return List.of(
                Pair.forOrientation(
                        "gladiators 5v8 x 1000 decisions / D1",
                        duel,
                        new Program(() -> fights.decide(DECISIONS), () -> plausible(fiveAgainstEight()))),
                Pair.forOrientation(
                        "gladiators 5v8 by rule of thumb x 1000 decisions / D1",
                        duel,
                        new Program(() -> quick.decide(DECISIONS), () -> plausible(byRuleOfThumb()))),
                Pair.forOrientation(
                        "gladiators copy / D1",
                        duel,
                        new Program(() -> fights.copy().units().size(), List::of)),
                Pair.forOrientation(
                        "gladiators preview of a Blast on eight / D1",
                        duel,
                        new Program(() -> previews.preview().paths(), () -> complete(previews))),
                Pair.forOrientation("gladiators sight on 60 x 40 / D1", duel, new Program(board::seen, List::of)),
                Pair.forOrientation(
                        "gladiators area places on 60 x 40 / D1", duel, new Program(board::places, List::of)));
    }

    private static Fights<GladiatorsState> fiveAgainstEight() {
        return new Fights<>(
                GladiatorsTables.BOOK.game(),
                GladiatorsTables.fiveAgainstEight(),
                Opponents.of(GladiatorsTables.BOOK),
                SEED);
    }

    private static Fights<GladiatorsState> byRuleOfThumb() {
        return new Fights<>(
                GladiatorsTables.BOOK.game(),
                GladiatorsTables.fiveAgainstEight(),
                GladiatorsRuleOfThumb.create(),
                SEED);
    }

    /** All eight are in it, and no chance had to be sampled. */
    private static List<String> complete(AreaPreviews previews) {
        Outlook outlook = previews.preview();
        if (!outlook.complete()) {
            return List.of("the preview of a Blast on eight is sampled");
        }
        int struck = outlook.numberNames().size();
        return struck == AreaPreviews.TARGETS
                ? List.of()
                : List.of("the Blast can strike " + struck + " instead of " + AreaPreviews.TARGETS);
    }

    /** Fights come to an end, and neither side wins all of them. */
    private static List<String> plausible(Fights<GladiatorsState> fights) {
        long won = fights.wins("heroes", CHECKED_FIGHTS);
        return won > 0 && won < CHECKED_FIGHTS
                ? List.of()
                : List.of("of " + CHECKED_FIGHTS + " fights the heroes win " + won);
    }
}
