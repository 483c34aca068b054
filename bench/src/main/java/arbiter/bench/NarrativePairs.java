package arbiter.bench;

import arbiter.bench.d1.EngineDuel;
import arbiter.bench.narrative.CheckPreviews;
import arbiter.bench.narrative.NarrativeTables;
import arbiter.games.narrative.opponent.NarrativeRuleOfThumb;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.interpreters.lookahead.Opponents;
import java.util.List;

/** The narrative-dice game against the small duel on the same engine, so that the ratios say what a whole game costs. */
final class NarrativePairs {

    private static final long SEED = 13;
    private static final int DECISIONS = 1_000;
    private static final int CHECKED_FIGHTS = 20;

    private NarrativePairs() {}

    static List<Pair> all() {
        Program duel = DuelReference.program(new EngineDuel(SEED)::fight);
        Fights<NarrativeState> fights = squads();
        Fights<NarrativeState> quick = byRuleOfThumb();
        return List.of(
                Pair.forOrientation(
                        "narrative squads x 1000 decisions / D1",
                        duel,
                        new Program(() -> fights.decide(DECISIONS), () -> plausible(squads()))),
                Pair.forOrientation(
                        "narrative squads by rule of thumb x 1000 decisions / D1",
                        duel,
                        new Program(() -> quick.decide(DECISIONS), NarrativePairs::undecided)),
                Pair.forOrientation(
                        "narrative copy / D1",
                        duel,
                        new Program(() -> fights.copy().units().size(), List::of)),
                preview("narrative shot at a nemesis / D1", duel, CheckPreviews.shot()),
                preview("narrative blow at a nemesis / D1", duel, CheckPreviews.blow()));
    }

    private static Fights<NarrativeState> squads() {
        return new Fights<>(
                NarrativeTables.BOOK.game(), NarrativeTables.squads(), Opponents.of(NarrativeTables.BOOK), SEED);
    }

    private static Fights<NarrativeState> byRuleOfThumb() {
        return new Fights<>(NarrativeTables.BOOK.game(), NarrativeTables.squads(), NarrativeRuleOfThumb.create(), SEED);
    }

    private static Pair preview(String name, Program duel, CheckPreviews previews) {
        return Pair.forOrientation(
                name, duel, new Program(() -> previews.preview().paths(), () -> exact(name, previews)));
    }

    private static List<String> exact(String name, CheckPreviews previews) {
        return previews.preview().complete() ? List.of() : List.of(name + " is sampled");
    }

    /** Fights come to an end, and neither side wins all of them. */
    private static List<String> plausible(Fights<NarrativeState> fights) {
        long won = fights.wins("wardens", CHECKED_FIGHTS);
        return won > 0 && won < CHECKED_FIGHTS
                ? List.of()
                : List.of("of " + CHECKED_FIGHTS + " fights the wardens win " + won);
    }

    /** By a rule of thumb one side may well win them all, but each has to come to an end. */
    private static List<String> undecided() {
        long decided = byRuleOfThumb().wins("wardens", CHECKED_FIGHTS)
                + byRuleOfThumb().wins("cult", CHECKED_FIGHTS);
        return decided == CHECKED_FIGHTS
                ? List.of()
                : List.of("of " + CHECKED_FIGHTS + " fights by rule of thumb " + decided + " are decided");
    }
}
