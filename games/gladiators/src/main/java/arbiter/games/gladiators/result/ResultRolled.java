package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;

/** The result of a power on somebody was rolled. */
public record ResultRolled(String user, String power, String target, Effect effect, Needed needed, TestRoll roll)
        implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {}

    @Override
    public Line line(GladiatorsState state) {
        Line.Builder about = tell(state, user)
                .words("'s " + power + effect.aside() + " on ")
                .unit(target, state.unit(target).name());
        return needed.line(about, roll, roll.succeeded() ? "result " + roll.result() : "no effect");
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("result", roll.succeeded());
    }
}
