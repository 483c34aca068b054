package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.attack.AimTarget;
import arbiter.games.centuryg.damage.UnitCondition;
import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.machine.Outfit;
import arbiter.games.centuryg.machine.Supplies;
import arbiter.games.centuryg.machine.UsedEquipment;
import arbiter.games.centuryg.move.Position;
import arbiter.games.centuryg.power.GenrePoints;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Marks;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** Units are one from now on, with the average of what they had left. Ledger: BCG-COMB-4, BCG-COMB-5, BCG-AMB-109. */
public record Combined(String lead, List<String> others, boolean unison) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter whole = state.unit(lead);
        int points = whole.points();
        int energy = whole.energy();
        int genre = whole.genre().points();
        List<Machine> machines = new ArrayList<>();
        List<CombinedCrew> crews = new ArrayList<>();
        for (String id : others) {
            Fighter part = state.unit(id);
            machines.add(part.machine());
            crews.add(part.crew());
            points += part.points();
            energy += part.energy();
            genre += part.genre().points();
            Marks.handOn(state, id, lead);
            board(part);
        }
        int count = others.size() + 1;
        whole.set(whole.crew().joinedBy(others, crews, unison));
        Outfit.join(whole, together(whole, machines));
        Outfit.takeForm(whole, 0);
        UnitCondition.average(whole, points / count);
        Supplies.setEnergy(whole, energy / count, EnergyCapacity.of(state, whole));
        if (unison) {
            GenrePoints.set(whole, genre);
        }
        remember(state, whole);
        Supplies.settleRestoration(whole);
        Position.put(state, whole, whole.zone());
        EnergyCapacity.settle(state);
    }

    private void board(Fighter part) {
        part.set(part.crew().boarding(lead));
        AimTarget.settle(part);
        if (unison) { // they share freely, so there is one purse
            GenrePoints.set(part, 0);
        } else { // what they have spent is restored
            UsedEquipment.restore(part);
            Supplies.refillRestoration(part);
        }
    }

    private Machine together(Fighter whole, List<Machine> machines) {
        return unison
                ? CombinedMachine.unison(
                        whole.machine(), machines, whole.machine().powers())
                : CombinedMachine.led(whole.machine(), machines);
    }

    /** Nobody gains anything later for Levels that went by averaging. Ledger: BCG-DMG-4. */
    private void remember(CenturyState state, Fighter whole) {
        int lost = whole.levelsLost();
        UnitCondition.remember(whole, lost);
        for (String id : others) {
            UnitCondition.remember(state.unit(id), lost);
        }
    }

    @Override
    public Line line(CenturyState state) {
        Fighter whole = state.unit(lead);
        Line.Builder line = tell(state, lead);
        for (String id : others) {
            line.words(" and ").unit(id, state.unit(id).name());
        }
        return line.words(" combine: " + whole.points() + " Threshold, " + whole.energy() + " Energy")
                .line();
    }
}
