package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.IncomingEffect;
import arbiter.games.gladiators.ability.Insubstantial;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.PowerSource;
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

/**
 * Damage by something that acts on its own: a fall, the weather, what somebody ran into. It hits by itself and rolls as
 * major. Ledger: GG-AMB-02, GG-AMB-65, GG-AMB-106, section 5.4, number 5.
 */
public final class RuledDamage {

    private static final int INSUBSTANTIAL = 3;

    private RuledDamage() {}

    /** What does it, in words that stand at the beginning of a line, its Level, its Type, and whether it is Lethal. */
    public record Cause(String words, Modifiers level, PowerType type, boolean lethal) {}

    /** Says whether it got a result. */
    public static boolean resolve(Play<GladiatorsState> play, Cause cause, Gladiator target, String label) {
        if (!target.isInAction() || cause.level().total() < 1 || passesThrough(play, cause, target, label)) {
            return false;
        }
        IncomingEffect incoming = new IncomingEffect(Effect.DAMAGE, cause.type(), PowerSource.CONVENTIONAL, false);
        Needed needed = new Needed(
                cause.level(), Defences.best(play.state(), target, incoming).level());
        TestRoll roll = D10Roll.roll(play, label, true, needed.number());
        play.emit(new Rolled(cause.words(), target.id(), needed, roll));
        if (roll.succeeded()) {
            Modifiers hits = Modifiers.of("result", Damage.hits(roll.result()));
            Damage.take(play, target, hits, cause.lethal(), false);
        }
        return roll.succeeded();
    }

    /** Whoever is insubstantial to that Type rolls first. Ledger: GG-RES-4, GG-AMB-65. */
    private static boolean passesThrough(Play<GladiatorsState> play, Cause cause, Gladiator target, String label) {
        for (RunningPower running : Running.on(play.state(), target, Insubstantial.class)) {
            if (running.way().form().against().types().contains(cause.type().family())) {
                Needed needed = new Needed(running.level(play.state()), Modifiers.of(cause.words(), INSUBSTANTIAL));
                TestRoll roll = D10Roll.roll(play, label + "-insubstantial", target.isMajor(), needed.number());
                play.emit(new Passed(cause.words(), target.id(), needed, roll));
                return roll.succeeded();
            }
        }
        return false;
    }

    /** The result of it was rolled. */
    public record Rolled(String what, String target, Needed needed, TestRoll roll) implements GladiatorsEvent {

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
    public record Passed(String what, String target, Needed needed, TestRoll roll) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    target,
                    ", insubstantial: " + needed.words() + ", rolls " + roll
                            + (roll.succeeded() ? ", it passes through" : ", it strikes"));
        }
    }
}
