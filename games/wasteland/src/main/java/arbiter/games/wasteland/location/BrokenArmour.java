package arbiter.games.wasteland.location;

import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Weight;
import java.util.List;

/** Breaking takes resistance away where it hits, until somebody repairs it. Ledger: WAS-EFF-2. */
public final class BrokenArmour {

    private BrokenArmour() {}

    /** So many points against the types of the weapon, as far as there are any. */
    public static void take(Play<WastelandState> play, Fighter one, int location, List<DamageType> types, int points) {
        for (DamageType type : types) {
            int there = one.profile().protection().at(location, type)
                    - one.armourDamage().lost(location, type);
            int lost = Math.min(points, there);
            if (lost > 0) {
                play.emit(new ArmourBroken(one.id(), location, type, lost));
            }
        }
    }

    /** Everything that was lost is there again. Ledger: WAS-GEAR-3. */
    public static void mend(Play<WastelandState> play, Fighter one) {
        play.emit(new ArmourMended(one.id()));
    }

    /** Armour is as good as before. */
    public record ArmourMended(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            state.unit(unit).set(ArmourDamage.NONE);
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, "'s armour is mended");
        }
    }

    /** Armour has lost resistance. */
    public record ArmourBroken(String unit, int location, DamageType type, int points) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.armourDamage().losing(one.profile().plan().size(), location, type, points));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(
                    state,
                    unit,
                    " loses " + points + " " + type.word() + " resistance at the "
                            + state.unit(unit)
                                    .profile()
                                    .plan()
                                    .location(location)
                                    .words());
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }
}
