package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.DrainDefence;
import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.HindranceDefence;
import arbiter.games.gladiators.ability.IncomingEffect;
import arbiter.games.gladiators.power.LevelsChanged.LevelsRegained;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.result.Hindering.UnitHindered;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import java.util.List;

/** Working off hindrance and drained Levels: 3 or more for one, 9 or more for two. Ledger: GG-TRN-7, GG-TRN-8. */
public final class RecoveryActs {

    private static final int ONE = 3;
    private static final int TWO = 9;

    private RecoveryActs() {}

    static void offer(Gladiator unit, List<GladiatorAct> menu) {
        if (unit.isHindered() && !unit.bonds().transformed()) {
            menu.add(new ResistHindrance());
        }
        if (unit.levels().isDrained()) {
            for (OwnedPower power : unit.powers()) {
                if (unit.levels().drained().get(power.place()) > 0) {
                    menu.add(new RecoverPower(power));
                }
            }
        }
    }

    /** How many come off: none, one or two. */
    private static int roll(Play<GladiatorsState> play, Gladiator unit, String label, String what, Needed needed) {
        TestRoll roll = D10Roll.roll(play, label, unit, needed.number());
        play.emit(new RecoveryRolled(unit.id(), what, needed, roll));
        if (!roll.succeeded()) {
            return 0;
        }
        return roll.die() - needed.number() >= TWO - ONE ? 2 : 1;
    }

    private static int hindranceDefence(GladiatorsState state, Gladiator unit) {
        PowerType type = unit.hindrance().type().orElse(PowerType.SOLID);
        PowerSource source = unit.hindrance().source().orElse(PowerSource.CONVENTIONAL);
        IncomingEffect hindrance = new IncomingEffect(Effect.HINDRANCE, type, source, true);
        int best = 0;
        for (RunningPower running : Running.on(state, unit, HindranceDefence.class)) {
            HindranceDefence kind = (HindranceDefence) running.kind();
            best = Math.max(
                    best,
                    kind.share(running.way().form(), hindrance)
                            .of(running.level(state).total()));
        }
        return best + SteadyStrength.of(state, unit, hindrance).total();
    }

    /** What drained them is forgotten, so any Drain Defence helps. */
    private static int drainDefence(GladiatorsState state, Gladiator unit) {
        int best = 0;
        for (RunningPower running : Running.on(state, unit, DrainDefence.class)) {
            best = Math.max(best, running.level(state).total());
        }
        return best;
    }

    /** Works off points of hindrance. Ledger: GG-TRN-7. */
    record ResistHindrance() implements GladiatorAct {

        @Override
        public double urgency() {
            return 1;
        }

        @Override
        public String id() {
            return "resist-hindrance";
        }

        @Override
        public String text() {
            return "Resist the hindrance";
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {
            Needed needed = Needed.plain(ONE).helped("Hindrance Defence", hindranceDefence(play.state(), unit));
            int points = roll(play, unit, "hindrance.resist", "resists the hindrance", needed);
            if (points > 0) {
                play.emit(new UnitHindered(unit.id(), unit.hindrance().less(points)));
            }
        }
    }

    /** Regains drained Levels of one ability; one at a time while transformed. Ledger: GG-TRN-8, GG-TRF-1. */
    record RecoverPower(OwnedPower power) implements GladiatorAct {

        @Override
        public double urgency() {
            return 0.3;
        }

        @Override
        public String id() {
            return "recover:" + power.word();
        }

        @Override
        public String text() {
            return "Recover " + power.title();
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {
            Needed needed = Needed.plain(ONE).helped("Drain Defence", drainDefence(play.state(), unit));
            int levels = roll(play, unit, "drain.recover", "recovers " + power.title(), needed);
            int most = unit.bonds().transformed() ? 1 : unit.levels().drained().get(power.place());
            if (levels > 0) {
                play.emit(new LevelsRegained(unit.id(), power.place(), Math.min(levels, most)));
            }
        }
    }

    /** Somebody tried to get over something. */
    public record RecoveryRolled(String unit, String what, Needed needed, TestRoll roll) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    unit,
                    " " + what + ": " + needed.words() + ", rolls " + roll + (roll.succeeded() ? "" : ", in vain"));
        }
    }
}
