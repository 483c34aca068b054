package arbiter.games.gladiators.end;

import arbiter.games.gladiators.ability.RegenerationAbility;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.result.Damage;
import arbiter.games.gladiators.result.Injuries;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Weight;

/** Getting up again at the start of one's turn. Ledger: GG-OOA-4 to 7, GG-END-2, GG-END-3, GG-AMB-59, GG-AMB-61. */
public final class Reactivation {

    private static final int FIRST = 4;
    private static final int EACH = 3;
    private static final int MINOR = 6;
    private static final int HOPELESS = 11;
    private static final int LETHAL = 2;

    private Reactivation() {}

    /** The Level of Regeneration at work on somebody. Ledger: GG-AB-35. */
    public static int regeneration(GladiatorsState state, Gladiator unit) {
        int best = 0;
        for (RunningPower running : Running.on(state, unit, RegenerationAbility.class)) {
            best = Math.max(best, running.level(state).total());
        }
        return best;
    }

    public static void resolve(Play<GladiatorsState> play, Gladiator unit, int regeneration) {
        Needed needed = needed(play.state(), unit, regeneration);
        if (unit.isMajor() && EndGame.hasBegun(play.state()) && needed.number() >= HOPELESS) {
            play.emit(new LeftPlay(unit.id(), "needs " + needed.number() + " to get up"));
            return;
        }
        TestRoll roll = D10Roll.roll(play, "reactivation.roll", unit, needed.number());
        play.emit(new ReactivationRolled(unit.id(), needed, roll, hitsLeft(play.state(), unit)));
        if (!roll.succeeded() && !unit.isMajor()) { // GG-OOA-7
            play.emit(new LeftPlay(unit.id(), "did not get up"));
        }
    }

    static Needed needed(GladiatorsState state, Gladiator unit, int regeneration) {
        OutRecord out = unit.out();
        Needed base = unit.isMajor()
                ? Needed.plain(FIRST + EACH * (out.timesOut() - 1))
                        .resisted("end game", Math.max(0, EndGame.turn(state)))
                        .helped("Iron Will", unit.profile().has("iron-will") ? 1 : 0)
                : Needed.plain(MINOR);
        return base.resisted("Lethal", out.lethal() && regeneration == 0 ? LETHAL : 0)
                .resisted("Grievous", out.grievous() ? 1 : 0)
                .resisted("stopped", out.stopped())
                .helped("Regeneration", regeneration);
    }

    /** Half of all hits, rounded up, the body first; more if somebody was healed meanwhile. Ledger: GG-AMB-59. */
    private static Injuries hitsLeft(GladiatorsState state, Gladiator unit) {
        int body = GoingOut.hits(unit);
        int tough = Damage.toughnessLeft(state, unit) + unit.injuries().toughness();
        int half = (body + tough + 1) / 2;
        int toBody = Math.min(body, half);
        return unit.injuries().atMost(body - toBody, tough - (half - toBody));
    }

    /** Somebody tried to get up. */
    public record ReactivationRolled(String unit, Needed needed, TestRoll roll, Injuries left)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            if (roll.succeeded()) {
                gladiator.set(gladiator.out().back());
                Injuries.put(gladiator, left.body(), left.toughness());
            } else {
                gladiator.set(gladiator.out().tried());
            }
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    unit,
                    ": " + needed.words() + ", rolls " + roll
                            + (roll.succeeded() ? ", reactivates" : ", stays out of action"));
        }
    }

    /** Somebody is out of play for the rest of the combat. Ledger: GG-END-3, GG-OOA-7. */
    public record LeftPlay(String unit, String because) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.out().gone());
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " is out of play: " + because);
        }
    }
}
