package arbiter.games.gladiators.power;

import arbiter.games.gladiators.modifier.drawback.Exhausts;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;

/** A power that Exhausts: a 1 on its first result roll of a turn, and it is gone for the scene. Ledger: GG-MD-16, GG-AMB-68. */
public final class Exhaustion {

    private static final int SPENT = 1;

    private Exhaustion() {}

    /** Looks at the die that was kept; the use in hand is still finished. */
    public static void resolve(Play<GladiatorsState> play, PowerUse use, int die) {
        int place = use.power().place();
        if (!use.has(Exhausts.class) || use.user().condition().has(place, PowerFault.STRAINED)) {
            return;
        }
        play.emit(new PowerStrained(use.user().id(), place, die == SPENT));
    }

    /** A new turn of its user looks again. */
    public static void rest(Play<GladiatorsState> play, Gladiator unit) {
        for (OwnedPower power : unit.powers()) {
            if (unit.condition().has(power.place(), PowerFault.STRAINED)) {
                play.emit(new PowerRested(unit.id(), power.place()));
            }
        }
    }

    /** The die of Exhausts was looked at. */
    public record PowerStrained(String unit, int power, boolean exhausted) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            PowerCondition strained = gladiator.condition().with(power, PowerFault.STRAINED);
            gladiator.set(exhausted ? strained.with(power, PowerFault.EXHAUSTED) : strained);
        }

        @Override
        public boolean isLogged() {
            return exhausted;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state, unit, "'s " + state.unit(unit).powers().get(power).title() + " is exhausted");
        }
    }

    /** The die of Exhausts counts again. */
    public record PowerRested(String unit, int power) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.condition().without(power, PowerFault.STRAINED));
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " has rested");
        }
    }
}
