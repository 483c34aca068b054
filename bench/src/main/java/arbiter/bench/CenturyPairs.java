package arbiter.bench;

import arbiter.bench.centuryg.AttackPreviews;
import arbiter.bench.centuryg.CenturyTables;
import arbiter.bench.d1.EngineDuel;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.preview.Outlook;
import java.util.ArrayList;
import java.util.List;

/** Battle Century G against the small duel on the same engine, so that the ratios say what a whole game costs. */
final class CenturyPairs {

    private static final long SEED = 11;
    private static final int DECISIONS = 1_000;
    private static final int CHECKED_FIGHTS = 20;
    private static final String SIDE = "rangers";
    /** Many targets in a row with different modifiers, and dice of which the highest need not be the best. */
    private static final String ATTACK = "attack:incinerator:boosted";

    private CenturyPairs() {}

    static List<Pair> all() {
        Program duel = DuelReference.program(new EngineDuel(SEED)::fight);
        Fights<CenturyState> fights = fourAgainstFour();
        AttackPreviews previews = new AttackPreviews();
        List<Pair> pairs = new ArrayList<>(List.of(
                Pair.forOrientation(
                        "centuryg 4v4 x 1000 decisions / D1",
                        duel,
                        new Program(() -> fights.decide(DECISIONS), () -> plausible(fourAgainstFour()))),
                Pair.forOrientation(
                        "centuryg 4v4 operation / D1", duel, new Program(() -> fights.wins(SIDE, 1), List::of)),
                Pair.forOrientation(
                        "centuryg copy / D1",
                        duel,
                        new Program(() -> fights.copy().units().size(), List::of)),
                Pair.forOrientation(
                        "centuryg attack preview / D1",
                        duel,
                        new Program(() -> previews.preview(ATTACK).paths(), () -> complete(previews)))));
        for (String ranger : CenturyTables.RANGERS) {
            Strip<CenturyState> strip = new Strip<>(CenturyTables.BOOK, CenturyTables.inTheThickOfIt(ranger));
            pairs.add(Pair.forOrientation(
                    "centuryg strip, " + ranger + " / D1", duel, new Program(strip::ways, strip::sampled)));
        }
        return pairs;
    }

    private static Fights<CenturyState> fourAgainstFour() {
        return new Fights<>(
                CenturyTables.BOOK.game(), CenturyTables.fourAgainstFour(), Opponents.of(CenturyTables.BOOK), SEED);
    }

    /** Both sides are fit to win, so neither does all the time. */
    private static List<String> plausible(Fights<CenturyState> fights) {
        long won = fights.wins(SIDE, CHECKED_FIGHTS);
        return won > 0 && won < CHECKED_FIGHTS
                ? List.of()
                : List.of("of " + CHECKED_FIGHTS + " operations " + SIDE + " win " + won);
    }

    /** No attack that is offered has so many ways to go that its odds would have to be sampled. */
    private static List<String> complete(AttackPreviews previews) {
        List<String> problems = new ArrayList<>();
        for (String attack : previews.attacks()) {
            Outlook outlook = previews.preview(attack);
            if (!outlook.complete()) {
                problems.add(attack + " is sampled");
            }
        }
        return problems;
    }
}
