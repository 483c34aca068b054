package arbiter.games.gladiators.result;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Weight;

/** Somebody takes hits, some of them by Toughness. Ledger: GG-RES-9. */
public record HitsTaken(String target, Modifiers hits, int byToughness) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        Gladiator unit = state.unit(target);
        unit.set(unit.injuries().hurt(hits.total() - byToughness, byToughness));
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(GladiatorsState state) {
        String parts = hits.parts().size() > 1 ? " (" + hits + ")" : "";
        String tough = byToughness > 0 ? ", " + byToughness + " by Toughness" : "";
        return tell(state, target, " takes " + GladiatorsEvent.count(hits.total(), "hit") + parts + tough);
    }

    @Override
    public void measure(Measures measures) {
        measures.number(target + " hits", hits.total());
    }
}
