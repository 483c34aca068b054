package arbiter.lab.tally;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Counts fights one after the other; what it has counted is a {@link Tally}. */
public final class TallyCount {

    private final List<String> names;
    private final Map<FightEnd, Long> ends = new EnumMap<>(FightEnd.class);
    private final Map<String, Long> texts = new HashMap<>();
    private final Map<String, SideTally> sides = new HashMap<>();
    private final Map<Integer, RoundTally> rounds = new HashMap<>();
    private final Map<String, UnitTally> units = new HashMap<>();
    private final List<Example> best = new ArrayList<>();
    private final List<Example> worst = new ArrayList<>();
    private final List<Example> sample = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private long fights;
    private long decisions;
    private long leadChanges;

    /** For fights between those sides; examples are good or bad for the first of them. */
    public TallyCount(List<String> sides) {
        this.names = List.copyOf(sides);
        sides.forEach(side -> this.sides.put(side, SideTally.NONE));
    }

    public void add(FightResult fight) {
        fights++;
        decisions += fight.decisions();
        ends.merge(fight.end(), 1L, Long::sum);
        if (fight.end() == FightEnd.FAULT) {
            keep(
                    faults,
                    new Fault(fight.number(), fight.text()),
                    Comparator.comparingLong(Fault::number),
                    Tally.EXTREMES);
        } else {
            texts.merge(fight.text(), 1L, Long::sum);
        }
        names.forEach(side -> sides.merge(side, sideOf(fight, side), SideTally::and));
        fight.units().forEach((id, unit) -> units.merge(id, UnitTally.of(unit), UnitTally::and));
        addRounds(fight);
        Example example = Example.of(fight, names.get(0));
        keep(best, example, Example.BEST, Tally.EXTREMES);
        keep(worst, example, Example.WORST, Tally.EXTREMES);
        keep(sample, example, Comparator.comparingLong(Example::number), Tally.SAMPLE);
    }

    public Tally tally() {
        return new Tally(
                fights, ends, texts, sides, rounds, units, decisions, leadChanges, best, worst, sample, faults);
    }

    private static SideTally sideOf(FightResult fight, String side) {
        int halves = fight.halves(side);
        boolean opened = fight.opener().filter(side::equals).isPresent();
        boolean down = fight.units().values().stream()
                .anyMatch(unit -> unit.fallen() && unit.side().equals(side));
        return new SideTally(
                fight.winner().filter(side::equals).isPresent() ? 1 : 0,
                opened ? 1 : 0,
                opened ? halves : 0,
                down ? 1 : 0,
                down ? halves : 0);
    }

    private void addRounds(FightResult fight) {
        Optional<String> winner = fight.winner();
        String last = "";
        for (int round = 1; round <= fight.leaders().size(); round++) {
            String leader = fight.leaders().get(round - 1);
            boolean decided = winner.isPresent() && !leader.isEmpty();
            boolean won = decided && leader.equals(winner.get());
            rounds.merge(round, new RoundTally(Map.of(), 1, won ? 1 : 0, decided && !won ? 1 : 0), RoundTally::and);
            leadChanges += !last.isEmpty() && !leader.isEmpty() && !leader.equals(last) ? 1 : 0;
            last = leader.isEmpty() ? last : leader;
        }
        rounds.merge(fight.rounds(), new RoundTally(Map.of(winner.orElse(""), 1L), 0, 0, 0), RoundTally::and);
    }

    private static <T> void keep(List<T> kept, T one, Comparator<T> order, int most) {
        if (kept.size() == most && order.compare(one, kept.get(most - 1)) >= 0) {
            return;
        }
        int place = 0;
        while (place < kept.size() && order.compare(kept.get(place), one) <= 0) {
            place++;
        }
        kept.add(place, one);
        if (kept.size() > most) {
            kept.remove(most);
        }
    }
}
