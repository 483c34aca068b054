package arbiter.games.gladiators.result;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.hit.HitNumber;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/** A roll to hit a thing: it dodges nothing, only distance counts. Ledger: GG-TRP-3, GG-HIT-1, GG-ARE-1. */
public final class ObjectAim {

    private static final int HEXES_PER_DODGE = 10;

    private ObjectAim() {}

    /** How the blow would be struck; nobody is its target. */
    public static PowerStrike strike(GladiatorsState state, PowerUse use, int range) {
        return new PowerStrike(use, use.user(), range, StrikeLevel.level(state, use, range), Optional.empty(), false);
    }

    public static boolean hits(Play<GladiatorsState> play, PowerStrike strike, String what) {
        return roll(play, strike, what, 0).succeeded();
    }

    /** Against a thing that is hard to hit besides. */
    public static TestRoll roll(Play<GladiatorsState> play, PowerStrike strike, String what, int dodge) {
        Modifiers resisting = Modifiers.of("dodge", dodge).and("distance", distance(strike.range(), dodge));
        Needed needed = new Needed(HitNumber.of(play.state(), strike).active(), resisting);
        TestRoll roll = D10Roll.roll(play, "attack.hit", strike.user(), needed.number());
        play.emit(new ObjectAimedAt(strike.user().id(), strike.use().power().title(), what, needed, roll));
        return roll;
    }

    private static int distance(int range, int dodge) {
        return Math.max(0, range / HEXES_PER_DODGE - dodge);
    }

    /** Somebody aimed at a thing. */
    public record ObjectAimedAt(String user, String power, String what, Needed needed, TestRoll roll)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    user,
                    "'s " + power + " at " + what + ": " + needed.words() + ", rolls " + roll
                            + (roll.succeeded() ? ", hits" : ", misses"));
        }
    }
}
