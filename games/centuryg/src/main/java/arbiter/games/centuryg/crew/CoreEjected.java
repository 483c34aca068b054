package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.power.GenrePoints;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A pilot is out of the machine in its Core; what stays behind is a wreck or runs by itself. Ledger: BCG-CORE-3. */
public record CoreEjected(String unit, int zone) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter machine = state.unit(unit);
        Fighter core = core(machine);
        machine.dropBody();
        machine.set(GenrePoints.NONE);
        if (machine.isFighting()) {
            machine.set(machine.outfit().withHull(Hull.EMPTY));
        }
        if (state.currentTurn().isOf(unit)) {
            if (machine.isFighting()) {
                state.set(state.currentTurn().of(core.id()));
            } else {
                core.set(core.turnPlace().withActed(true));
            }
        }
        state.add(core);
    }

    /** What ejects: the pilot, with all that is the pilot's. Ledger: BCG-AMB-50. */
    private Fighter core(Fighter from) {
        Fighter core = new Fighter(from.id() + "-core", from.name() + "'s Core", from.ownSide(), from.machine(), zone);
        core.set(from.cockpit().from(from.id()));
        core.set(core.outfit().withHull(Hull.CORE));
        core.set(core.condition().withPoints(0).withLevelsEverLost(Fighter.LEVELS));
        core.set(from.turnPlace());
        core.set(from.genre());
        if (from.hasBody()) {
            core.set(from.body());
        }
        return core;
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, "'s Core ejects to " + state.field().zones().text(zone));
    }
}
