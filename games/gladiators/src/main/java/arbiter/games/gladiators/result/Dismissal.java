package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.PowerEvents.PowerEnded;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.Against;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Ends a Persistent ability of a named Type or Source on somebody: Level against its Level. Ledger: GG-AB-13, GG-AMB-85. */
public final class Dismissal {

    private static final TestRoll NOTHING = new TestRoll(1, 0, false);

    private Dismissal() {}

    /** Level against Level; a success ends that instance. Without anything to end nothing is rolled. */
    public static TestRoll roll(Play<GladiatorsState> play, PowerStrike strike) {
        List<RunningOption> suitable = suitable(play.state(), strike.use().way(), strike.target());
        if (suitable.isEmpty()) {
            return NOTHING;
        }
        if (strike.isArea()) {
            return each(play, strike, suitable);
        }
        RunningPower power = suitable.size() == 1
                ? suitable.get(0).running()
                : play.choose(Request.one(strike.user().decider(), "dismiss.ability", suitable)
                                .asking(() -> "Which ability is to end?"))
                        .running();
        return roll(play, strike, power);
    }

    /** An Area attacks every one of them; the best roll counts as its result. Ledger: GG-AB-13. */
    private static TestRoll each(Play<GladiatorsState> play, PowerStrike strike, List<RunningOption> suitable) {
        TestRoll best = NOTHING;
        for (RunningOption option : suitable) {
            TestRoll roll = roll(play, strike, option.running());
            best = best.succeeded() ? best : roll;
        }
        return best;
    }

    /** The abilities over hexes whose origin lies in the Area: they dodge nothing. Ledger: GG-AB-13, GG-HIT-22. */
    public static void areas(Play<GladiatorsState> play, PowerUse use, PlacedArea area, Modifiers level) {
        for (Gladiator owner : List.copyOf(play.state().units())) {
            for (ActivePower active : owner.present() ? owner.inUse().all() : List.<ActivePower>of()) {
                RunningPower running = Running.running(owner, active);
                boolean inside = active.area().isPresent()
                        && area.covers(active.area().get().origin());
                if (inside
                        && running.way().isPersistent()
                        && meets(use.way().form().against(), running.way())) {
                    PowerStrike strike = new PowerStrike(use, use.user(), 0, level, Optional.of(area), false);
                    if (ObjectAim.hits(play, strike, "the " + running.power().title())) {
                        roll(play, strike, running);
                    }
                }
            }
        }
    }

    /** Against one certain instance. */
    static TestRoll roll(Play<GladiatorsState> play, PowerStrike strike, RunningPower power) {
        Needed needed = new Needed(
                strike.level(),
                Modifiers.of(power.power().title(), power.level(play.state()).total()));
        TestRoll roll = D10Roll.roll(play, "dismiss.result", strike.user(), needed.number());
        play.emit(new DismissRolled(
                strike.user().id(),
                strike.use().power().title(),
                power.owner().id(),
                power.power().title(),
                needed,
                roll));
        if (roll.succeeded()) {
            play.emit(new PowerEnded(
                    power.owner().id(),
                    power.activation().get().number(),
                    power.power().title() + " is dismissed"));
        }
        return roll;
    }

    /** Whether somebody on the own side has something on them that others put there. */
    public static boolean helps(GladiatorsState state, PowerUse use, Gladiator target) {
        for (RunningOption option : suitable(state, use.way(), target)) {
            if (state.enemies(option.running().owner(), use.user())) {
                return true;
            }
        }
        return false;
    }

    /** Own abilities and willing allies are hit without a roll. */
    public static void help(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        roll(play, StrikeLevel.strike(play.state(), use, target));
    }

    private static List<RunningOption> suitable(GladiatorsState state, PlainPower way, Gladiator target) {
        List<RunningOption> suitable = new ArrayList<>();
        for (RunningPower running : Running.on(state, target, AbilityKind.class)) {
            if (running.activation().isPresent()
                    && running.activation().get().isOn(target.id())
                    && running.way().isPersistent()
                    && meets(way.form().against(), running.way())) {
                suitable.add(new RunningOption(running));
            }
        }
        return suitable;
    }

    static boolean meets(Against against, PlainPower power) {
        PowerSource source = power.whole().source().orElseThrow();
        if (against.source().isPresent()) {
            return against.source().get() == source;
        }
        for (PowerType type : power.form().metAs()) {
            if (against.meets(type, source)) {
                return true;
            }
        }
        return false;
    }

    /** A power at work as an answer. */
    record RunningOption(RunningPower running) implements Option {

        @Override
        public String id() {
            return running.owner().id() + ":" + running.power().word();
        }

        @Override
        public String text() {
            return running.owner().name() + "'s " + running.power().title();
        }
    }

    /** Somebody tried to end an ability. */
    public record DismissRolled(String user, String power, String owner, String ability, Needed needed, TestRoll roll)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user)
                    .words("'s " + power + " on ")
                    .unit(owner, state.unit(owner).name())
                    .words("'s " + ability + ": " + needed.words() + ", rolls " + roll
                            + (roll.succeeded() ? ", ends it" : ", no effect"))
                    .line();
        }
    }
}
