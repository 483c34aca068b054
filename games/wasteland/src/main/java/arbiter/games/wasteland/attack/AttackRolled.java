package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Deed;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Weight;
import java.util.Optional;

/** Whether an attack hit. Ledger: WAS-ATK-8. */
public record AttackRolled(String unit, String target, String weapon, boolean hit) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {}

    @Override
    public Line line(WastelandState state) {
        return tell(state, unit)
                .words(hit ? " hits " : " misses ")
                .unit(target, state.unit(target).name())
                .words(" (" + weapon + ")")
                .line();
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Optional<Deed> deed() {
        return Optional.of(Deed.against(unit, target, hit));
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("hit", hit);
    }
}
