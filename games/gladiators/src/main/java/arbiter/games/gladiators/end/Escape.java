package arbiter.games.gladiators.end;

import arbiter.games.gladiators.end.Aftermath.Fate;
import arbiter.games.gladiators.sheet.Severity;
import arbiter.games.gladiators.sheet.TakenTrait;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How the defeated try to get away. Ledger: GG-ESC-1, GG-ESC-4, GG-AMB-64. */
final class Escape {

    private Escape() {}

    /** One way to get away, or staying. */
    private record Way(String id, String text, Optional<Runner> runner) implements Option {

        @Override
        public boolean declines() {
            return id.equals("stay");
        }
    }

    /** Asks one of the defeated; the runner, if they flee. */
    static Optional<Runner> resolve(Play<GladiatorsState> play, Gladiator unit) {
        List<Way> ways = new ArrayList<>();
        for (Runner runner : Runner.ways(play.state(), unit, true)) {
            ways.add(new Way(
                    "flee:" + runner.by().id(),
                    "Flee by " + runner.by().name() + " " + runner.level().total(),
                    Optional.of(runner)));
        }
        trait(unit, "escape-effect")
                .ifPresent(trait -> ways.add(new Way("escape-effect", "Use " + trait.title(), Optional.empty())));
        trait(unit, "feign-death").ifPresent(trait -> ways.add(new Way("feign-death", "Play dead", Optional.empty())));
        ways.add(new Way("stay", "Stay and be taken", Optional.empty()));
        Way way = ways.size() == 1
                ? ways.get(0)
                : play.choose(Request.one(unit.decider(), "escape.how", ways)
                        .asking(() -> unit.name() + " is defeated. How do they get away?")
                        .otherwise(best(ways)));
        if (way.runner().isPresent()) {
            play.emit(new Fled(unit.id(), way.runner().get().by().name()));
        } else if (!way.declines()) {
            TakenTrait trait = trait(unit, way.id()).orElseThrow();
            int needed = trait.severe().orElse(Severity.MINOR).worksOn();
            TestRoll roll = D10Roll.roll(play, "escape.trait", unit, needed);
            play.emit(new TraitTried(unit.id(), trait.title(), Needed.plain(needed), roll));
        }
        return way.runner();
    }

    /** The highest Level, if there is one. */
    private static Way best(List<Way> ways) {
        Way best = ways.get(0);
        for (Way way : ways) {
            if (way.runner().isPresent()
                    && best.runner().isPresent()
                    && way.runner().get().level().total()
                            > best.runner().get().level().total()) {
                best = way;
            }
        }
        return best;
    }

    private static Optional<TakenTrait> trait(Gladiator unit, String id) {
        return unit.profile().traits().stream()
                .filter(taken ->
                        taken.trait().isPresent() && taken.trait().get().id().equals(id))
                .findFirst();
    }

    /** Somebody flees. */
    public record Fled(String unit, String by) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.aftermath().with(Fate.FLEEING));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " flees by " + by);
        }
    }

    /** Somebody tries to get away by a trait; nobody can pursue that. */
    public record TraitTried(String unit, String trait, Needed needed, TestRoll roll) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.aftermath().with(roll.succeeded() ? Fate.ESCAPED : Fate.CAPTURED));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    unit,
                    " tries " + trait + ": " + needed.words() + ", rolls " + roll
                            + (roll.succeeded() ? ", gets away" : ", is caught"));
        }
    }
}
