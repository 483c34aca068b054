package arbiter.lab.report;

import arbiter.lab.job.AgentChoice;
import arbiter.lab.job.EncounterFiles;
import arbiter.lab.job.Start;
import arbiter.lab.run.Fights;
import arbiter.lab.run.RunResult;
import arbiter.lab.run.SharePoint;
import arbiter.lab.statistics.ShareInterval;
import arbiter.lab.tally.FightEnd;
import arbiter.lab.tally.RoundTally;
import arbiter.lab.tally.SideTally;
import arbiter.lab.tally.Tally;
import arbiter.lab.tally.UnitTally;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.TreeMap;

/** Makes a report of what was counted. */
public final class Reporter {

    private final Fights<?> fights;
    private final Tally tally;

    private Reporter(Fights<?> fights, Tally tally) {
        this.fights = fights;
        this.tally = tally;
    }

    public static EncounterReport report(Fights<?> fights, RunResult run, Map<String, Tally> others) {
        return report(fights, run.tally(), run.trace(), others);
    }

    /** The others are tallies of the same fights where agents of that name play everybody. */
    public static EncounterReport report(
            Fights<?> fights, Tally tally, List<SharePoint> trace, Map<String, Tally> others) {
        if (tally.fights() == 0) {
            throw new IllegalArgumentException("a report is made of one fight at least");
        }
        return new Reporter(fights, tally).report(trace, others);
    }

    private EncounterReport report(List<SharePoint> trace, Map<String, Tally> others) {
        List<SideReport> sides = fights.sides().stream().map(this::side).toList();
        ShareInterval won = sides.get(0).won();
        return new EncounterReport(
                fights.job().start().name(),
                fights.job().game(),
                title(),
                agents(),
                fights.job().seed(),
                tally.fights(),
                fights.job().length().fights(),
                Verdict.of(won, fights.sides().get(0), fights.sides().size(), tally.fights(), stopped()),
                sides,
                tally.drawn(),
                ShareInterval.visibleDifference(won.share(), (int) tally.fights()),
                others(won, others),
                length(),
                rounds(),
                tally.units().entrySet().stream()
                        .map(unit -> unit(unit.getKey(), unit.getValue()))
                        .toList(),
                Examples.of(fights, tally, median()),
                tally.texts(),
                trace,
                tally.ended(FightEnd.FAULT),
                tally.faults());
    }

    private String title() {
        return fights.job().start() instanceof Start.Written written
                ? EncounterFiles.situation(written).title()
                : fights.job().start().name();
    }

    private Map<String, String> agents() {
        Map<String, String> agents = new LinkedHashMap<>();
        fights.sides()
                .forEach(side -> agents.put(
                        side,
                        fights.job()
                                .agents()
                                .getOrDefault(side, AgentChoice.FAST)
                                .toString()));
        return agents;
    }

    private long stopped() {
        return tally.ended(FightEnd.ROUNDS) + tally.ended(FightEnd.DECISIONS);
    }

    private SideReport side(String side) {
        SideTally one = tally.side(side);
        boolean others = one.opened() < tally.fights();
        return new SideReport(
                side,
                one.won(),
                ShareInterval.of(tally.won(side), (int) tally.fights()),
                others ? share(one.openedHalves(), one.opened()) : Optional.empty(),
                share(one.firstDownHalves(), one.firstDown()));
    }

    private static Optional<ShareInterval> share(long halves, long fights) {
        return fights == 0 ? Optional.empty() : Optional.of(ShareInterval.of(halves / 2.0, (int) fights));
    }

    private List<OtherPlayers> others(ShareInterval run, Map<String, Tally> others) {
        String side = fights.sides().get(0);
        double even = 1.0 / fights.sides().size();
        List<OtherPlayers> reports = new ArrayList<>();
        others.forEach((agent, other) -> reports.add(OtherPlayers.of(
                agent, other.fights(), ShareInterval.of(other.won(side), (int) other.fights()), run, even)));
        return reports;
    }

    private LengthReport length() {
        double all = tally.fights();
        return new LengthReport(
                median(), roundOf(0.95), stopped() / all, tally.decisions() / all, tally.leadChanges() / all);
    }

    private int median() {
        return roundOf(0.5);
    }

    /** The round by whose end that share of the fights is over. */
    private int roundOf(double share) {
        long over = 0;
        int last = 1;
        for (Map.Entry<Integer, RoundTally> round : tally.rounds().entrySet()) {
            over += round.getValue().endedFights();
            last = round.getKey();
            if (over >= share * tally.fights()) {
                break;
            }
        }
        return last;
    }

    private List<RoundReport> rounds() {
        List<RoundReport> rounds = new ArrayList<>();
        tally.rounds().forEach((number, round) -> {
            Map<String, Double> ended = new TreeMap<>();
            round.ended().forEach((side, count) -> ended.put(side, share(count)));
            long decided = round.leaderWon() + round.leaderLost();
            rounds.add(new RoundReport(
                    number,
                    ended,
                    share(round.open()),
                    decided == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) round.leaderWon() / decided)));
        });
        return rounds;
    }

    private double share(long count) {
        return (double) count / tally.fights();
    }

    private UnitReport unit(String id, UnitTally unit) {
        int rounds = tally.rounds().keySet().stream()
                .mapToInt(Integer::intValue)
                .max()
                .orElse(1);
        List<Double> after = new ArrayList<>();
        long standing = unit.fights() - unit.fell().getOrDefault(0, 0L);
        for (int round = 1; round <= rounds; round++) {
            standing -= unit.fell().getOrDefault(round, 0L);
            after.add((double) standing / unit.fights());
        }
        Map<String, Double> left = new TreeMap<>();
        unit.left().forEach((bar, sum) -> left.put(bar, (double) sum / unit.fights()));
        return new UnitReport(
                id,
                unit.name(),
                unit.side(),
                (double) unit.standing() / unit.fights(),
                (double) unit.first() / unit.fights(),
                after,
                falls(unit),
                left);
    }

    private static OptionalInt falls(UnitTally unit) {
        return unit.fell().entrySet().stream()
                .max(Map.Entry.<Integer, Long>comparingByValue()
                        .thenComparing(Map.Entry.<Integer, Long>comparingByKey().reversed()))
                .map(Map.Entry::getKey)
                .map(OptionalInt::of)
                .orElse(OptionalInt.empty());
    }
}
