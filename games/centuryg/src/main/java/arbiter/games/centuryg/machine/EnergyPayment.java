package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.turn.ItemUsed;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Weight;
import java.util.List;

/** Paying Energy; whoever is shorted out is hurt by it. Ledger: electromagnetic-detonator, BCG-AMB-115. */
public final class EnergyPayment {

    private EnergyPayment() {}

    public static void energy(Play<CenturyState> play, Fighter unit, int amount, String what) {
        if (amount > 0) {
            play.emit(new EnergyPaid(unit.id(), amount, what));
            shorted(play, unit, amount);
        }
    }

    /** Uses an item of the Beginning Phase; whether the Unit still stands afterwards. */
    public static boolean item(Play<CenturyState> play, Fighter unit, String item, int energy, String what) {
        play.emit(new ItemUsed(unit.id(), item, energy, what));
        shorted(play, unit, energy);
        return unit.isFighting();
    }

    private static void shorted(Play<CenturyState> play, Fighter unit, int amount) {
        CenturyState state = play.state();
        if (amount == 0 || !state.has(Mark.Kind.SHORTED, unit)) {
            return;
        }
        for (Mark mark : List.copyOf(state.marks())) {
            if (mark.kind() == Mark.Kind.SHORTED && mark.on().equals(unit.id())) {
                DamageCause cause = DamageCause.by(state.unit(mark.by()), "the Electromagnetic Detonator");
                Damage.resolve(play, unit, mark.value() * amount, cause);
            }
        }
    }

    /** Energy is spent; what is beyond the capacity goes first. Ledger: BCG-AMB-115. */
    public record EnergyPaid(String unit, int amount, String what) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Supplies.spendEnergy(state.unit(unit), amount);
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " spends " + amount + " Energy on " + what);
        }
    }
}
