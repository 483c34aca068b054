package arbiter.games.gladiators.power;

import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** Somebody has a copy of somebody else's power, while Copy Power is active. Ledger: GG-AB-08. */
public record PowerCopied(String user, int by, SuperPower power) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        Gladiator unit = state.unit(user);
        unit.set(unit.copies().with(power, by));
        unit.set(unit.levels().longer());
        unit.set(unit.condition().longer());
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(state, user, " copies " + power.title() + " at Level " + power.level());
    }
}
