package arbiter.games.gladiators.result;

import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Weight;

/**
 * Somebody takes hits, some of them by Toughness. Those beyond what the body can take do nothing more, so that only so many
 * count. Ledger: GG-RES-9, GG-OOA-8.
 */
public record HitsTaken(String target, Modifiers hits, int byToughness, int byBody) implements GladiatorsEvent {

    /** As many as still do something. */
    public static HitsTaken of(Gladiator target, Modifiers hits, int byToughness) {
        int left = Math.max(0, GoingOut.hits(target) - target.injuries().body());
        return new HitsTaken(target.id(), hits, byToughness, Math.min(left, hits.total() - byToughness));
    }

    @Override
    public void apply(GladiatorsState state) {
        Gladiator unit = state.unit(target);
        unit.set(unit.injuries().hurt(byBody, byToughness));
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
        measures.number(target + " hits", byBody + byToughness);
    }
}
