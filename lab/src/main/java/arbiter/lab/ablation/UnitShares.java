package arbiter.lab.ablation;

import arbiter.content.ContentProblems;
import arbiter.kernel.Refused;
import arbiter.lab.draft.DraftUnit;
import arbiter.lab.draft.EncounterDraft;
import arbiter.lab.job.Start;
import arbiter.lab.run.Fights;
import arbiter.lab.run.OrderedBatches;
import arbiter.lab.tally.FightResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * What each unit of the first side adds to its share of wins (Shapley): every fight is played with every choice of them
 * and the same dice, and what a unit adds is averaged over the orders in which they could have come.
 */
public final class UnitShares {

    /** More would be too many choices. */
    public static final int MOST = 8;

    private final Fights<?> whole;
    private final String side;
    private final List<DraftUnit> units;
    private final List<Fights<?>> choices = new ArrayList<>();
    private final OrderedBatches<Sums> batches;
    private Sums sums;

    /** For each unit what it added in some fights, summed, and squared and summed. */
    private record Sums(long fights, double[] added, double[] squares) {

        static Sums none(int units) {
            return new Sums(0, new double[units], new double[units]);
        }

        Sums and(Sums other) {
            Sums both = new Sums(fights + other.fights, added.clone(), squares.clone());
            for (int i = 0; i < added.length; i++) {
                both.added[i] += other.added[i];
                both.squares[i] += other.squares[i];
            }
            return both;
        }
    }

    public UnitShares(Fights<?> fights, int threads) {
        if (!(fights.job().start() instanceof Start.Written written)) {
            throw new Refused("only units of an encounter in a file can be left out, not of a table as it stands");
        }
        EncounterDraft draft = EncounterDraft.of(written);
        this.whole = fights;
        this.side = fights.sides().get(0);
        this.units =
                draft.units().stream().filter(unit -> unit.side().equals(side)).toList();
        if (units.size() < 2 || units.size() > MOST) {
            throw new Refused(
                    "the shares of 2 to " + MOST + " units can be told, and " + side + " has " + units.size());
        }
        for (int choice = 1; choice < 1 << units.size(); choice++) {
            choices.add(with(draft, choice));
        }
        this.sums = Sums.none(units.size());
        this.batches = new OrderedBatches<>(fights.job().length().fights(), threads, this::play);
    }

    /** The encounter with those units only. */
    private Fights<?> with(EncounterDraft draft, int choice) {
        EncounterDraft some = draft;
        for (int i = 0; i < units.size(); i++) {
            some = (choice >> i & 1) == 1 ? some : some.without(units.get(i).id());
        }
        try {
            return Fights.of(whole.job().with(some.start(whole.job().start().name())), whole.book());
        } catch (Refused | ContentProblems impossible) {
            throw new Refused("the encounter cannot do without some of its units: " + impossible.getMessage());
        }
    }

    /** Ends it soon; the shares are those of the fights played by then. */
    public void cancel() {
        batches.cancel();
    }

    /** Plays, telling the listener how many fights have been played with every choice; once only. */
    public UnitSharesReport run(Consumer<Long> listener) {
        batches.run(part -> {
            sums = sums.and(part);
            listener.accept(sums.fights());
            return true;
        });
        if (sums.fights() == 0) {
            throw new Refused("stopped before the first fight was over");
        }
        List<UnitSharesReport.Part> parts = new ArrayList<>();
        for (int i = 0; i < units.size(); i++) {
            DraftUnit unit = units.get(i);
            parts.add(UnitSharesReport.Part.of(
                    unit.id(), unit.name(), sums.added()[i], sums.squares()[i], sums.fights()));
        }
        return new UnitSharesReport(
                whole.job().start().name(),
                whole.job().game(),
                side,
                whole.job().seed(),
                sums.fights(),
                parts.stream().mapToDouble(part -> part.adds().difference()).sum(),
                parts);
    }

    private Optional<Sums> play(long from, long until, BooleanSupplier cancelled) {
        Sums part = Sums.none(units.size());
        for (long number = from; number < until; number++) {
            double[] won = new double[choices.size() + 1];
            for (int choice = 1; choice < won.length; choice++) {
                Optional<FightResult> fight = choices.get(choice - 1).play(number, cancelled);
                if (fight.isEmpty()) {
                    return Optional.empty();
                }
                won[choice] = fight.get().halves(side) / 2.0;
            }
            double[] added = added(won, units.size());
            double[] squares = added.clone();
            for (int i = 0; i < squares.length; i++) {
                squares[i] *= squares[i];
            }
            part = part.and(new Sums(1, added, squares));
        }
        return Optional.of(part);
    }

    /** What each adds, of what every choice of them wins; choices are numbers with a bit for each unit. */
    static double[] added(double[] won, int units) {
        double[] added = new double[units];
        for (int unit = 0; unit < units; unit++) {
            for (int choice = 0; choice < won.length; choice++) {
                if ((choice >> unit & 1) == 0) {
                    added[unit] += weight(Integer.bitCount(choice), units) * (won[choice | 1 << unit] - won[choice]);
                }
            }
        }
        return added;
    }

    /** The part of all orders in which exactly those so many have come before. */
    private static double weight(int before, int units) {
        double orders = 1;
        for (int i = 1; i <= before; i++) {
            orders *= (double) i / (units - i);
        }
        return orders / units;
    }
}
