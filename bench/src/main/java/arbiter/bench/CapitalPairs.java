package arbiter.bench;

import arbiter.bench.capital.AimAgainstBlock;
import arbiter.bench.capital.CapitalTables;
import arbiter.bench.d1.EngineDuel;
import arbiter.bench.hand.BestRerolls;
import arbiter.games.capital.unit.CapitalState;
import arbiter.interpreters.lookahead.Opponents;
import java.util.ArrayList;
import java.util.List;

/** Capital against the small duel on the same engine, so that the ratios say what a whole game costs. */
final class CapitalPairs {

    private static final long SEED = 11;
    private static final int DECISIONS = 1_000;
    private static final int CHECKED_FIGHTS = 20;

    private CapitalPairs() {}

    static List<Pair> all() {
        Program duel = DuelReference.program(new EngineDuel(SEED)::fight);
        Fights<CapitalState> fights = fourAgainstFour();
        AimAgainstBlock attack = new AimAgainstBlock();
        List<Pair> pairs = new ArrayList<>(List.of(
                Pair.forOrientation(
                        "capital 4v4 x 1000 decisions / D1",
                        duel,
                        new Program(() -> fights.decide(DECISIONS), () -> plausible(fourAgainstFour()))),
                Pair.forOrientation("capital 4v4 fight / D1", duel, new Program(() -> fights.wins("red", 1), List::of)),
                Pair.forOrientation(
                        "capital copy / D1",
                        duel,
                        new Program(() -> fights.copy().units().size(), List::of)),
                Pair.forOrientation(
                        "capital attack, aim and block",
                        new Program(BestRerolls::hitChance, List::of),
                        new Program(attack::hitChance, () -> agrees(attack.hitChance())))));
        for (String character : CapitalTables.CREW) {
            Strip<CapitalState> strip = new Strip<>(CapitalTables.BOOK, CapitalTables.turnOf(character));
            pairs.add(Pair.forOrientation(
                    "capital strip, " + character + " / D1", duel, new Program(strip::ways, strip::sampled)));
        }
        return pairs;
    }

    private static Fights<CapitalState> fourAgainstFour() {
        return new Fights<>(
                CapitalTables.BOOK.game(), CapitalTables.fourAgainstFour(), Opponents.of(CapitalTables.BOOK), SEED);
    }

    /** Equals fight each other, so neither side wins all the time. */
    private static List<String> plausible(Fights<CapitalState> fights) {
        long red = fights.wins("red", CHECKED_FIGHTS);
        return red < CHECKED_FIGHTS ? List.of() : List.of("of " + CHECKED_FIGHTS + " fights red wins all");
    }

    private static List<String> agrees(double found) {
        return Math.abs(found - AimAgainstBlock.HIT_CHANCE) < 1e-6
                ? List.of()
                : List.of("the attack hits with " + found + ", not " + AimAgainstBlock.HIT_CHANCE);
    }
}
