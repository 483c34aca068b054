package arbiter.games.gladiators.environment;

import arbiter.games.gladiators.ability.Insubstantial;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.result.Damage;
import arbiter.games.gladiators.result.Defences;
import arbiter.games.gladiators.result.Threat;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** An environment attacks somebody: it hits by itself, then its result is rolled as major. Ledger: GG-AMB-65, GG-AMB-02. */
final class WeatherStrike {

    private static final int INSUBSTANTIAL = 3;

    private WeatherStrike() {}

    static void resolve(Play<GladiatorsState> play, Gladiator target, String what, int level, PowerType type) {
        if (!target.isInAction() || passesThrough(play, target, what, type)) {
            return;
        }
        Needed needed = new Needed(
                Modifiers.of(what, level),
                Defences.best(play.state(), target, Threat.damage(type)).level());
        TestRoll roll = D10Roll.roll(play, "environment.result", true, needed.number());
        play.emit(new WeatherStruck(what, target.id(), needed, roll));
        if (roll.succeeded()) {
            Damage.take(play, target, Modifiers.of("result", Damage.hits(roll.result())), false, false);
        }
    }

    /** Whoever is insubstantial to that Type rolls first. Ledger: GG-RES-4, GG-AMB-65. */
    private static boolean passesThrough(Play<GladiatorsState> play, Gladiator target, String what, PowerType type) {
        for (RunningPower running : Running.on(play.state(), target, Insubstantial.class)) {
            if (running.way().form().against().types().contains(type.family())) {
                Needed needed = new Needed(running.level(play.state()), Modifiers.of(what, INSUBSTANTIAL));
                TestRoll roll = D10Roll.roll(play, "environment.insubstantial", target, needed.number());
                play.emit(new WeatherPassed(what, target.id(), needed, roll));
                return roll.succeeded();
            }
        }
        return false;
    }

    /** What the weather does to somebody was rolled. */
    record WeatherStruck(String what, String target, Needed needed, TestRoll roll) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return Line.says(ruleWords()::linked)
                    .words(what + " on ")
                    .unit(target, state.unit(target).name())
                    .words(": " + needed.words() + ", rolls " + roll
                            + (roll.succeeded() ? ", result " + roll.result() : ", no effect"))
                    .line();
        }

        @Override
        public void measure(Measures measures) {
            measures.fact("result", roll.succeeded());
        }
    }

    /** Whether it passes through somebody insubstantial was rolled. */
    record WeatherPassed(String what, String target, Needed needed, TestRoll roll) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    target,
                    " is insubstantial: " + needed.words() + ", rolls " + roll
                            + (roll.succeeded() ? ", it passes through" : ", it strikes"));
        }
    }
}
