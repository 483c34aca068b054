package arbiter.games.wasteland.awareness;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.RangeBand;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;

/** Who becomes aware of an attacker. Ledger: WAS-SNEAK-3, WAS-QUAL-13. */
public final class Noticing {

    private static final int MUFFLED = 2;

    private Noticing() {}

    /** Targets always do, and so does everybody else unless the weapon is muffled and they fail to hear it. */
    public static void ofAttack(Play<WastelandState> play, Fighter attacker, List<Fighter> targets, boolean muffled) {
        for (Fighter other : play.state().units()) {
            if (other.present()
                    && Unawareness.isUnaware(other, attacker)
                    && (!muffled || targets.contains(other) || hears(play, other))) {
                play.emit(new BecameAware(other.id(), attacker.id()));
            }
        }
    }

    /** Those in the zone into which somebody moves in the open. Ledger: WAS-SNEAK-5. */
    public static void ofMovement(Play<WastelandState> play, Fighter mover) {
        WastelandState state = play.state();
        for (Fighter other : state.units()) {
            if (other.unaware() != Unawareness.NONE
                    && other.canAct()
                    && other.zone() == mover.zone()
                    && Unawareness.isUnaware(other, mover)
                    && !Stealth.isOutOfTheOpen(state, mover)) {
                play.emit(new BecameAware(other.id(), mover.id()));
            }
        }
    }

    /** Everybody in the same zone and in those beside it. Ledger: comp-noise. */
    public static void ofNoise(Play<WastelandState> play, Fighter noisy) {
        WastelandState state = play.state();
        for (Fighter other : state.units()) {
            boolean near = state.band(other, noisy).ordinal() <= RangeBand.MEDIUM.ordinal();
            if (other.present() && near && Unawareness.isUnaware(other, noisy)) {
                play.emit(new BecameAware(other.id(), noisy.id()));
            }
        }
    }

    /** It takes no sight, so of light and weather only rain counts. Ledger: AMB-77. */
    private static boolean hears(Play<WastelandState> play, Fighter other) {
        if (!other.canAct()) {
            return false;
        }
        Modifiers difficulty = Modifiers.of("muffled", MUFFLED)
                .and("rain", play.state().surroundings().rain(other.zone()));
        TestAttempt attempt = TestAttempt.of(
                        other, "noticing a muffled attack", Attribute.PERCEPTION, SkillName.SURVIVAL, difficulty)
                .alone();
        return TestProcedure.resolve(play, attempt).passes();
    }

    /** Somebody knows that another is there. Ledger: WAS-SNEAK-5. */
    public record BecameAware(String unit, String other) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Unawareness.put(state.unit(unit), state.unit(other), false);
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit)
                    .words(" becomes aware of ")
                    .unit(other, state.unit(other).name())
                    .line();
        }
    }
}
