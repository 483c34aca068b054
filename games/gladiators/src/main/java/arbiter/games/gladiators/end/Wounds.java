package arbiter.games.gladiators.end;

import arbiter.dice.Dice;
import arbiter.games.gladiators.end.Aftermath.Wound;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import java.util.Locale;

/** Wounds of those whom something Lethal put out, and their weeks of recovery. Ledger: GG-WND-1, GG-WND-2, GG-AMB-63. */
public final class Wounds {

    private static final Dice DIE = Dice.of(1, 10);
    private static final int MENDS = 6;
    private static final int FAST_HEALER = 3;

    private Wounds() {}

    /** Everybody who is out of action by something Lethal, unless Regeneration is at work. */
    static void roll(Play<GladiatorsState> play) {
        for (Gladiator unit : play.state().units()) {
            boolean out = !unit.isInAction() && unit.out().lethal();
            if (out && Reactivation.regeneration(play.state(), unit) == 0) {
                int die = play.draw("wound.roll", DIE).sum();
                Wound wound = Wound.of(die);
                boolean returns = wound == Wound.DEAD && unit.profile().has("returns-from-the-dead"); // GG-AMB-119
                play.emit(new WoundRolled(unit.id(), die, returns ? Wound.SERIOUS : wound, returns));
            }
        }
    }

    /** A week has passed. */
    public static void week(Play<GladiatorsState> play, Gladiator unit) {
        Needed needed = Needed.plain(MENDS).helped("Fast Healer", unit.profile().has("fast-healer") ? FAST_HEALER : 0);
        TestRoll roll = D10Roll.roll(play, "wound.week", unit, needed.number());
        play.emit(new WeekRolled(unit.id(), needed, roll));
    }

    public static boolean mayMend(Gladiator unit) {
        Wound wound = unit.aftermath().wound();
        return wound != Wound.NONE && wound != Wound.DEAD;
    }

    private static String word(Wound wound) {
        return switch (wound) {
            case NONE -> "is not badly hurt";
            case DEAD -> "is dead";
            default -> "has a " + wound.name().toLowerCase(Locale.ROOT) + " wound";
        };
    }

    /** Somebody's wound was rolled for. */
    public record WoundRolled(String unit, int die, Wound wound, boolean returns) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.aftermath().with(wound));
        }

        @Override
        public Line line(GladiatorsState state) {
            String back = returns ? ", killed, but returns from the dead, and " : " and ";
            return tell(state, unit, " rolls " + die + " for wounds" + back + word(wound));
        }
    }

    /** Somebody's wound had a week to mend. */
    public record WeekRolled(String unit, Needed needed, TestRoll roll) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            Wound now = gladiator.aftermath().wound();
            gladiator.set(gladiator.aftermath().with(roll.succeeded() ? now.mended() : now));
        }

        @Override
        public Line line(GladiatorsState state) {
            Wound now = state.unit(unit).aftermath().wound();
            return tell(state, unit, ": a week passes, " + needed.words() + ", rolls " + roll + ", " + word(now));
        }
    }
}
