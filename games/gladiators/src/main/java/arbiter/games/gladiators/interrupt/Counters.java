package arbiter.games.gladiators.interrupt;

import arbiter.games.gladiators.ability.Counter;
import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.hit.CounterAim;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** Counters that run meet an ability as it is used: to hit it, then Level against Level. Ledger: GG-CTR-1, GG-AMB-86. */
public final class Counters {

    private Counters() {}

    /** Whether the use, at that Level and on those targets, is cancelled. */
    public static boolean cancel(Play<GladiatorsState> play, PowerUse use, List<Gladiator> targets, Modifiers level) {
        if (!use.occasion().mayBeCountered()) {
            return false;
        }
        for (Gladiator unit : play.state().units()) {
            if (play.state().enemies(unit, use.user()) && unit.isInAction()) {
                Optional<RunningPower> counter = counter(play.state(), unit, use, targets);
                if (counter.isPresent() && resolve(play, counter.get(), use, level)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** One of a character's Counters that can meet it. */
    private static Optional<RunningPower> counter(
            GladiatorsState state, Gladiator unit, PowerUse use, List<Gladiator> targets) {
        for (RunningPower running : Running.on(state, unit, Counter.class)) {
            boolean overwatch = running.way().form().has("overwatch");
            boolean aimedAtOwner = !use.way().isArea() && targets.contains(unit);
            if (running.owner() == unit
                    && (overwatch || aimedAtOwner)
                    && meets(running.way(), use.way())
                    && reaches(state, unit, running.way(), use, targets)) {
                return Optional.of(running);
            }
        }
        return Optional.empty();
    }

    private static boolean meets(PlainPower counter, PlainPower incoming) {
        if (counter.form().against().source().isPresent()) {
            return counter.form().against().source().equals(incoming.whole().source());
        }
        for (PowerType type : incoming.form().metAs()) {
            if (counter.form().against().types().contains(type.family())) {
                return true;
            }
        }
        return false;
    }

    /** At its user or at one of its targets, the ends of its path. */
    private static boolean reaches(
            GladiatorsState state, Gladiator unit, PlainPower way, PowerUse use, List<Gladiator> targets) {
        if (isInReach(state, unit, way, use.user())) {
            return true;
        }
        for (Gladiator target : targets) {
            if (target == unit || isInReach(state, unit, way, target)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isInReach(GladiatorsState state, Gladiator unit, PlainPower way, Gladiator at) {
        boolean seen = !way.is(Targeting.DIRECT)
                || new LineOfFire(state.map(), state.walls())
                        .sees(unit.position().spot(), at.position().spot());
        return seen && PowerTargets.reaches(way, state.range(unit, at));
    }

    private static boolean resolve(Play<GladiatorsState> play, RunningPower counter, PowerUse use, Modifiers level) {
        GladiatorsState state = play.state();
        Gladiator unit = counter.owner();
        PowerUse meeting = PowerUse.plain(unit, counter.power(), counter.way());
        Needed aim = new Needed(CounterAim.value(state, meeting), Modifiers.none()); // GG-HIT-22
        TestRoll hit = D10Roll.roll(play, "counter.hit", unit, aim.number());
        if (!hit.succeeded()) {
            play.emit(new Countered(
                    unit.id(), counter.power().title(), use.power().title(), aim, hit, false));
            return false;
        }
        Needed needed = new Needed(counter.level(state), level);
        TestRoll roll = D10Roll.roll(play, "counter.result", unit, needed.number());
        play.emit(
                new Countered(unit.id(), counter.power().title(), use.power().title(), needed, roll, roll.succeeded()));
        return roll.succeeded();
    }

    /** A Counter met an ability. */
    public record Countered(
            String unit, String counter, String ability, Needed needed, TestRoll roll, boolean cancelled)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    unit,
                    "'s " + counter + " meets " + ability + ": " + needed.words() + ", rolls " + roll
                            + (cancelled ? ", cancels it" : ", in vain"));
        }
    }
}
