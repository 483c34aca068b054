package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Weight;

/** Whether an attack on a zone came off. Ledger: WAS-QUAL-2. */
public record BlastRolled(String unit, String weapon, String zone, boolean hit) implements WastelandEvent {

    static BlastRolled of(WastelandState state, Fighter attacker, AttackForm form, int zone, boolean hit) {
        return new BlastRolled(
                attacker.id(), form.weapon().name(), state.battlefield().name(zone), hit);
    }

    @Override
    public void apply(WastelandState state) {}

    @Override
    public Line line(WastelandState state) {
        return tell(state, unit, (hit ? " strikes " : " strikes badly at ") + zone + " (" + weapon + ")");
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("hit", hit);
    }
}
