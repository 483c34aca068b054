package arbiter.games.gladiators.end;

import arbiter.games.gladiators.end.Aftermath.Fate;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Option;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Winners in action go after those who flee. Ledger: GG-ESC-2, GG-ESC-3, GG-AMB-64. */
final class Pursuit {

    private static final int EACH_AFTER_THE_FIRST = 2;

    private Pursuit() {}

    /** One winner, until a roll fails or nobody is left to go after. */
    static void resolve(Play<GladiatorsState> play, Gladiator pursuer, List<Runner> runners) {
        int caught = 0;
        while (true) {
            List<Runner> open = runners.stream()
                    .filter(runner -> runner.unit().aftermath().fate() == Fate.FLEEING)
                    .toList();
            Optional<Runner> runner = open.isEmpty() ? Optional.empty() : whom(play, pursuer, open);
            if (runner.isEmpty()) {
                return;
            }
            Optional<Needed> needed = needed(play.state(), pursuer, runner.get(), caught);
            if (needed.isEmpty()) {
                return;
            }
            TestRoll roll =
                    D10Roll.roll(play, "pursuit.roll", pursuer, needed.get().number());
            play.emit(new PursuitRolled(pursuer.id(), runner.get().unit().id(), needed.get(), roll));
            if (!roll.succeeded()) {
                return;
            }
            caught++;
        }
    }

    private static Optional<Runner> whom(Play<GladiatorsState> play, Gladiator pursuer, List<Runner> open) {
        List<Option> options = new ArrayList<>();
        for (Runner runner : open) {
            options.add(new UnitOption<>(runner.unit()));
        }
        options.add(PlainOption.passing("nobody", "Nobody"));
        String chosen = play.choose(Request.one(pursuer.decider(), "pursuit.whom", options)
                        .asking(() -> "Whom does " + pursuer.name() + " pursue?"))
                .id();
        return open.stream().filter(runner -> runner.unit().id().equals(chosen)).findFirst();
    }

    /** By the class that serves best against the runner's; empty without any Movement. */
    static Optional<Needed> needed(GladiatorsState state, Gladiator pursuer, Runner runner, int caught) {
        Needed best = null;
        for (Runner way : Runner.ways(state, pursuer, false)) {
            Needed needed = new Needed(
                    way.level()
                            .and("against " + runner.by().name(), way.by().pursuing(runner.by()))
                            .and("already pursuing", -EACH_AFTER_THE_FIRST * caught),
                    runner.level());
            best = best == null || needed.number() < best.number() ? needed : best;
        }
        return Optional.ofNullable(best);
    }

    /** Somebody went after somebody who flees. */
    public record PursuitRolled(String pursuer, String runner, Needed needed, TestRoll roll)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            if (roll.succeeded()) {
                Gladiator gladiator = state.unit(runner);
                gladiator.set(gladiator.aftermath().with(Fate.CAPTURED));
            }
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, pursuer)
                    .words(" pursues ")
                    .unit(runner, state.unit(runner).name())
                    .words(": " + needed.words() + ", rolls " + roll
                            + (roll.succeeded() ? ", catches them" : ", loses them"))
                    .line();
        }
    }
}
