package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Deed;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import java.util.Optional;

/** Somebody rolled to hit somebody with a power; the face of the die may have decided it. */
public record HitRolled(String user, String power, String target, Needed needed, TestRoll roll, Optional<FaceRule> face)
        implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {}

    @Override
    public Line line(GladiatorsState state) {
        Line.Builder about = tell(state, user)
                .words("'s " + power + " at ")
                .unit(target, state.unit(target).name());
        String because = face.isPresent() ? " (" + face.get().words() + ")" : "";
        return needed.line(about, roll, (roll.succeeded() ? "hits" : "misses") + because);
    }

    @Override
    public Optional<Deed> deed() {
        return Optional.of(Deed.against(user, target, roll.succeeded()));
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("hit", roll.succeeded());
        measures.sum(user + " to hit", needed.active());
        measures.sum(target + " dodge", needed.resisting());
    }
}
