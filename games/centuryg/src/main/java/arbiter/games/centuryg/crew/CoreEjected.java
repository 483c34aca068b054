package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.damage.UnitCondition;
import arbiter.games.centuryg.machine.Outfit;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.power.GenrePoints;
import arbiter.games.centuryg.turn.CurrentTurn;
import arbiter.games.centuryg.turn.TurnPlace;
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
        if (machine.isFighting()) {
            Outfit.leave(machine, Hull.EMPTY);
        }
        if (state.currentTurn().isOf(unit)) {
            if (machine.isFighting()) {
                CurrentTurn.handOver(state, core);
            } else {
                TurnPlace.setActed(core, true);
            }
        }
        state.add(core);
    }

    /** What ejects: the pilot, with all that is the pilot's. Ledger: BCG-AMB-50. */
    private Fighter core(Fighter from) {
        Fighter core = new Fighter(from.id() + "-core", from.name() + "'s Core", from.ownSide(), from.machine(), zone);
        core.set(from.cockpit().from(from.id()));
        Outfit.leave(core, Hull.CORE);
        UnitCondition.bare(core);
        TurnPlace.takeOver(core, from);
        GenrePoints.move(from, core);
        Body.move(from, core);
        return core;
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, "'s Core ejects to " + state.field().zones().text(zone));
    }
}
